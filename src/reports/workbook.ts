import type { CellValue, WriteSheet } from 'hucre/xlsx';
import type { CalendarDate } from '../terms/calendar-date.js';
import type { ColumnKind, TableCell, TableColumn } from '../terms/table-cell.js';

/** One sheet of a workbook. */
export interface WorkbookSheet {
  readonly sheet: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** Width in characters, and the number format. A spreadsheet shows a day that is wider than its column as ###. */
const COLUMNS: Readonly<Record<ColumnKind, { readonly width: number; readonly numFmt?: string }>> = {
  text: { width: 18 },
  money: { width: 15, numFmt: '#,##0.00' },
  date: { width: 12, numFmt: 'yyyy-mm-dd' },
  number: { width: 12 },
  yesNo: { width: 12 },
};
const BOLD = { font: { bold: true } } as const;

/** Tables as an XLSX workbook (ISO/IEC 29500), their headers in sight; the same tables and day are the same bytes. */
export async function renderWorkbook(
  sheets: readonly WorkbookSheet[],
  made: CalendarDate,
): Promise<Uint8Array> {
  // Loaded where a workbook is asked for: no other answer needs its 75 modules.
  const { writeXlsx } = await import('hucre/xlsx');
  const day = new Date(`${made}T00:00:00Z`);
  return writeXlsx({ sheets: sheets.map(toSheet), properties: { created: day, modified: day } });
}

function toSheet({ sheet, columns, rows }: WorkbookSheet): WriteSheet {
  const header = columns.map(([name]) => name);
  return {
    name: sheet,
    columns: columns.map(([, kind]) => COLUMNS[kind]),
    rows: [header, ...rows.map((row) => row.map((cell, at) => toValue(cell, columns[at]![1])))],
    cells: new Map(header.map((value, at) => [`0,${at}`, { value, style: BOLD }])),
    freezePane: { rows: 1 },
  };
}

/** Text stays text: a cell that begins like a formula is none. */
function toValue(cell: TableCell, kind: ColumnKind): CellValue {
  if (cell === null || cell === '' || typeof cell === 'number') return cell === '' ? null : cell;
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  if (typeof cell === 'object') return kind === 'money' ? Number(cell.toFixed(2)) : cell.toNumber();
  return kind === 'date' ? new Date(`${cell}T00:00:00Z`) : cell;
}
