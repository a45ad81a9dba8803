import { createHash } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import type { Database } from './database.js';
import type { SqlSession } from './session.js';

/** A table whose rows belong to a data version. */
export interface VersionedTable {
  readonly table: string;
  /** Excludes the data version, the generated id and computed columns. */
  readonly columns: readonly string[];
  /** False: its key is of columns, and it is small. */
  readonly hasId: boolean;
}

/** Rows with an id from `first` to before `end`. */
export interface IdSlice {
  readonly first: number;
  readonly end: number;
}

/** `+ 0`: a slice is found by its ids. Without statistics on rows just written all of the version would be read for each. */
export const IN_VERSION = 'data_version_id + 0 = $1';

/**
 * Rows of one statement. The embedded database answers nobody else during a statement, and its process does nothing
 * else: a table of 40,000 rows in one statement would take seconds of everybody's time.
 */
const ROWS_AT_ONCE = 500;

/** A database, and whether its statements take the time of this process. */
type Written = Pick<Database, 'kind' | 'query' | 'execute'>;

/** Every table whose rows belong to a data version, by name. */
export function listVersionedTables(session: Pick<SqlSession, 'query'>): Promise<readonly VersionedTable[]> {
  return session.query<VersionedTable>(
    `SELECT c.table_name::text AS "table",
            bool_or(c.column_name = 'id' AND coalesce(c.column_default, '') LIKE 'nextval(%') AS "hasId",
            array_agg(c.column_name::text ORDER BY c.ordinal_position)
              FILTER (WHERE c.column_name <> 'data_version_id' AND c.is_generated = 'NEVER'
                        AND coalesce(c.column_default, '') NOT LIKE 'nextval(%') AS "columns"
       FROM information_schema.columns c
      WHERE c.table_schema = current_schema()
        AND EXISTS (SELECT 1 FROM information_schema.columns v
                     WHERE v.table_schema = c.table_schema AND v.table_name = c.table_name AND v.column_name = 'data_version_id')
      GROUP BY c.table_name ORDER BY c.table_name`,
  );
}

/**
 * The rows of a version in one table as slices of ids, for one statement each. After a statement of the embedded database
 * others have the process for as long as it took.
 */
export async function* sliceRows(
  database: Written,
  table: string,
  dataVersionId: number,
): AsyncGenerator<IdSlice> {
  const [ids] = await database.query<{ lowest: number | null; highest: number | null }>(
    `SELECT min(id) AS "lowest", max(id) AS "highest" FROM "${table}" WHERE data_version_id = $1`,
    [dataVersionId],
  );
  if (ids?.lowest == null || ids.highest === null) return;
  for (let first = ids.lowest; first <= ids.highest; first += ROWS_AT_ONCE) {
    const begun = performance.now();
    yield { first, end: first + ROWS_AT_ONCE };
    if (database.kind === 'embedded') await rest(performance.now() - begun);
  }
}

/** Copies the rows of a table from one version to another, in the order in which they were written. */
export async function copyRows(
  database: Written,
  { table, columns, hasId }: VersionedTable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const copy = `INSERT INTO "${table}" (data_version_id, ${list}) SELECT $2::int, ${list} FROM "${table}" WHERE`;
  if (!hasId) return void (await database.execute(`${copy} data_version_id = $1`, [from, to]));
  for await (const { first, end } of sliceRows(database, table, from))
    await database.execute(`${copy} ${IN_VERSION} AND id >= $3 AND id < $4 ORDER BY id`, [
      from,
      to,
      first,
      end,
    ]);
}

/** sha256 over all rows of a version in one table, in a fixed order; `empty` for none. */
export async function digestRows(
  database: Written,
  { table, columns, hasId }: VersionedTable,
  dataVersionId: number,
): Promise<string> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const read = `SELECT md5(ROW(${list})::text) AS "digest" FROM "${table}" WHERE`;
  const digests: string[] = [];
  const add = async (sql: string, slice: readonly number[] = []): Promise<void> => {
    for (const { digest } of await database.query<{ digest: string }>(sql, [dataVersionId, ...slice]))
      digests.push(digest);
  };
  if (!hasId) await add(`${read} data_version_id = $1`);
  else
    for await (const { first, end } of sliceRows(database, table, dataVersionId))
      await add(`${read} ${IN_VERSION} AND id >= $2 AND id < $3`, [first, end]);
  if (digests.length === 0) return 'empty';
  return createHash('sha256').update(digests.sort().join('')).digest('hex');
}

/** Removes a version that nobody reads any more, its rows before it. */
export async function removeVersion(database: Written, dataVersionId: number): Promise<void> {
  for (const { table, hasId } of await listVersionedTables(database)) {
    if (!hasId) continue;
    for await (const { first, end } of sliceRows(database, table, dataVersionId))
      await database.execute(`DELETE FROM "${table}" WHERE ${IN_VERSION} AND id >= $2 AND id < $3`, [
        dataVersionId,
        first,
        end,
      ]);
  }
  // The few rows that are left go with it.
  await database.execute('DELETE FROM data_version WHERE id = $1', [dataVersionId]);
}
