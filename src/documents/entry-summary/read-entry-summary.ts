import { extract } from '../extract.js';
import { measureSharedWidth, textOfLine, toLines, type Line } from '../layout/lines.js';
import type { SourceDocument, SourcePage } from '../source/source-document.js';
import { readLines, type PrintedCase, type PrintedLines, type PrintedNumber } from './read-lines.js';

/** The headers of the table, as reports of entry lines print them. */
export const ENTRY_SUMMARY_HEADERS = [
  ...['Entry Summary Number', 'Entry Type Code', 'Entry Date', 'Entry Summary Date', 'Importation Date'],
  ...[
    'Importer Number',
    'Port of Entry Code',
    'Mode of Transport',
    'Country of Export Code',
    'Manufacturer ID',
  ],
  ...['Entry Duty Amount', 'MPF', 'HMF', 'Entry Summary Line Number', 'Country of Origin Code'],
  ...['Line SPI Code', 'HTS Number - Full', 'Line Tariff Goods Value Amount', 'Line Tariff Duty Amount'],
  ...['Line Tariff Quantity (1)', 'Line Tariff UOM (1) Code'],
  ...['AD/CVD Case Number 1', 'AD/CVD Rate 1', 'AD/CVD Duty 1'],
  ...['AD/CVD Case Number 2', 'AD/CVD Rate 2', 'AD/CVD Duty 2'],
] as const;

/** The value of a box is in one of so many lines, its label's included. */
const NEAR_LINES = 4;
const ENTRY_NUMBER = /(?<![A-Z0-9])[A-Z0-9]{3}-?\d{7}-?\d(?!\d)/;

/** A table of the tariff numbers of all entries in a document. Null: it is no entry summary whose table can be read. */
export function readEntrySummary(document: SourceDocument): readonly (readonly string[])[] | null {
  const rows = splitEntries(document.pages).flatMap((pages) => readEntry({ ...document, pages }));
  return rows.length === 0 ? null : rows;
}

/** The pages of one entry: a page with another entry number begins another. */
function splitEntries(pages: readonly SourcePage[]): readonly (readonly SourcePage[])[] {
  const entries: SourcePage[][] = [];
  let current: string | null = null;
  for (const page of pages) {
    const number =
      page.runs.flatMap(({ text }) => ENTRY_NUMBER.exec(text)?.[0].replaceAll('-', '') ?? [])[0] ?? null;
    if (entries.length === 0 || (number !== null && number !== current)) entries.push([page]);
    else entries.at(-1)!.push(page);
    current = number ?? current;
  }
  return entries;
}

function readEntry(document: SourceDocument): readonly (readonly string[])[] {
  const { documentKind, fields } = extract(document);
  if (documentKind !== 'entry_summary') return [];
  const lines = toLines(document);
  const printed = readLines(lines);
  if (printed === null) return [];
  const textOf = (name: string): string => fields.find((field) => field.name === name)?.text ?? '';
  const mode = readMode(lines);
  const number = ENTRY_NUMBER.exec(textOf('entryNumber') || lines.map(textOfLine).join(' '))?.[0] ?? '';
  return printed.numbers.map((one) => toRow(one, { number, mode, textOf, printed }));
}

/** The code in the box of the mode of transport, which stands below its label. */
function readMode(lines: readonly Line[]): string {
  for (const [at, line] of lines.entries()) {
    const label = line.segments.find(({ text }) => /mode of transport/i.test(text));
    if (label === undefined) continue;
    const below = lines.slice(at, at + NEAR_LINES).flatMap(({ segments }) => segments);
    const code = below.find(
      ({ text, box }) => /^\d{2}$/.test(text) && measureSharedWidth(box, label.box) > 0,
    );
    if (code !== undefined) return code.text;
  }
  return '';
}

interface Boxes {
  readonly number: string;
  readonly mode: string;
  /** A box of the form as printed; empty: it is not filled in. */
  readonly textOf: (name: string) => string;
  readonly printed: PrintedLines;
}

function toRow(one: PrintedNumber, { number, mode, textOf, printed }: Boxes): readonly string[] {
  return [
    ...[number, textOf('entryType').slice(0, 2), textOf('entryDate'), textOf('summaryDate')],
    ...[
      textOf('importDate'),
      textOf('importerNumber'),
      textOf('portCode'),
      mode || textOf('modeOfTransport'),
    ],
    ...[textOf('countryOfExport'), textOf('manufacturerId')],
    // With AD/CVD cases the total holds what no tariff number has.
    ...[
      printed.cases.size > 0 ? '' : textOf('totalDuty'),
      printed.fees.get('499') ?? '',
      printed.fees.get('501') ?? '',
    ],
    ...[one.line, one.origin || textOf('countryOfOrigin'), one.spi, one.hts, one.value, one.duty],
    ...[one.quantity, one.unit],
    ...toCaseCells(printed.cases.get(one.line) ?? []),
  ];
}

/** The columns of the cases; a line is under one antidumping and one countervailing order. */
function toCaseCells(cases: readonly PrintedCase[]): readonly string[] {
  return cases.slice(0, MAX_CASES).flatMap(({ caseNumber, rate, duty }) => [caseNumber, rate, duty]);
}

const MAX_CASES = 2;
