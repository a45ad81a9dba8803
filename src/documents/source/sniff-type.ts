import type { FileType } from '../../generated/schema-types.js';
import { refuseField, type Problem } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import { createUnreadableProblem, createUnsupportedProblem } from './refusals.js';

/** The type of a file by its first bytes. Ignores names and declared media types. */
export type Sniffed =
  | { readonly fileType: 'pdf' | 'xlsx' }
  | { readonly fileType: 'image'; readonly format: string }
  | { readonly fileType: 'csv' | 'email' | 'text'; readonly text: string; readonly isLegacy: boolean };

const IMAGES: readonly (readonly [format: string, magic: string])[] = [
  ['PNG', '89504e470d0a1a0a'],
  ['JPEG', 'ffd8ff'],
  ['GIF', '47494638'],
  ['TIFF', '49492a00'],
  ['TIFF', '4d4d002a'],
  ['BMP', '424d'],
];
const ZIP = '504b0304';
const COMPOUND_FILE = 'd0cf11e0a1b11ae1';
const READ = 'PDF, XLSX, CSV, e-mail, plain text and images are read';

/** Throws `unsupported-media-type` for any other type. */
export function sniffType(bytes: Uint8Array): Sniffed {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = buffer.subarray(0, 16).toString('hex');
  if (buffer.subarray(0, 1024).includes('%PDF-')) return { fileType: 'pdf' };
  if (start.startsWith(ZIP)) return sniffZip(buffer);
  if (start.startsWith(COMPOUND_FILE)) throw refuseCompoundFile(buffer);
  const image = IMAGES.find(([, magic]) => start.startsWith(magic))?.[0];
  if (image !== undefined) return { fileType: 'image', format: image };
  if (start.startsWith('52494646') && start.slice(16, 24) === '57454250')
    return { fileType: 'image', format: 'WebP' };
  return sniffText(buffer);
}

/** The media types that callers may declare, with the file types that the bytes may then have. */
const DECLARED: readonly (readonly [pattern: RegExp, types: readonly FileType[]])[] = [
  [/pdf$/, ['pdf']],
  [/spreadsheetml\.sheet$/, ['xlsx']],
  // What Windows calls a CSV file too.
  [/^application\/vnd\.ms-excel$/, ['xlsx', 'csv', 'text']],
  [/^image\//, ['image']],
  [/csv$/, ['csv', 'text']],
  [/^message\/rfc822$/, ['email', 'text']],
  [/^text\//, ['csv', 'text', 'email']],
];
/** Bytes of any type (RFC 2046, section 4.5.1). */
const UNDECLARED = 'application/octet-stream';

/** Throws `unsupported-media-type` when the declared type is not that of the bytes, `invalid-parameter` when none such is read. */
export function refuseOtherThanDeclared(declared: string | null, { fileType }: Sniffed): void {
  const type = declared?.split(';', 1)[0]!.trim().toLowerCase() ?? UNDECLARED;
  if (type === UNDECLARED) return;
  const known = DECLARED.find(([pattern]) => pattern.test(type));
  if (known === undefined)
    throw refuseField('mediaType', `${quoteInput(type)} is not a media type that is read: ${READ}`);
  if (known[1].includes(fileType)) return;
  throw createUnsupportedProblem(
    `The file is declared to be ${known[1][0]!} but its bytes are those of ${fileType}.`,
  );
}

/** What a workbook with a password is packed in, as its directory names it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

function refuseCompoundFile(buffer: Buffer): Problem {
  if (buffer.includes(ENCRYPTED))
    return createUnreadableProblem(
      'the workbook is encrypted or protected by a password: save it without protection',
    );
  return createUnsupportedProblem(
    `An old Office file (XLS, DOC, MSG) is not read: save it as XLSX or PDF. ${READ}.`,
  );
}

function sniffZip(buffer: Buffer): Sniffed {
  if (buffer.includes('xl/workbook.xml')) return { fileType: 'xlsx' };
  throw createUnsupportedProblem(`A ZIP archive that is no XLSX workbook is not read. ${READ}.`);
}

const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f]/; // eslint-disable-line no-control-regex -- text has none of them
const MARKUP = /^\s{0,40}<(?:!doctype|html|\?xml|svg)/i;

function sniffText(buffer: Buffer): Sniffed {
  const decoded = decode(buffer);
  if (decoded === null || CONTROLS.test(decoded.text) || decoded.text.trim() === '')
    throw createUnsupportedProblem(`The bytes are of no type that is known. ${READ}.`);
  if (MARKUP.test(decoded.text)) throw createUnsupportedProblem(`HTML and XML are not read. ${READ}.`);
  return { fileType: kindOfText(decoded.text), ...decoded };
}

function decode(buffer: Buffer): { text: string; isLegacy: boolean } | null {
  const encoding = buffer[0] === 0xff && buffer[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(buffer), isLegacy: false };
  } catch {
    return encoding === 'utf-8'
      ? { text: new TextDecoder('windows-1252').decode(buffer), isLegacy: true }
      : null;
  }
}

const MAIL_HEADER =
  /^(from|to|subject|date|mime-version|received|message-id|return-path|content-type|delivered-to):/i;

function kindOfText(text: string): 'csv' | 'email' | 'text' {
  const lines = text.slice(0, 20_000).split(/\r?\n/, 60);
  const head = lines.slice(0, 20);
  if (head.filter((line) => MAIL_HEADER.test(line)).length >= 2 && MAIL_HEADER.test(lines[0]!))
    return 'email';
  return findDelimiter(lines) === null ? 'text' : 'csv';
}

/** The character that splits the lines of a table into equally many values; null when the text is not a table. */
export function findDelimiter(lines: readonly string[]): string | null {
  const filled = lines.map((line) => line.replace(/"[^"]*"/g, '')).filter((line) => line.trim() !== '');
  const counts = [';', '\t', '|', ','].map((delimiter) => commonestCount(filled, delimiter));
  const best = counts.reduce((a, b) => (b.lines * b.count > a.lines * a.count ? b : a));
  const fewest = best.delimiter === ',' ? 3 : 2;
  const share = best.lines / Math.max(filled.length, 1);
  const isTable =
    best.count >= fewest && ((best.lines >= 3 && share >= 0.25) || (best.lines === 2 && share >= 0.6));
  return isTable ? best.delimiter : null;
}

/** The most common number of delimiters per line, and the number of lines that have it. */
function commonestCount(lines: readonly string[], delimiter: string) {
  const tally = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) tally.set(count, (tally.get(count) ?? 0) + 1);
  }
  const [count, times] = [...tally].sort((a, b) => b[0] * b[1] - a[0] * a[1])[0] ?? [0, 0];
  return { delimiter, count, lines: times };
}
