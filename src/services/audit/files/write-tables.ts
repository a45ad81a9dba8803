import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import writeExcelFile from 'write-excel-file/node';
import { ENTRY_TABLES, type WrittenEntry } from '../../../audit/outputs/entry-tables.js';
import {
  toCsvCell,
  type ColumnKind,
  type OutputTable,
  type TableCell,
} from '../../../audit/outputs/table.js';
import { toCsv } from '../../../terms/csv.js';

/** A workbook is built in memory: beyond so many rows the CSV files alone are written. */
const MAX_WORKBOOK_ROWS = 200_000;

/** One sheet made at the end of an audit. */
export interface FinalSheet {
  readonly sheet: string;
  readonly columns: readonly (readonly [name: string, kind: ColumnKind])[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Writes the tables of an audit as CSV files while it runs, and as one workbook at its end. */
export class TableWriter {
  private readonly streams: readonly WriteStream[];
  private readonly rows: TableCell[][][] = ENTRY_TABLES.map(() => []);
  private count = 0;

  constructor(private readonly folder: string) {
    this.streams = ENTRY_TABLES.map(({ file }) => createWriteStream(join(folder, file), { mode: 0o600 }));
    ENTRY_TABLES.forEach(({ columns }, at) =>
      this.streams[at]!.write(
        toCsv(
          columns.map(([name]) => name),
          [],
        ),
      ),
    );
  }

  async add(written: WrittenEntry): Promise<void> {
    for (const [at, table] of ENTRY_TABLES.entries()) {
      const rows = table.rowsOf(written);
      if (rows.length === 0) continue;
      this.count += rows.length;
      if (this.count <= MAX_WORKBOOK_ROWS) this.rows[at]!.push(...rows.map((row) => [...row]));
      await this.writeCsv(at, table, rows);
    }
  }

  private async writeCsv(
    at: number,
    { columns }: OutputTable<WrittenEntry>,
    rows: readonly (readonly TableCell[])[],
  ) {
    const stream = this.streams[at]!;
    const [, ...lines] = toCsv(
      columns.map(([name]) => name),
      rows.map((row) => row.map(toCsvCell)),
    ).split('\r\n');
    if (!stream.write(lines.join('\r\n'))) await once(stream, 'drain');
  }

  /** Whether the workbook was written. */
  async finish(summary: FinalSheet, sources: FinalSheet): Promise<boolean> {
    await Promise.all(this.streams.map((stream) => finished(stream.end())));
    if (this.count > MAX_WORKBOOK_ROWS) return false;
    const tables = ENTRY_TABLES.map(({ sheet, columns }, at) => ({ sheet, columns, rows: this.rows[at]! }));
    const sheets = [summary, ...tables, sources].map((table) => ({
      sheet: table.sheet,
      data: toSheetData(table),
    }));
    await writeExcelFile(sheets as never).toFile(join(this.folder, 'audit.xlsx'));
    return true;
  }
}

function toSheetData({ columns, rows }: FinalSheet) {
  const header = columns.map(([name]) => ({ value: name, type: String, fontWeight: 'bold' as const }));
  return [header, ...rows.map((row) => row.map((cell, at) => toSheetCell(cell, columns[at]![1])))];
}

function toSheetCell(cell: TableCell, kind: ColumnKind) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (typeof cell === 'boolean') return { value: cell ? 'Y' : 'N', type: String };
  if (typeof cell === 'object') return { value: Number(cell.toFixed(2)), type: Number, format: '#,##0.00' };
  if (kind === 'date') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: cell, type: String };
}
