/** The rows of one data version, wherever they are held: in a database, or in a pack read from files. */
export interface VersionRows {
  /** The rows of a table as objects with the field names of its model, decimals as text and dates as `YYYY-MM-DD`. */
  select<Row>(selection: Selection): Promise<Row[]>;
  /** The rows of a large table as tuples, in the order in which they were written. */
  selectTuples<Row extends readonly unknown[]>(selection: TupleSelection): Promise<Row[]>;
}

export interface Selection {
  /** Table name, snake_case. */
  readonly table: string;
  /** Fields of its model. */
  readonly fields: readonly string[];
  /** The order of the rows; it is part of the answer, so it must have no ties. */
  readonly orderBy: readonly OrderField[];
}

/** A field to order by, ascending and nulls last; `id` is the order in which rows were written. */
export type OrderField = string | { readonly nullsFirst: string };

/** Orders by a field, nulls first. */
export function nullsFirst(field: string): OrderField {
  return { nullsFirst: field };
}

export interface TupleSelection {
  /** Table name, snake_case; the table has a column `id`. */
  readonly table: string;
  /** Column names, in the order of the tuple. None is a decimal. */
  readonly columns: readonly string[];
}
