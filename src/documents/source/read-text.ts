import { parse as parseCsv } from 'csv-parse';
import PostalMime from 'postal-mime';
import { readMarkup } from './read-markup.js';
import { FILE_LIMITS } from './limits.js';
import { createTooLargeProblem, createUnreadableProblem } from './refusals.js';
import { buildGridPage, LINE_STEP } from './grid-page.js';
import { takeRaggedRows } from './ragged-rows.js';
import { findDelimiter, type Sniffed } from './sniff-type.js';
import type { SourceDocument, SourcePage, TextRun } from './source-document.js';

type SniffedText = Extract<Sniffed, { text: string }>;

const LEGACY = 'The text is not UTF-8: it was read as Windows-1252.';

/** A table of separated values as a grid. */
export async function readCsv({ text, isLegacy }: SniffedText): Promise<SourceDocument> {
  const delimiter = findDelimiter(text.slice(0, 20_000).split(/\r?\n/, 60)) ?? ',';
  const rows = await parseRows(text, delimiter);
  if (rows.length > FILE_LIMITS.rows)
    throw createTooLargeProblem(`The table has more than ${FILE_LIMITS.rows} rows.`);
  if (rows.some((row) => row.length > FILE_LIMITS.columns))
    throw createTooLargeProblem(`A row has more than ${FILE_LIMITS.columns} values.`);
  const pages = [buildGridPage(rows, { sheet: null, number: 1 })];
  const warnings = isLegacy ? [LEGACY] : [];
  return { fileType: 'csv', textSource: 'cells', isGrid: true, pages, warnings };
}

async function parseRows(text: string, delimiter: string): Promise<string[][]> {
  const parser = parseCsv({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    to: FILE_LIMITS.rows + 1,
  });
  takeRaggedRows(parser);
  const rows: string[][] = [];
  try {
    parser.end(text);
    for await (const row of parser) rows.push(row as string[]);
    return rows;
  } catch {
    throw createUnreadableProblem(
      'the table of separated values cannot be read: a quotation mark is left open',
    );
  }
}

/** Text as lines in a fixed-width font: wide gaps separate columns. */
export function readPlainText(
  { text, isLegacy }: Omit<SniffedText, 'fileType'>,
  fileType: 'text' | 'email' = 'text',
): SourceDocument {
  if (text.length > FILE_LIMITS.textCharacters) throw createTooLargeProblem('The text is too long.');
  const pages = [textPage(text)];
  const warnings = isLegacy ? [LEGACY] : [];
  return { fileType, textSource: 'lines', isGrid: false, pages, warnings };
}

const LETTER = 6;
const HEIGHT = 12;

function textPage(text: string): SourcePage {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > FILE_LIMITS.rows)
    throw createTooLargeProblem(`The text has more than ${FILE_LIMITS.rows} lines.`);
  const runs = lines.flatMap((line, index) => runsOf(line, index));
  if (runs.length > FILE_LIMITS.runs) throw createTooLargeProblem('The text has too many parts.');
  return { number: 1, sheet: null, height: lines.length * LINE_STEP, runs };
}

function runsOf(line: string, index: number): TextRun[] {
  const runs: TextRun[] = [];
  let start = 0;
  for (const gap of [...line.matchAll(/ {2,}|\t+|\|/g), { index: line.length, 0: '' }]) {
    const text = line.slice(start, gap.index);
    const lead = text.length - text.trimStart().length;
    const box = {
      x: (start + lead) * LETTER,
      y: index * LINE_STEP,
      width: text.trim().length * LETTER,
      height: HEIGHT,
    };
    if (text.trim() !== '') runs.push({ text: text.trim(), box, cell: null });
    start = gap.index + gap[0].length;
  }
  return runs;
}

/** The content of an e-mail: its text and the attached files. */
export interface OpenedMail {
  readonly body: SourceDocument;
  readonly attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** Per part; mail servers accept about as much. */
const MAIL_LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024 } as const;

export async function openMail(bytes: Uint8Array): Promise<OpenedMail> {
  const mail = await parseMail(bytes);
  const attachments = mail.attachments
    .slice(0, FILE_LIMITS.attachments)
    .map(({ filename, content }, index) => ({
      name: filename ?? `attachment ${index + 1}`,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    }));
  const text = [mail.subject ?? '', '', mail.text ?? readMarkup(mail.html ?? '')].join('\n');
  return { body: readPlainText({ text, isLegacy: false }, 'email'), attachments };
}

async function parseMail(bytes: Uint8Array) {
  try {
    return await PostalMime.parse(bytes, MAIL_LIMITS);
  } catch {
    throw createUnreadableProblem('the e-mail cannot be read');
  }
}
