import { toColumnName } from '../../tables/table.js';
import { toChunks, type BulkOptions, type RowOf, type TableName } from './bulk-rows.js';
import type { SqlSession, Statements } from './session.js';

/** Adds the bulk methods to a driver's plain statements. */
export function toSession(statements: Statements): SqlSession {
  return {
    query: (sql, parameters) => statements.query(sql, parameters),
    execute: (sql, parameters) => statements.execute(sql, parameters),
    queryAsJson: (sql, parameters) => queryAsJson(statements, sql, parameters),
    bulkInsert: (table, rows, options) => bulkInsert(statements, { table, rows, options }),
  };
}

async function queryAsJson<Row>(
  statements: Statements,
  sql: string,
  parameters: readonly unknown[] | undefined,
): Promise<Row[]> {
  const wrapped = `SELECT json_agg(found) AS "rows" FROM (${sql}) AS found`;
  const [result] = await statements.query<{ rows: Row[] | null }>(wrapped, parameters);
  return result?.rows ?? [];
}

interface BulkInsert<Table extends TableName> {
  readonly table: Table;
  readonly rows: Iterable<RowOf<Table>>;
  readonly options: BulkOptions | undefined;
}

async function bulkInsert<Table extends TableName>(
  statements: Statements,
  insert: BulkInsert<Table>,
): Promise<number> {
  const table = toTableName(insert.table);
  let inserted = 0;
  for (const chunk of toChunks(insert.rows)) {
    const columns = chunk.columns.map((column) => `"${column}"`).join(', ');
    await statements.execute(
      `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json)`,
      [chunk.json],
    );
    inserted += chunk.rowCount;
    insert.options?.onProgress?.(inserted);
  }
  return inserted;
}

function toTableName(table: string): string {
  if (!/^[a-z][A-Za-z0-9]*$/.test(table)) throw new TypeError(`not the name of a table: ${table}`);
  return toColumnName(table);
}
