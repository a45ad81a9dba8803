/** A value of a row as JSON keeps it: dates are ISO text, decimals are plain text. */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [member: string]: Cell };

/** Rows of one table, positional. The loader adds generated keys and the data version. */
export interface Dataset {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Arranges records in the order of `columns`; a missing or extra member is an error that names it. */
export function toDataset<C extends string>(
  table: string,
  columns: readonly C[],
  records: readonly Readonly<Record<C, Cell>>[],
): Dataset {
  const rows = records.map((record, position) => {
    const surplus = Object.keys(record).find((member) => !columns.includes(member as C));
    if (surplus !== undefined)
      throw new TypeError(`${table} row ${position}: there is no column "${surplus}"`);
    return columns.map((column) => {
      const cell = record[column];
      if (cell === undefined) throw new TypeError(`${table} row ${position}: column "${column}" is missing`);
      return cell;
    });
  });
  return { table, columns, rows };
}
