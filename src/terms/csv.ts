/** A cell that a spreadsheet would run as a formula is escaped as text. */
const FORMULA = /^[=+\-@\t\r]/;
/** A negative amount begins as a formula does, and is none. */
const NEGATIVE = /^-\d+(?:\.\d+)?$/;

type CsvRow = readonly (string | number | null)[];

/** Rows as RFC 4180 text with a header. Null is an empty cell. */
export const toCsv = (header: readonly string[], rows: readonly CsvRow[]): string =>
  toCsvLines([header, ...rows]);

/** Rows as lines of RFC 4180 text, to be appended to a file. Null is an empty cell. */
export const toCsvLines = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

function toCell(value: string | number | null): string {
  if (value === null) return '';
  const text =
    typeof value === 'string' && FORMULA.test(value) && !NEGATIVE.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
