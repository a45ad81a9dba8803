import { parse } from 'csv-parse/sync';

/** One row of a CSV file: its cells by column, trimmed, and the line it ends on. */
export interface SourceRow {
  readonly file: string;
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** An error in a source row; names the file, line, column and value. */
export class SourceRowError extends Error {
  override readonly name = 'SourceRowError';

  constructor(row: Pick<SourceRow, 'file' | 'line'>, message: string) {
    super(`${row.file} line ${row.line}: ${message}`);
  }
}

/** Reads a CSV file with a header row; every row must have every column. */
export function readCsvTable(file: string, text: string): readonly SourceRow[] {
  const options = { columns: true, info: true, bom: true, trim: true } as const;
  const records = parse<{ record: Record<string, string>; info: { lines: number } }>(text, options);
  return records.map(({ record, info }) => ({ file, line: info.lines, cells: record }));
}

/** The text of a cell; a column missing from the file is a programming error, not an empty cell. */
export function cellOf(row: SourceRow, column: string): string {
  const text = row.cells[column];
  if (text === undefined) throw new SourceRowError(row, `there is no column "${column}"`);
  return text;
}

/** The text of a cell, or null when it is empty. */
export function readOptionalCell(row: SourceRow, column: string): string | null {
  const text = cellOf(row, column);
  return text === '' ? null : text;
}
