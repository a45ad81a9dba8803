import type { ExtractedField } from '../extraction.js';
import { conventionsOf, toField, type ReadingContext } from '../fields/reading-context.js';
import { measureSharedWidth, type Line, type Segment } from '../layout/lines.js';
import { readValue } from '../values/read-value.js';
import { cellsOf, widenColumns } from './cells.js';
import type { Column } from './find-header.js';
import type { GoodsTable } from './find-table.js';

/** Columns whose sum is no money: the field that it is, and how its number is read. */
const SUMS: Readonly<Record<string, readonly [name: string, type: 'decimal' | 'weight']>> = {
  quantity: ['totalQuantity', 'decimal'],
  packages: ['totalPackages', 'decimal'],
  netWeight: ['netWeight', 'weight'],
  grossWeight: ['grossWeight', 'weight'],
};
const SCORE = 0.9;

interface SummedCell {
  readonly column: Column;
  /** False: several numbers stand there, so none is taken as the sum. */
  readonly isAlone: boolean;
  readonly label: Segment;
  readonly segment: Segment;
}

/** The numbers under columns of counts and weights on the lines below a table that say `Total`. */
export function findSums(context: ReadingContext, table: GoodsTable): readonly SummedCell[] {
  const headings = table.columns.map(({ box }) => box);
  const widened = widenColumns(table.columns, [...table.lines]);
  const last = Math.max(...[...table.lines].map((line) => context.lines.indexOf(line)));
  return context.labels.flatMap(({ label, line, lineIndex, segment }) => {
    if (label.kind !== 'field' || label.name !== 'total' || lineIndex <= last || !isOnPage(table, line))
      return [];
    const cells = cellsOf(line, headings, widened).filter((cell) => cell.segment !== segment);
    // One number below a table with amounts is their sum, wherever it stands.
    if (cells.length === 1 && table.columns.some(({ role }) => role?.name === 'amount')) return [];
    return cells.flatMap((cell): SummedCell[] => {
      const column = table.columns[cell.column]!;
      const isUnder = measureSharedWidth(widened[cell.column]!, cell.segment.box) > 0;
      const isSum = column.role !== null && column.role.name in SUMS;
      const isAlone = cells.filter((one) => one.column === cell.column).length === 1;
      return isUnder && isSum ? [{ column, isAlone, label: segment, segment: cell.segment }] : [];
    });
  });
}

function isOnPage({ lines }: GoodsTable, { page }: Line): boolean {
  return [...lines].some((line) => line.page === page);
}

/** What a document sums up of its counts and weights, by the columns that the sums stand under. */
export function fieldsOfSums(context: ReadingContext, sums: readonly SummedCell[]): ExtractedField[] {
  return sums.flatMap(({ column, isAlone, label, segment }) => {
    if (!isAlone) return [];
    const [name, type] = SUMS[column.role!.name]!;
    const reading = readValue(type, segment.text, conventionsOf(context, segment));
    if (reading === null || reading.currency) return [];
    const reasoning = `on the line of the total, in the column "${column.heading}"`;
    const grounds = { score: SCORE, reasoning, phrases: [label.text, reading.text] };
    return [toField(context, { name, type, reading, segment, grounds })];
  });
}
