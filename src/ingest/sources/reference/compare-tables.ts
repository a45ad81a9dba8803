import type { SqlSession } from '../../../store/database/session.js';
import { toCheck, type CheckOutcome } from '../../run/source.js';
import type { PackManifest } from '../../../law/pack/manifest.js';

/** Rows of one table: in the version served, and in the pack. */
export interface TableChange {
  readonly table: string;
  readonly before: number;
  readonly after: number;
}

/** A pack that removes more than this share of a table is held back. */
const LARGEST_LOSS = 0.2;

/** The number of rows in each table of a pack, now and afterwards; 0 now while nothing is served. */
export async function compareTables(
  session: SqlSession,
  versionId: number | null,
  { datasets }: PackManifest,
): Promise<readonly TableChange[]> {
  const changes: TableChange[] = [];
  for (const { table, rows } of datasets) {
    if (!/^[a-z][a-z0-9_]{0,62}$/.test(table)) throw new TypeError(`not the name of a table: ${table}`);
    const sql = `SELECT count(*)::int AS rows FROM "${table}" WHERE data_version_id = $1`;
    const [counted] = await session.query<{ rows: number }>(sql, [versionId ?? -1]);
    changes.push({ table, before: counted?.rows ?? 0, after: rows });
  }
  return changes;
}

/** Whether any table loses too much. */
export function checkLoss(changes: readonly TableChange[], allowLargeChange: boolean): CheckOutcome {
  const large = changes.filter(({ before, after }) => before - after > before * LARGEST_LOSS);
  const losses = large.map(({ table, before, after }) => `${table} ${before} -> ${after}`).join(', ');
  return toCheck(
    'bounded-change',
    large.length === 0 || allowLargeChange,
    large.length === 0 ? 'no table loses more than a fifth of its rows' : `large loss: ${losses}`,
  );
}

/** Describes each table whose number of rows changes. */
export function describeChanges(changes: readonly TableChange[]): readonly string[] {
  const changed = changes.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return ['  as many rows as before in every table; some differ'];
  return changed.map(({ table, before, after }) => `  ${table}: ${before} -> ${after} rows`);
}
