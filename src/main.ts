import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { destination as logDestination, type Logger } from 'pino';
import { openDatabases } from './cli/serve/open-databases.js';
import { openProtectedResource } from './cli/serve/protected-resource.js';
import { createClassificationDesks, createSharedReports } from './cli/serve/classification-desk.js';
import { healthAt } from './cli/serve/dataset-health.js';
import { serveData } from './cli/serve/serve-data.js';
import { warmLater } from './cli/serve/warm-search.js';
import { createAccountShelves } from './accounts/account-shelf.js';
import { createAuthenticator } from './accounts/authenticate.js';
import { FIRST_KEY_FILE } from './accounts/bootstrap.js';
import { BAD_KEY_POLICY, createBadKeyLimit } from './accounts/bad-key-limit.js';
import type { Clock } from './accounts/clock.js';
import { createIdempotency } from './accounts/idempotency.js';
import { createIdempotencyTable } from './accounts/idempotency-table.js';
import { createKeyTable } from './accounts/key-table.js';
import { createRateLimiter, type RateLimiter } from './accounts/rate-limiter.js';
import { reachDatabase } from './accounts/reach-database.js';
import { createUsageRecorder, type UsageRecorder } from './accounts/usage-recorder.js';
import { createUsageTable } from './accounts/usage-table.js';
import { createKeyVerifier } from './accounts/verify-key.js';
import { describeStart } from './server/announce.js';
import { createLog } from './server/create-log.js';
import { createServer, type ServerParts } from './server/create-server.js';
import { openLimiters, type Limiters } from './server/open-limiters.js';
import { createMetrics, type Metrics } from './server/metrics.js';
import { listenForMetrics } from './server/metrics-listener.js';
import type { ReadinessCheck } from './server/ports.js';
import { parseSettings, type Settings } from './server/settings.js';
import { SnapshotShelf } from './server/snapshot-shelf.js';
import type { Advisor } from './services/classification/advisor/advisor.js';
import { createChatEndpoint } from './services/classification/advisor/chat-endpoint.js';
import type { ReportShelf, SavedReport } from './services/adcvd/report-shelf.js';
import { createReportTable } from './store/adcvd/report-table.js';
import type { Database } from './store/database/database.js';
import { packagePath } from './store/database/package-path.js';

const { version } = JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as { version: string };

/** Folders of what the server hands out to people. */
const PAGES = { problemPages: packagePath('docs', 'errors'), consoleFolder: packagePath('web', 'dist') };

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
  const { database, reference, close } = await openDatabases(settings, log);
  const keys = createKeyTable(database);
  const usage = createUsageRecorder({
    usage: createUsageTable(database),
    keys,
    clock,
    onFailure: (cause) => log.warn({ err: cause }, 'usage is kept back until it can be written'),
  });
  const { limiterFor, closeLimiters } = openLimiters(settings.redisUrl, clock, log);
  const shelf = new SnapshotShelf();
  const metrics = createMetrics({ snapshots: shelf, usage, clock, healthOf: healthAt(shelf, clock) });
  const listener = await createServer({
    snapshots: shelf,
    authenticator: createAuthenticator(
      createKeyVerifier({ keys, clock }),
      createBadKeyLimit(limiterFor(BAD_KEY_POLICY), clock),
    ),
    rateLimiter: limiterOf(settings, limiterFor),
    usage,
    clock,
    log,
    version,
    engineVersion: version,
    readiness: readinessOf(database, shelf),
    ...keptIn({ database, usage, clock, advisor: openAdvisor(settings) }),
    ...PAGES,
    metrics,
    ...surroundingsOf(settings),
    protectedResource: openProtectedResource(settings, { database, clock }),
  });
  const stopMetrics = await serveMetrics(metrics, settings, log);
  const { port } = await listener.listen(settings.port, settings.host);
  const stopRefreshing = await serveData({ settings, database: reference, shelf, keys, clock, log, tell });
  tell(describeStart({ ...settings, version, url: addressOf(settings, port), key: keyToShow(settings) }));
  const stopWarming = warmLater(shelf, clock);
  return {
    stop: () =>
      inOrder([
        stopWarming,
        stopRefreshing,
        () => listener.stop(),
        stopMetrics,
        () => usage.close(),
        closeLimiters,
        close,
      ]),
  };
}

interface KeepingParts {
  readonly advisor: Advisor | null;
  readonly database: Database;
  readonly usage: UsageRecorder;
  readonly clock: Clock;
}

type Kept = Pick<
  ServerParts,
  'accountOf' | 'reportsOf' | 'classificationOf' | 'sharedReports' | 'idempotency'
>;

/** What the database keeps for callers: all that is on their account, reports, answers by idempotency key. */
function keptIn({ database, usage: recorder, clock, advisor }: KeepingParts): Kept {
  return {
    accountOf: createAccountShelves({ database, usage: createUsageTable(database), recorder, clock }),
    reportsOf: (accountId) => reportShelf(database, accountId),
    classificationOf: createClassificationDesks({ database, usage: recorder, clock, advisor }),
    sharedReports: createSharedReports(database, clock),
    idempotency: createIdempotency(createIdempotencyTable(database), clock),
  };
}

/** The language model that may order candidates; null: none is configured. */
function openAdvisor({ llm }: Settings): Advisor | null {
  return llm === null ? null : createChatEndpoint(llm);
}

/** The reports of an account; a database that is away is said to be so. */
function reportShelf(database: Database, accountId: string): ReportShelf {
  const table = createReportTable<SavedReport['content']>(database, { accountId, engineVersion: version });
  return {
    save: (report) => reachDatabase(table.save(report)),
    find: (id) => reachDatabase(table.find(id)),
    findMany: (ids) => reachDatabase(table.findMany(ids)),
  };
}

/** What stands between this server and its callers. */
function surroundingsOf({
  corsOrigins,
  trustedProxies,
  publicUrl,
}: Settings): Pick<ServerParts, 'allowedOrigins' | 'trustedProxies' | 'publicUrl'> {
  return { allowedOrigins: corsOrigins, trustedProxies, publicUrl };
}

function addressOf({ host }: Settings, port: number): string {
  return `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}

function limiterOf(settings: Settings, limiterFor: Limiters['limiterFor']): RateLimiter {
  return createRateLimiter({
    read: limiterFor({ name: 'read', limit: settings.rateLimitPerMinute }),
    heavy: limiterFor({ name: 'heavy', limit: settings.rateLimitHeavyPerMinute }),
  });
}

/** Returns how to stop it. */
async function serveMetrics(metrics: Metrics, settings: Settings, log: Logger): Promise<() => unknown> {
  const { metricsPort: port, metricsHost: host } = settings;
  if (port === null) return () => undefined;
  const listener = await listenForMetrics(metrics, { port, host }, log);
  return () => listener.stop();
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

/** The first key, where a person reads the terminal: never in a file or a collected log. */
function keyToShow({ dataDir }: Settings): string | null {
  const path = join(dataDir, FIRST_KEY_FILE);
  return process.stderr.isTTY && existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
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
