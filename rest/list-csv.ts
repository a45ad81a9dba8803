import { toCsv } from '../src/terms/csv.js';

type Cell = string | number | null;

/** How deep members of members become columns of their own; what lies deeper is written as JSON. */
const DEEPEST = 2;

/**
 * The items of a page as CSV: a column for each member, in the order they first appear. A member of a member is
 * `outer.inner`; several values stand in one cell, separated by semicolons.
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
