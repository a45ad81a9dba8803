import { toCsv } from '../src/terms/csv.js';

type Cell = string | number | null;

/** Depth to which nested members become columns; deeper ones are written as JSON. */
const DEEPEST = 2;

/**
 * The items of a page as CSV: one column per member, in the order of first appearance. A nested member is
 * `outer.inner`; several values share a cell, separated by semicolons.
 */
export function formatItemsAsCsv(items: readonly unknown[]): string {
  const rows = items.map((item) => new Map(cellsOf('', item, 0)));
  const header = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return toCsv(
    header,
    rows.map((row) => header.map((name) => row.get(name) ?? null)),
  );
}

function cellsOf(name: string, value: unknown, depth: number): readonly (readonly [string, Cell])[] {
  if (isObject(value) && depth <= DEEPEST)
    return Object.entries(value).flatMap(([key, member]) =>
      cellsOf(name === '' ? key : `${name}.${key}`, member, depth + 1),
    );
  return [[name === '' ? 'value' : name, cellOf(value)]];
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => !isObject(one))) return value.map(String).join('; ');
  return JSON.stringify(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
