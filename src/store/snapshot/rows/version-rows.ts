import type { OrderField } from '../../../tables/read-rows.js';
import type { RowOf, Table } from '../../../tables/table.js';

/** The rows of one data version, wherever they are held: in a database, or in a pack read from files. */
export interface VersionRows {
  /**
   * The rows of a table, as its declaration reads them, frozen with their values.
   *
   * @param orderBy fields of the table; the order is part of the answer, so it must have no ties
   */
  select<Declared extends Table>(
    table: Declared,
    orderBy: readonly OrderField[],
  ): Promise<readonly RowOf<Declared>[]>;
}

/** Orders by a field, nulls first. */
export function nullsFirst(field: string): OrderField {
  return { nullsFirst: field };
}
