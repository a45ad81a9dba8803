import type { SqlSession } from '../../database/session.js';

/** Rows per statement: one JSON text of less than a megabyte, parsed in a few milliseconds. */
const ROWS_PER_STATEMENT = 2_000;

export interface TableRead {
  /** Table name, snake_case. */
  readonly table: string;
  /** SQL expressions, in the order of the tuple. */
  readonly columns: readonly string[];
  /** A column that orders and numbers the rows of a data version without ties or nulls. */
  readonly key: string;
}

interface Chunk {
  readonly rows: string | null;
  readonly last: string | number | null;
  readonly count: number;
}

/**
 * Reads a table of one data version as tuples. Each statement returns one JSON text, several times faster and smaller
 * than row objects. Dates arrive as `YYYY-MM-DD`; the expression must cast decimals to text.
 */
export async function readTable<Row extends readonly unknown[]>(
  session: SqlSession,
  dataVersionId: number,
  read: TableRead,
): Promise<Row[]> {
  const { table, columns, key } = read;
  const rows: Row[] = [];
  let last: string | number | null = null;
  for (;;) {
    const [chunk]: Chunk[] = await session.query<Chunk>(
      `SELECT json_agg(json_build_array(${columns.join(', ')}) ORDER BY ${key})::text AS rows, max(${key}) AS last, count(*)::int AS count
         FROM (SELECT * FROM ${table} WHERE data_version_id = $1 ${last === null ? '' : `AND ${key} > $2`}
                ORDER BY ${key} LIMIT ${ROWS_PER_STATEMENT}) AS part`,
      last === null ? [dataVersionId] : [dataVersionId, last],
    );
    if (!chunk || chunk.rows === null) return rows;
    for (const row of JSON.parse(chunk.rows) as Row[]) rows.push(row);
    if (chunk.count < ROWS_PER_STATEMENT) return rows;
    last = chunk.last;
  }
}
