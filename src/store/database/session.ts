import type { BulkOptions, RowOf, TableName } from './bulk-rows.js';

/**
 * Plain SQL on one connection. Results speak the vocabulary's text: `date` is `YYYY-MM-DD`, `numeric` is decimal
 * text, `jsonb` is parsed, `timestamptz` is a `Date`, `int8` a number (an unsafe one is refused).
 */
export interface SqlSession {
  /** Rows by column name, as the SELECT names them (`AS "legalFrom"` for camelCase). Parameters are `$1`, `$2` ... */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /**
   * As `query`, carried as one JSON text: three to four times faster for tens of thousands of rows. JSON has its own
   * forms: `date` is text as ever, `timestamptz` is ISO text, and a `numeric` must be selected as `::text`, or it
   * loses exactness.
   */
  queryAsJson<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs one statement; the number of rows it touched. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<number>;
  /**
   * Inserts many rows with one statement a chunk. Fields are those of the Prisma model; a field that no row of a
   * chunk has takes the column's default, a field that only some rows have is null in the others.
   */
  bulkInsert<Table extends TableName>(
    table: Table,
    rows: Iterable<RowOf<Table>>,
    options?: BulkOptions,
  ): Promise<number>;
}

/** Plain statements, as a driver offers them; the rest is built on top. */
export type Statements = Pick<SqlSession, 'query' | 'execute'>;
