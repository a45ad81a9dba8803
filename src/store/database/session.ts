import type { BulkOptions, RowOf, TableName } from './bulk-rows.js';

/**
 * Plain SQL on one connection. Results use these forms: `date` is `YYYY-MM-DD`, `numeric` is decimal text, `jsonb` is
 * parsed, `timestamptz` is a `Date`, `int8` is a number (an unsafe one throws).
 */
export interface SqlSession {
  /** Rows by column name, as the SELECT names them (`AS "legalFrom"` for camelCase). Parameters are `$1`, `$2` ... */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /**
   * As `query`, transferred as one JSON text: three to four times faster for tens of thousands of rows. In JSON `date`
   * is still text, `timestamptz` is ISO text, and a `numeric` must be selected as `::text` or it loses precision.
   */
  queryAsJson<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Runs one statement and returns the number of rows it affected. */
  execute(sql: string, parameters?: readonly unknown[]): Promise<number>;
  /**
   * Inserts many rows, one statement per chunk. Fields are those of the Prisma model. A field absent from every row of
   * a chunk takes the column's default; a field present in only some rows is null in the others.
   */
  bulkInsert<Table extends TableName>(
    table: Table,
    rows: Iterable<RowOf<Table>>,
    options?: BulkOptions,
  ): Promise<number>;
}

/** The plain statements a driver provides; the rest is built on them. */
export type Statements = Pick<SqlSession, 'query' | 'execute'>;
