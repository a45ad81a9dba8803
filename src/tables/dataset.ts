/** A value of a row as JSON keeps it: dates are ISO text, decimals are plain text. */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [member: string]: Cell };

/** Rows of one table, positional, under the names of its columns. The loader adds generated keys and the data version. */
export interface Dataset {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A plain frozen value as a JSON cell. Rejects undefined members and class instances. */
export function toJsonCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toJsonCell);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError(`a row cannot hold a value of type ${typeof value}`);
  }
  return Object.fromEntries(Object.entries(value).map(([member, inner]) => [member, toJsonCell(inner)]));
}
