import { createBlank } from '../terms/blank.js';
import { freezeDeep } from '../terms/freeze-deep.js';
import { pause } from '../terms/pause.js';
import type { Column } from './column.js';
import { cellAt, type CellColumn, type CellColumns } from './columns.js';
import type { Cell } from './dataset.js';
import { toColumnName, type RowOf, type Table } from './table.js';

/** A field to order by, ascending and nulls last; `id` is the order in which rows were written. */
export type OrderField = string | { readonly nullsFirst: string };

/** Rows read between two pauses: a few milliseconds. */
const ROWS_IN_A_ROW = 1_000;

/** A column that is not there is null in every row, as in the database. */
const NOTHING: CellColumn = { values: [null], at: null };

/**
 * Reads the rows of a table from its cells. A value that several rows have is read once and is one frozen value in all of
 * them. Pauses between slices, in which a server that loads a new version can answer.
 */
export async function readRows<Declared extends Table>(
  table: Declared,
  cells: CellColumns,
  orderBy: readonly OrderField[],
): Promise<readonly RowOf<Declared>[]> {
  if (cells.rowCount === 0) return [];
  const members = Object.entries(table.members).map(([name, column]) => ({
    name,
    valueAt: readMember(column, name, cells),
  }));
  const blank = createBlank(Object.keys(table.members));
  const rows: RowOf<Declared>[] = [];
  for (const [place, row] of orderRows(cells, orderBy).entries()) {
    if (place > 0 && place % ROWS_IN_A_ROW === 0) await pause();
    const read: Record<string, unknown> = { ...blank };
    for (const { name, valueAt } of members) read[name] = valueAt(row);
    rows.push(Object.freeze(read) as RowOf<Declared>);
  }
  return rows;
}

type ValueAt = (row: number) => unknown;

function readMember({ endings, read }: Column<unknown>, member: string, cells: CellColumns): ValueAt {
  const [first = NOTHING, second] = endings.map((ending) => columnOf(cells, member + ending));
  if (second !== undefined) return readPairs(first, second, read);
  const values = first.values.map((cell) => freezeDeep(read(cell, undefined)));
  const { at } = first;
  return at === null ? (row) => values[row] : (row) => values[at[row]!];
}

function readPairs(first: CellColumn, second: CellColumn, read: Column<unknown>['read']): ValueAt {
  const known = new Map<number, unknown>();
  return (row) => {
    const [left, right] = [placeAt(first, row), placeAt(second, row)];
    const pair = left * second.values.length + right;
    if (!known.has(pair)) known.set(pair, freezeDeep(read(first.values[left], second.values[right])));
    return known.get(pair);
  };
}

function placeAt({ at }: CellColumn, row: number): number {
  return at === null ? row : at[row]!;
}

function columnOf({ columns, rowCount }: CellColumns, field: string): CellColumn {
  const column = columns.get(toColumnName(field));
  return column ?? { ...NOTHING, at: new Array<number>(rowCount).fill(0) };
}

/** Orders as the database does: numbers by value, texts by code point, `nullsFirst` or last. */
function orderRows(cells: CellColumns, orderBy: readonly OrderField[]): readonly number[] {
  const places = Array.from({ length: cells.rowCount }, (_, row) => row);
  const keys = orderBy.flatMap((field) => (field === 'id' ? [] : [toKey(cells, field)]));
  if (keys.length === 0) return places;
  return places.sort((left, right) => {
    for (const { column, ofNull } of keys) {
      const order = compareCells(cellAt(column, left), cellAt(column, right), ofNull);
      if (order !== 0) return order;
    }
    return 0;
  });
}

interface OrderKey {
  readonly column: CellColumn;
  /** Where null stands against any value. */
  readonly ofNull: -1 | 1;
}

function toKey(cells: CellColumns, field: OrderField): OrderKey {
  return typeof field === 'string'
    ? { column: columnOf(cells, field), ofNull: 1 }
    : { column: columnOf(cells, field.nullsFirst), ofNull: -1 };
}

function compareCells(left: Cell, right: Cell, ofNull: -1 | 1): number {
  if (left === right) return 0;
  if (left === null) return ofNull;
  if (right === null) return -ofNull;
  return left < right ? -1 : 1;
}
