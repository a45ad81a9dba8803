import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENTRY_TABLES, type WrittenEntry } from '../../../audit/outputs/entry-tables.js';
import { toCsvCell } from '../../../audit/outputs/table.js';
import { renderWorkbook, type WorkbookSheet } from '../../../reports/workbook.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { toCsvLines } from '../../../terms/csv.js';
import type { TableCell } from '../../../terms/table-cell.js';
import { TextFile } from '../../tables/text-file.js';

/** A workbook is built in memory: beyond so many rows the CSV files alone are written. */
const MAX_WORKBOOK_ROWS = 200_000;

/** Writes the tables of an audit as CSV files while it runs, and as one workbook at its end. */
export class TableWriter {
  private readonly files: readonly TextFile[];
  /** What the workbook gets; null: it would have too many rows. */
  private rows: (readonly TableCell[])[][] | null = ENTRY_TABLES.map(() => []);
  private count = 0;

  constructor(private readonly folder: string) {
    this.files = ENTRY_TABLES.map(({ file, columns }) => {
      const head = toCsvLines([columns.map(([name]) => name)]);
      return new TextFile(join(folder, file), { head, mode: 0o600 });
    });
  }

  async add(written: WrittenEntry): Promise<void> {
    for (const [at, { rowsOf }] of ENTRY_TABLES.entries()) {
      const rows = rowsOf(written);
      if (rows.length === 0) continue;
      this.count += rows.length;
      if (this.count > MAX_WORKBOOK_ROWS) this.rows = null;
      this.rows?.[at]!.push(...rows);
      await this.files[at]!.write(toCsvLines(rows.map((row) => row.map(toCsvCell))));
    }
  }

  /** Ends the CSV files. */
  async finish(): Promise<void> {
    await Promise.all(this.files.map((file) => file.close()));
  }

  /** Whether the workbook was written: all tables between a summary and the sources. */
  async writeWorkbook(summary: WorkbookSheet, sources: WorkbookSheet, asOf: CalendarDate): Promise<boolean> {
    const { rows } = this;
    if (rows === null) return false;
    const tables = ENTRY_TABLES.map(({ sheet, columns }, at) => ({ sheet, columns, rows: rows[at]! }));
    const workbook = await renderWorkbook([summary, ...tables, sources], asOf);
    await writeFile(join(this.folder, 'audit.xlsx'), workbook, { mode: 0o600 });
    return true;
  }
}
