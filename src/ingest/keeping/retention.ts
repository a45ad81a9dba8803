import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeRetiredVersions } from '../../store/database/data-versions.js';
import type { Database } from '../../store/database/database.js';

/** Versions kept beside the served one: a rollback, and the rollback of that. */
const KEPT_VERSIONS = 2;
/** How long bytes that no recorded run read are kept, for a run that was interrupted. */
const KEPT_BYTES_MS = 30 * 24 * 60 * 60 * 1000;

export interface Pruned {
  readonly versions: number;
  readonly files: number;
}

/** Removes retired versions beyond those kept. */
export function pruneVersions(database: Database): Promise<number> {
  return removeRetiredVersions(database, 'live', KEPT_VERSIONS);
}

/** Removes what retention does not keep: old versions, and bytes of no recorded run. */
export async function prune(database: Database, dataDir: string, now: Date): Promise<Pruned> {
  const versions = await pruneVersions(database);
  const recorded = await database.query<{ sha256: string }>('SELECT DISTINCT sha256 FROM ingest_file');
  return {
    versions,
    files: await removeBytes(join(dataDir, 'raw'), new Set(recorded.map(({ sha256 }) => sha256)), now),
  };
}

async function removeBytes(folder: string, kept: ReadonlySet<string>, now: Date): Promise<number> {
  let removed = 0;
  for (const part of await readdir(folder).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    for (const name of await readdir(join(folder, part))) {
      const path = join(folder, part, name);
      if (kept.has(name) || now.getTime() - (await stat(path)).mtimeMs < KEPT_BYTES_MS) continue;
      await rm(path, { force: true });
      removed += 1;
    }
  }
  return removed;
}
