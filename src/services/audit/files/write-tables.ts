import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { ENTRY_TABLES, type WrittenEntry } from '../../../audit/outputs/entry-tables.js';
import { toCsvCell, type OutputTable } from '../../../audit/outputs/table.js';
import { renderWorkbook, type WorkbookSheet } from '../../../reports/workbook.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { toCsv } from '../../../terms/csv.js';
import type { TableCell } from '../../../terms/table-cell.js';

/** A workbook is built in memory: beyond so many rows the CSV files alone are written. */
const MAX_WORKBOOK_ROWS = 200_000;

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

  /** Ends the CSV files. */
  async finish(): Promise<void> {
    await Promise.all(this.streams.map((stream) => finished(stream.end())));
  }

  /** Whether the workbook was written: all tables between a summary and the sources. */
  async writeWorkbook(summary: WorkbookSheet, sources: WorkbookSheet, asOf: CalendarDate): Promise<boolean> {
    if (this.count > MAX_WORKBOOK_ROWS) return false;
    const tables = ENTRY_TABLES.map(({ sheet, columns }, at) => ({ sheet, columns, rows: this.rows[at]! }));
    const workbook = await renderWorkbook([summary, ...tables, sources], asOf);
    await writeFile(join(this.folder, 'audit.xlsx'), workbook, { mode: 0o600 });
    return true;
  }
}
