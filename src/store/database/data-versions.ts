import { randomUUID } from 'node:crypto';
import type { Database } from './database.js';
import type { SqlSession } from './session.js';
import { removeVersion } from './version-rows.js';

/** live: the law as served; fixture: the small fixed set that test keys answer from. */
export type DataVersionKind = 'live' | 'fixture';

/** A set of reference rows about to be loaded. */
export interface NewDataVersion {
  /** sha256 of the content, hex. */
  readonly contentHash: string;
  readonly kind: DataVersionKind;
  readonly label: string | null;
  /** Counts, sources and coverage as the pack prints them. */
  readonly manifest: object;
  /** The version it was derived from by an ingest; null for a pack. */
  readonly baseVersionId: number | null;
}

/** The digest of the rows of each table of a version. */
export type TableDigests = Readonly<Record<string, string>>;

export interface DataVersion {
  readonly id: number;
  readonly contentHash: string;
  readonly kind: DataVersionKind;
  readonly status: 'ready' | 'current' | 'retired';
  readonly label: string | null;
  readonly manifest: object;
}

/** The same in every process, so that one load or switch runs at a time. */
const VERSION_LOCK = 5_309_722_027;
const COLUMNS = 'id, content_hash AS "contentHash", kind, status, label, manifest';

/**
 * Loads a version unless it already exists: `load` inserts its rows under the id it is given. A failure leaves nothing
 * behind that is read. The version is then ready, but not yet served.
 */
export function loadDataVersion(
  database: Database,
  version: NewDataVersion,
  load: (session: SqlSession, dataVersionId: number) => Promise<void>,
): Promise<LoadedVersion> {
  if (database.kind === 'embedded')
    return afterOtherLoads(database, () => loadInSteps(database, version, load));
  return database.transaction(async (session) => {
    await session.execute('SELECT pg_advisory_xact_lock($1)', [VERSION_LOCK]);
    const present = await findDataVersion(session, version.contentHash);
    if (present) return { id: present.id, loaded: false };
    const id = await insertDraft(session, version);
    await load(session, id);
    await finishLoading(session, id, version);
    return { id, loaded: true };
  });
}

export interface LoadedVersion {
  readonly id: number;
  /** False: it was there. */
  readonly loaded: boolean;
}

const lastLoads = new WeakMap<Database, Promise<unknown>>();

/** What the lock is to the processes of a server, for the one process of an embedded database. */
function afterOtherLoads<T>(database: Database, load: () => Promise<T>): Promise<T> {
  const loaded = (lastLoads.get(database) ?? Promise.resolve()).then(load);
  lastLoads.set(
    database,
    loaded.catch(() => undefined),
  );
  return loaded;
}

/** One process writes to an embedded database, and all its requests would wait for the end of a transaction. */
async function loadInSteps(
  database: Database,
  version: NewDataVersion,
  load: (session: SqlSession, dataVersionId: number) => Promise<void>,
): Promise<LoadedVersion> {
  const present = await findDataVersion(database, version.contentHash);
  if (present) return { id: present.id, loaded: false };
  // What an earlier process did not finish.
  await removeDrafts(database);
  const id = await insertDraft(database, version);
  try {
    await load(database, id);
    await finishLoading(database, id, version);
    return { id, loaded: true };
  } catch (error) {
    await removeDrafts(database, id).catch(() => undefined);
    throw error;
  }
}

/** The name of a version under construction, or of one that is being removed: nobody finds it by its content. */
export function nameDraft(): string {
  return `draft:${randomUUID()}`;
}

async function insertDraft(session: SqlSession, version: NewDataVersion): Promise<number> {
  const { kind, label, manifest, baseVersionId } = version;
  const [row] = await session.query<{ id: number }>(
    `INSERT INTO data_version (content_hash, kind, label, manifest, base_version_id)
     VALUES ($1, $2, $3, $4::jsonb, $5) RETURNING id`,
    [nameDraft(), kind, label, JSON.stringify(manifest), baseVersionId],
  );
  if (!row) throw new Error(`the data version ${version.contentHash} was not recorded`);
  return row.id;
}

async function finishLoading(
  session: SqlSession,
  id: number,
  { contentHash }: NewDataVersion,
): Promise<void> {
  await session.execute(`UPDATE data_version SET content_hash = $2, status = 'ready' WHERE id = $1`, [
    id,
    contentHash,
  ]);
}

/** Removes drafts, or the one of this id. A version that has become more than a draft stays. */
export async function removeDrafts(database: Database, id: number | null = null): Promise<void> {
  const drafts = await database.query<{ id: number }>(
    `SELECT id FROM data_version
      WHERE status = 'loading' AND content_hash LIKE 'draft:%' AND ($1::int IS NULL OR id = $1)`,
    [id],
  );
  for (const draft of drafts) await removeVersion(database, draft.id);
}

/**
 * Serves this version from now on; the previous version is retired and kept for a rollback. What `record` writes is there
 * exactly when the version is served; what it throws, told the version served until now, leaves that one served.
 */
export function activateDataVersion(
  database: Database,
  id: number,
  record: (session: SqlSession, servedId: number | null) => Promise<unknown> = async () => undefined,
): Promise<void> {
  return database.transaction(async (session) => {
    await session.execute('SELECT pg_advisory_xact_lock($1)', [VERSION_LOCK]);
    const [served] = await session.query<{ id: number }>(
      `SELECT id FROM data_version
        WHERE status = 'current' AND kind = (SELECT kind FROM data_version WHERE id = $1)`,
      [id],
    );
    await record(session, served?.id ?? null);
    await session.execute(
      `UPDATE data_version SET status = 'retired', retired_at = now() WHERE id = $1 AND id <> $2`,
      [served?.id ?? null, id],
    );
    const activated = await session.execute(
      `UPDATE data_version SET status = 'current', activated_at = now(), retired_at = NULL
        WHERE id = $1 AND status IN ('ready', 'current', 'retired')`,
      [id],
    );
    if (activated === 0) throw new Error(`there is no loaded data version ${id}`);
  });
}

/** The version being served, or null before the first one. */
export async function findCurrentVersion(
  session: SqlSession,
  kind: DataVersionKind,
): Promise<DataVersion | null> {
  const sql = `SELECT ${COLUMNS} FROM data_version WHERE kind = $1 AND status = 'current'`;
  return (await session.query<DataVersion>(sql, [kind]))[0] ?? null;
}

/** A loaded version by the hash of its content, or null. */
export async function findDataVersion(session: SqlSession, contentHash: string): Promise<DataVersion | null> {
  const sql = `SELECT ${COLUMNS} FROM data_version WHERE content_hash = $1 AND status IN ('ready', 'current', 'retired')`;
  return (await session.query<DataVersion>(sql, [contentHash]))[0] ?? null;
}

/** A loaded version by its id, or null. */
export async function findVersionById(session: SqlSession, id: number): Promise<DataVersion | null> {
  const sql = `SELECT ${COLUMNS} FROM data_version WHERE id = $1 AND status IN ('ready', 'current', 'retired')`;
  return (await session.query<DataVersion>(sql, [id]))[0] ?? null;
}

/** Versions with the same digest of a table have the same rows in it. */
export async function saveTableDigests(
  session: SqlSession,
  id: number,
  digests: TableDigests,
): Promise<void> {
  await session.execute(
    `UPDATE data_version SET manifest = manifest || jsonb_build_object('tableDigests', $2::jsonb) WHERE id = $1`,
    [id, JSON.stringify(digests)],
  );
}

/** The digests as saved; empty for a version that no ingest has started from or produced. */
export function tableDigestsOf({ manifest }: Pick<DataVersion, 'manifest'>): TableDigests {
  return (manifest as { readonly tableDigests?: TableDigests }).tableDigests ?? {};
}

/**
 * Removes retired versions with all their rows, except the `kept` latest of the kind. Returns how many were removed.
 * They are drafts from then on, so that none is served that has lost some of its rows when the process dies.
 */
export async function removeRetiredVersions(
  database: Database,
  kind: DataVersionKind,
  kept: number,
): Promise<number> {
  const removed = await database.query<{ id: number }>(
    `UPDATE data_version SET status = 'loading', content_hash = 'draft:' || id WHERE id IN (
       SELECT id FROM data_version WHERE kind = $1 AND status = 'retired' ORDER BY retired_at DESC, id DESC OFFSET $2)
     RETURNING id`,
    [kind, kept],
  );
  for (const { id } of removed) await removeVersion(database, id);
  return removed.length;
}
