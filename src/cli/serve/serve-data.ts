import type { Logger } from 'pino';
import { ensureConfiguredKeys, ensureFirstKey } from '../../accounts/bootstrap.js';
import type { Clock } from '../../accounts/clock.js';
import type { KeyTable } from '../../accounts/key-table.js';
import { cutFixture, FIXTURE_RECIPE } from '../../law/fixture/cut-fixture.js';
import { readPack } from '../../law/pack/read-pack.js';
import { createProgress } from '../../server/announce.js';
import type { Settings } from '../../server/settings.js';
import type { SnapshotCache } from '../../server/snapshot-cache.js';
import { findCurrentVersion } from '../../store/database/data-versions.js';
import type { Database } from '../../store/database/database.js';
import { resolvePackagePath } from '../../store/database/package-path.js';
import { loadFixtureIfAbsent } from '../../store/pack-loader/load-fixture.js';
import { loadPackIfAbsent } from '../../store/pack-loader/load-pack.js';
import { buildSnapshot } from '../../store/snapshot/build-snapshot.js';
import { explainFailure } from '../explain-failure.js';
import { readBundled } from './read-bundled.js';
import { warmSearchOf } from './warm-search.js';
import { DatabaseRows } from '../../store/snapshot/rows/database-rows.js';
import { readDatasets } from '../../store/snapshot/rows/read-catalog.js';

/** How often a server with a shared database looks for data versions made by other processes. */
const REFRESH_MS = 5_000;
/** How long to wait before trying an unavailable database server again. */
const RETRY_MS = 2_000;
const PACK_FOLDER = resolvePackagePath('prisma', 'reference');

/** What is needed to maintain the reference data of a running server. */
export interface DataParts {
  /** Writes a line for people. */
  readonly print: (text: string) => void;
  readonly settings: Settings;
  readonly database: Database;
  readonly cache: SnapshotCache;
  readonly keys: KeyTable;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Migrates, creates keys, loads the pack and builds the snapshot, then follows changes. The data of test keys is loaded
 * after the start, so that nobody waits for it. Returns a function that stops following.
 */
export async function serveData(parts: DataParts): Promise<() => Promise<void>> {
  const { settings, database, keys, log, print } = parts;
  await waitForDatabase(parts);
  await database.migrate();
  await ensureConfiguredKeys(keys, settings.bootstrapKeys);
  const firstKey = await ensureFirstKey(keys, settings.dataDir);
  if (firstKey) log.info({ file: firstKey.path }, 'first API key written');
  await loadPackIfAbsent(database, { folder: PACK_FOLDER, readPack }, { onProgress: createProgress(print) });
  await loadFixture(parts);
  await refreshSnapshot(parts, 'live');
  const testMode = refreshTestMode(parts);
  if (database.kind === 'embedded') return () => testMode;
  const stop = followVersions(parts);
  return () => {
    stop();
    return testMode;
  };
}

/** Polls for versions; a slow poll is awaited before the next. Returns a function that stops it. */
function followVersions(parts: DataParts): () => void {
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    await refreshSnapshots(parts).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'the data version could not be looked up'),
    );
    looking = false;
  };
  const timer = setInterval(look, REFRESH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Loads the data for test keys; its failure affects nothing else. */
async function loadFixture({ database, log }: DataParts): Promise<void> {
  try {
    const pack = await readPack(PACK_FOLDER);
    const source = { cutFrom: pack.manifest.dataVersion, cut: () => cutFixture(pack) };
    await loadFixtureIfAbsent(database, source, FIXTURE_RECIPE);
  } catch (error) {
    log.error({ err: error }, 'test keys have no data, or older data');
  }
}

/** A database server may start after this process; an embedded database is either present or broken. */
async function waitForDatabase({ database, log, print }: DataParts): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.ping();
    } catch (error) {
      if (database.kind === 'embedded') throw error;
      if (attempt === 1) {
        log.error({ err: error }, 'waiting for the database');
        print(`${explainFailure(error, process.env)}. It is tried again every ${RETRY_MS / 1000} seconds.\n`);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

const KINDS = { live: 'live', test: 'fixture' } as const;

/** Does the work, then serves what it changed, even where it failed half way: nobody polls an embedded database. */
export async function serveAfter<T>(parts: DataParts, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await refreshSnapshots(parts);
  }
}

/** Puts the versions that the database serves into the cache. */
async function refreshSnapshots(parts: DataParts): Promise<void> {
  await refreshSnapshot(parts, 'live');
  await refreshTestMode(parts);
}

/** The data of test keys affect nothing else. */
async function refreshTestMode(parts: DataParts): Promise<void> {
  await refreshSnapshot(parts, 'test').catch((error: unknown) =>
    parts.log.error({ err: error }, 'test keys have no data, or older data'),
  );
}

/**
 * Puts the version for keys of one mode into the cache; the live one makes the server ready. A version that replaces
 * another gets its search index first, so that searches are not delayed.
 */
async function refreshSnapshot(parts: DataParts, mode: keyof typeof KINDS): Promise<void> {
  const { database, cache } = parts;
  const current = await findCurrentVersion(database, KINDS[mode]);
  if (current === null) return;
  const served = cache.getCurrent(mode);
  if (served?.dataVersion !== current.contentHash) {
    const isStart = mode === 'live' && served === null;
    const bundled = isStart ? await readBundled(PACK_FOLDER, current.contentHash) : null;
    const snapshot = bundled ?? (await buildSnapshot(database, { dataVersion: current.contentHash }, served));
    if (mode === 'live' && served !== null) await warmSearchOf(snapshot, parts);
    cache.put(mode, snapshot);
  }
  cache.putDatasets(current.contentHash, await readDatasets(new DatabaseRows(database, current.id)));
}
