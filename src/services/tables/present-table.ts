/** What readers of tables say of them. */
interface TableReport {
  readonly columns: Readonly<Record<string, string>>;
  readonly unknownColumns: readonly string[];
  readonly rows: number;
  readonly skipped: readonly { readonly row: number; readonly why: string }[];
  readonly notes: readonly {
    readonly row: number;
    readonly field: string;
    readonly printed: string;
    readonly why: string;
  }[];
}

/** So much of a cell that could not be read is shown. */
const SHOWN = 40;

/** What was read of a table, as the graph says it. */
export function presentTable({ columns, unknownColumns, rows, skipped, notes }: TableReport) {
  return {
    ...{ rows, unknownColumns },
    columns: Object.entries(columns).map(([field, header]) => ({ field, header })),
    skipped: skipped.map(({ row, why }) => ({ row, note: why })),
    unreadable: notes.map(({ row, field, printed, why }) => ({
      row,
      note: `${field} ${JSON.stringify(printed.slice(0, SHOWN))}: ${why}`,
    })),
  };
}
