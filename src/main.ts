import { readFileSync } from 'node:fs';
import { destination as logDestination, type Logger } from 'pino';
import { createAuthenticator } from './accounts/authenticate.js';
import { BAD_KEY_POLICY, createBadKeyLimit } from './accounts/bad-key-limit.js';
import { ensureConfiguredKeys, ensureFirstKey } from './accounts/bootstrap.js';
import type { Clock } from './accounts/clock.js';
import { answerKeyHandover, isKeyHandover } from './accounts/key-handover.js';
import type { KeyStore } from './accounts/key-store.js';
import { createKeyTable } from './accounts/key-table.js';
import { createRateLimiter } from './accounts/rate-limiter.js';
import { createUsageRecorder } from './accounts/usage-recorder.js';
import { createUsageTable } from './accounts/usage-table.js';
import { createKeyVerifier } from './accounts/verify-key.js';
import { readPack } from './ingest/reference/pack/read-pack.js';
import { INGEST_USAGE, parseIngestCommand, runIngestCommand } from './ingest/run/ingest-command.js';
import { NO_PROGRESS } from './ingest/run/source.js';
import { SOURCES } from './ingest/sources/index.js';
import { createProgress, describeStart } from './server/announce.js';
import { createLog } from './server/create-log.js';
import { createServer } from './server/create-server.js';
import { openLimiters } from './server/open-limiters.js';
import type { ReadinessCheck } from './server/ports.js';
import { parseSettings, type Settings } from './server/settings.js';
import { SnapshotShelf } from './server/snapshot-shelf.js';
import { createReportTable } from './store/adcvd/report-table.js';
import type { Database } from './store/database/database.js';
import { findCurrentVersion } from './store/database/data-versions.js';
import { openDatabase } from './store/database/open.js';
import { packagePath } from './store/database/package-path.js';
import { loadPackIfAbsent } from './store/pack-loader/load-pack.js';
import { buildSnapshot } from './store/snapshot/build-snapshot.js';

/** How often a server that shares its database looks for a data version made by another process. */
const REFRESH_MS = 10_000;
/** How long to wait before a database server that does not answer is asked again. */
const RETRY_MS = 2_000;

const { version } = JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as { version: string };

/** What stays open while the server runs. */
interface Service {
  /** Resolves when everything asked has been answered and everything counted is written. */
  stop(): Promise<void>;
}

async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  if (!settings.ok) return fail(`The environment cannot be used:\n${settings.message}`);
  const output = logDestination({ dest: 1, sync: false });
  const log = createLog(settings.value.logLevel, output);
  const service = await startService(settings.value, log);
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    service.stop().then(
      () => leave(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopped with an error');
        leave(1);
      },
    );
  };
  const leave = (code: number): never => {
    output.flushSync();
    process.exit(code);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

async function startService(settings: Settings, log: Logger): Promise<Service> {
  const clock = createClock(settings.clock);
  const database = await openDatabaseOf(settings, log);
  const keys = createKeyTable(database);
  const usage = createUsageRecorder({
    usage: createUsageTable(database),
    keys,
    clock,
    onFailure: (cause) => log.warn({ err: cause }, 'usage is kept back until it can be written'),
  });
  const { limiterFor, closeLimiters } = openLimiters(settings.redisUrl, clock, log);
  const shelf = new SnapshotShelf();
  const listener = await createServer({
    snapshots: shelf,
    authenticator: createAuthenticator(
      createKeyVerifier({ keys, clock }),
      createBadKeyLimit(limiterFor(BAD_KEY_POLICY), clock),
    ),
    rateLimiter: createRateLimiter({
      read: limiterFor({ name: 'read', limit: settings.rateLimitPerMinute }),
      heavy: limiterFor({ name: 'heavy', limit: settings.rateLimitHeavyPerMinute }),
    }),
    usage,
    clock,
    log,
    version,
    engineVersion: version,
    readiness: readinessOf(database, shelf),
    reportsOf: (accountId) => createReportTable(database, { accountId, engineVersion: version }),
    allowedOrigins: settings.corsOrigins,
    trustedProxies: settings.trustedProxies,
  });
  const { port } = await listener.listen(settings.port, settings.host);
  const stopRefreshing = await serveData({ settings, database, shelf, keys, clock, log });
  const host = settings.host === '0.0.0.0' ? 'localhost' : settings.host;
  tell(describeStart(`http://${host}:${port}`, settings.dataDir, version));
  return {
    stop: () =>
      inOrder([
        stopRefreshing,
        () => listener.stop(),
        () => usage.close(),
        closeLimiters,
        () => database.close(),
      ]),
  };
}

function openDatabaseOf({ dataDir, databaseUrl }: Settings, log: Logger): Promise<Database> {
  const onConnectionError = (error: Error): void =>
    log.warn({ err: error }, 'a database connection was lost');
  return openDatabase({ dataDir, ...(databaseUrl !== null && { databaseUrl }), onConnectionError });
}

interface DataParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly shelf: SnapshotShelf;
  readonly keys: KeyStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Migrates, makes keys, loads the pack, builds the snapshot; then follows changes. Returns how to stop following. */
async function serveData(parts: DataParts): Promise<() => void> {
  const { settings, database, shelf, keys, clock, log } = parts;
  await waitForDatabase(parts);
  await database.migrate();
  await ensureConfiguredKeys(keys, settings.bootstrapKeys);
  const firstKey = await ensureFirstKey(keys, settings.dataDir);
  if (firstKey) log.info({ file: firstKey.path }, 'first API key written');
  const folder = packagePath('prisma', 'reference');
  await loadPackIfAbsent(
    database,
    { folder, readPack },
    { at: clock.now(), onProgress: createProgress(tell) },
  );
  await refreshSnapshots(database, shelf);
  answerCommands(parts);
  if (database.kind === 'embedded') return () => undefined;
  const timer = setInterval(() => {
    refreshSnapshots(database, shelf).catch((error: unknown) =>
      log.warn({ err: error }, 'the data version could not be looked up'),
    );
  }, REFRESH_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** A database server may come up after this process; an embedded database is there or broken. */
async function waitForDatabase({ database, log }: DataParts): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.ping();
    } catch (error) {
      if (database.kind === 'embedded') throw error;
      if (attempt === 1) log.error({ err: error }, 'waiting for the database');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Puts the versions that the database serves on the shelf, where they are not there already. */
async function refreshSnapshots(database: Database, shelf: SnapshotShelf): Promise<void> {
  for (const [mode, kind] of [
    ['live', 'live'],
    ['test', 'fixture'],
  ] as const) {
    const current = await findCurrentVersion(database, kind);
    if (current === null || shelf.current(mode)?.dataVersion === current.contentHash) continue;
    shelf.put(mode, await buildSnapshot(database, { dataVersion: current.contentHash }));
  }
}

/** Commands of other processes on this data directory: `npm run keys`, `npm run ingest`. */
function answerCommands({ settings, database, shelf, keys, clock }: DataParts): void {
  database.answerCommands(async (command) => {
    if (isKeyHandover(command)) return answerKeyHandover(command, keys, clock);
    const { kind, words } = command as { kind?: unknown; words?: unknown };
    if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
      throw new Error('words are missing');
    if (kind !== 'ingest') throw new Error(`the server knows no command ${String(kind)}`);
    const parsed = parseIngestCommand(words, SOURCES);
    if (!parsed.ok) throw new Error(`${parsed.message}\n${INGEST_USAGE}`);
    const workshop = { database, dataDir: settings.dataDir, now: clock.now, progress: NO_PROGRESS };
    const reports = await runIngestCommand(parsed.value, workshop);
    await refreshSnapshots(database, shelf);
    return reports;
  });
}

/** Each step waits for the one before; one that fails keeps none of the others from running. */
async function inOrder(steps: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function createClock(fixed: Date | null): Clock {
  return { now: () => (fixed === null ? new Date() : new Date(fixed)), elapsed: () => performance.now() };
}

function readinessOf(database: Database, shelf: SnapshotShelf): ReadinessCheck[] {
  const requireSnapshot = async (): Promise<void> => {
    if (shelf.current('live') === null) throw new Error('the reference data is still being loaded');
  };
  return [
    { name: 'database', check: () => database.ping() },
    { name: 'reference data', check: requireSnapshot },
  ];
}

/** For people: the log on standard output stays one JSON object a line. */
function tell(text: string): void {
  process.stderr.write(text);
}

function fail(message: string): void {
  tell(`${message}\n`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  fail(`Dutygraph could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit();
});
