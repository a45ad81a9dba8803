import { createHash } from 'node:crypto';
import {
  activateDataVersion,
  nameDraft,
  removeDrafts,
  saveTableDigests,
  tableDigestsOf,
  type DataVersion,
  type TableDigests,
} from '../../store/database/data-versions.js';
import type { Database } from '../../store/database/database.js';
import { copyRows, digestRows, listVersionedTables } from '../../store/database/version-rows.js';

/**
 * A data version under construction: a copy of the served one, filled by one transaction per revision and invisible
 * until finished. A process that dies leaves an unread draft, which the next run removes.
 */
interface VersionDraft {
  readonly id: number;
  readonly base: DataVersion | null;
}

export interface CopyParts {
  readonly database: Database;
  /** The version served. */
  readonly base: DataVersion | null;
  /** Tables that `fill` writes whole, so that nothing is copied into them. */
  readonly except: readonly string[];
  /** What the manifest says of the ingest. */
  readonly ingested: object;
  readonly fill: (dataVersionId: number) => Promise<void>;
}

/** Fills a copy of the version served and serves it, by the content hash that it returns; a failure discards the copy. */
export async function serveCopy({ database, base, except, ingested, fill }: CopyParts): Promise<string> {
  const draft = await beginDraft(database, base);
  try {
    await copyBase(database, draft, except);
    await fill(draft.id);
    const manifest = { ...base?.manifest, derivedFrom: base?.contentHash ?? null, ingested };
    return await serveDraft(database, draft, manifest);
  } catch (error) {
    await discardDraft(database, draft, error).catch(() => undefined);
    throw error;
  }
}

/** The failure of a run whose process was killed. */
export const INTERRUPTED = 'interrupted';

/**
 * Removes drafts of interrupted runs and records those runs as failed. Call it under the lock (`ingest-lock.ts`): then
 * every existing draft is abandoned.
 */
export async function removeAbandonedDrafts(database: Database): Promise<void> {
  await removeDrafts(database);
  await database.execute(
    `UPDATE ingest_run SET status = 'failed', failure = $1, finished_at = now() WHERE status = 'running'`,
    [INTERRUPTED],
  );
}

/** Begins an empty draft based on a version. */
async function beginDraft(database: Database, base: DataVersion | null): Promise<VersionDraft> {
  const [row] = await database.query<{ id: number }>(
    `INSERT INTO data_version (content_hash, kind, status, label, manifest, base_version_id)
     VALUES ($1, 'live', 'loading', $2, $3::jsonb, $4) RETURNING id`,
    [nameDraft(), base?.label ?? null, JSON.stringify(base?.manifest ?? {}), base?.id ?? null],
  );
  if (!row) throw new Error('the draft of a data version was not recorded');
  return { id: row.id, base };
}

/**
 * Fills a draft with everything of its base except the tables in `except`, which the caller fills. Nobody reads a draft, so
 * no statement waits for another: others are answered between any two.
 */
async function copyBase(
  database: Database,
  { id, base }: VersionDraft,
  except: readonly string[],
): Promise<void> {
  if (base === null) return;
  for (const versioned of await listVersionedTables(database))
    if (!except.includes(versioned.table)) await copyRows(database, versioned, { from: base.id, to: id });
}

/**
 * Names the draft by its content and serves it. Equal content gives an equal name, however it was built; a kept version
 * of that name is served instead of the draft. Until it is served it stays a draft, which a failure does not leave behind.
 *
 * @throws when another process has switched versions since the draft began.
 */
async function serveDraft(database: Database, draft: VersionDraft, manifest: object): Promise<string> {
  const digests = await hashTables(database, draft.id);
  const contentHash = hashContent(digests);
  await digestBase(database, draft);
  const [same] = await database.query<{ id: number }>('SELECT id FROM data_version WHERE content_hash = $1', [
    contentHash,
  ]);
  const served = same?.id ?? draft.id;
  await activateDataVersion(database, served, async (session, servedId) => {
    if (servedId !== (draft.base?.id ?? null))
      throw new Error('another run has changed the data version served: run again');
    await session.execute(
      `UPDATE data_version SET content_hash = $2, manifest = $3::jsonb, status = 'ready'
        WHERE id = $1 AND status = 'loading'`,
      [served, contentHash, JSON.stringify({ ...manifest, dataVersion: contentHash, tableDigests: digests })],
    );
    await session.execute(
      `UPDATE ingest_run SET status = 'applied', produced_version_id = $2
        WHERE produced_version_id = $1 AND status = 'running'`,
      [draft.id, served],
    );
  });
  await removeDraft(database, draft);
  return contentHash;
}

/** Removes a draft that comes to nothing; the runs that wrote to it fail with it. */
async function discardDraft(database: Database, draft: VersionDraft, cause: unknown): Promise<void> {
  await database.execute(
    `UPDATE ingest_run SET status = 'failed', failure = $2 WHERE produced_version_id = $1 AND status = 'running'`,
    [draft.id, cause instanceof Error ? cause.message : String(cause)],
  );
  await removeDraft(database, draft);
}

async function removeDraft(database: Database, { id }: VersionDraft): Promise<void> {
  await removeDrafts(database, id);
}

/** Rows of these tables say how fresh the content is, not what it is. */
const NOT_CONTENT = ['dataset_health'];

/** Lets a server see which tables it need not read again: a version from a pack has no digests yet. */
async function digestBase(database: Database, { base }: VersionDraft): Promise<void> {
  if (base === null || Object.keys(tableDigestsOf(base)).length > 0) return;
  const digests = await hashTables(database, base.id);
  await saveTableDigests(database, base.id, digests);
}

/** The digest of each table of a version, which nobody writes to meanwhile. */
async function hashTables(database: Database, dataVersionId: number): Promise<TableDigests> {
  const digests: Record<string, string> = {};
  for (const versioned of await listVersionedTables(database)) {
    if (NOT_CONTENT.includes(versioned.table)) continue;
    digests[versioned.table] = await digestRows(database, versioned, dataVersionId);
  }
  return digests;
}

/** sha256 over the digests of all tables, by table name. */
function hashContent(digests: TableDigests): string {
  const hash = createHash('sha256');
  for (const [table, digest] of Object.entries(digests)) hash.update(`${table} ${digest}\n`);
  return hash.digest('hex');
}
