import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { version } from './announce-start.js';
import { openJobs, type Jobs } from './open-jobs.js';
import { openDatabases } from './open-databases.js';
import { openProtectedResource } from './protected-resource.js';
import { createClassificationRepositories, createSharedReports } from './classification-repository.js';
import { createHealthReader } from './dataset-health.js';
import { answerCommands } from './answer-commands.js';
import { serveData, type DataParts } from './serve-data.js';
import { runInOrder, print, type Service } from './service.js';
import { startsBesideOthers } from './cluster/worker-messages.js';
import { reportLimits } from './report-limits.js';
import { surroundingsOf } from './surroundings.js';
import { warmLater } from './warm-search.js';
import { watchLoop } from './watchdog/watch-loop.js';
import { createAccountRepositories } from '../../accounts/account-repository.js';
import { createAuthenticator } from '../../accounts/authenticate.js';
import { BAD_KEY_POLICY, BadKeyLimit } from '../../accounts/bad-key-limit.js';
import type { Clock } from '../../accounts/clock.js';
import { Idempotency } from '../../accounts/idempotency.js';
import { createIdempotencyTable } from '../../accounts/idempotency-table.js';
import { createKeyTable } from '../../accounts/key-table.js';
import { openLimiters, type Limiters } from '../../accounts/open-limiters.js';
import { createRateLimiter } from '../../accounts/rate-limiter.js';
import { reachDatabase } from '../../accounts/reach-database.js';
import { UsageRecorder } from '../../accounts/usage-recorder.js';
import { createUsageTable } from '../../accounts/usage-table.js';
import { KeyVerifier } from '../../accounts/verify-key.js';
import { ENGINE_VERSION } from '../../engine/calculate-duty.js';
import { lendToPrimary } from '../../server/cluster-metrics.js';
import { createServer, type ServerParts } from '../../server/create-server.js';
import { createMetrics, type Metrics } from '../../server/metrics.js';
import type { Listener } from '../../server/listener.js';
import { listenForMetrics } from '../../server/metrics-listener.js';
import type { ReadinessCheck } from '../../server/ports.js';
import type { Settings } from '../../server/settings.js';
import { SnapshotCache } from '../../server/snapshot-cache.js';
import type { Tracing } from '../../server/tracing/tracing.js';
import type { Advisor } from '../../services/classification/advisor/advisor.js';
import { createChatEndpoint } from '../../services/classification/advisor/chat-endpoint.js';
import type { ChangeContent } from '../../services/law-changes/change-repository.js';
import type { ReportRepository, SavedReport } from '../../services/adcvd/report-repository.js';
import { listAppliedRuns } from '../../store/changes/change-table.js';
import { createReportTable } from '../../store/adcvd/report-table.js';
import type { Database } from '../../store/database/database.js';
import { resolvePackagePath } from '../../store/database/package-path.js';

/** Folders of the pages that the server serves. */
const PAGES = {
  problemPages: resolvePackagePath('docs', 'errors'),
  consoleFolder: resolvePackagePath('web', 'dist'),
};

/** A running service and its address. */
export interface RunningService extends Service {
  readonly port: number;
  /** Port where another thread reports the health of this process; null when there is none. */
  readonly healthPort: number | null;
}

/** Opens everything a server needs; resolves once the reference data is in place. */
export async function startService(settings: Settings, log: Logger): Promise<RunningService> {
  const clock = createClock(settings.clock);
  const watchdog = await watchLoop(settings, log);
  const tracing = await openTraces(settings, log);
  const watchStatement = tracing?.watchStatement ?? null;
  const { database, reference, close } = await openDatabases(settings, log, watchStatement);
  const keys = createKeyTable(database);
  const usage = openUsage({ database, clock, log });
  const { limiterFor, closeLimiters } = openLimits(settings, log);
  const cache = new SnapshotCache();
  const metrics = createMetrics({ snapshots: cache, usage, healthOf: createHealthReader(cache, clock) });
  watchdog.onFreed = (operation, heldMs) => metrics.observeHold(operation, heldMs / 1000);
  const data = { settings, database: reference, cache, keys, clock, log, print };
  const jobs = openJobs(data, database);
  const listener = await createServer({
    snapshots: cache,
    ...limitedBy(limiterFor, { settings, keys, clock }),
    ...{ usage, clock, log, version },
    engineVersion: ENGINE_VERSION,
    readiness: readinessOf(database, cache),
    ...keptIn({ database, usage, clock, advisor: openAdvisor(settings), jobs }),
    ...PAGES,
    metrics,
    watch: watchdog.watch,
    tracing,
    ...surroundingsOf(settings),
    protectedResource: openProtectedResource(settings, { database, clock }),
  });
  const stopMetrics = await shareMetrics(metrics, settings, log);
  const { port, stopRefreshing } = await beginWork(data, jobs, listener);
  const stopWarming = warmLater({ cache, clock, log });
  return {
    port,
    healthPort: watchdog.healthPort,
    stop: () =>
      runInOrder([
        stopWarming,
        stopRefreshing,
        () => listener.stop(),
        jobs.stop,
        () => tracing?.close(),
        stopMetrics,
        () => usage.close(),
        closeLimiters,
        close,
        () => watchdog.stop(),
      ]),
  };
}

/** Serves the data, then answers commands and works on jobs. Returns where, and how to stop following the data. */
async function beginWork(data: DataParts, jobs: Jobs, listener: Listener) {
  const listen = () => listener.listen(data.settings.port, data.settings.host);
  // Alone it says at once that it is not ready yet; beside others it would refuse what they answer.
  const early = startsBesideOthers() ? null : await listen();
  const stopRefreshing = await serveData(data);
  answerCommands(data);
  await jobs.start();
  const { port } = early ?? (await listen());
  return { port, stopRefreshing };
}

/** Logs when limits are no longer shared, and when they are shared again. */
function openLimits({ redisUrl }: Settings, log: Logger): Limiters {
  return openLimiters({ redisUrl, onChange: reportLimits(log) });
}

/** Counts in memory and writes periodically. */
function openUsage({ database, clock, log }: Pick<DataParts, 'database' | 'clock' | 'log'>): UsageRecorder {
  return new UsageRecorder({
    usage: createUsageTable(database),
    keys: createKeyTable(database),
    clock,
    onFailure: (cause) => log.warn({ err: cause }, 'usage is kept back until it can be written'),
  });
}

interface KeepingParts {
  readonly jobs: Pick<Jobs, 'auditsOf'>;
  readonly advisor: Advisor | null;
  readonly database: Database;
  readonly usage: UsageRecorder;
  readonly clock: Clock;
}

type Kept = Pick<
  ServerParts,
  'accountOf' | 'reportsOf' | 'classificationOf' | 'auditsOf' | 'changes' | 'sharedReports' | 'idempotency'
>;

/** What the database stores for callers: account data, reports, answers by idempotency key. */
function keptIn({ database, usage: recorder, clock, advisor, jobs }: KeepingParts): Kept {
  return {
    accountOf: createAccountRepositories({ database, usage: createUsageTable(database), recorder, clock }),
    reportsOf: (accountId) => reportRepository(database, accountId),
    classificationOf: createClassificationRepositories({ database, usage: recorder, clock, advisor }),
    auditsOf: jobs.auditsOf,
    changes: { list: (wanted) => reachDatabase(listAppliedRuns<ChangeContent>(database, wanted)) },
    sharedReports: createSharedReports(database, clock),
    idempotency: new Idempotency(createIdempotencyTable(database), clock),
  };
}

/** The language model that may order candidates; null when none is configured. */
function openAdvisor({ llm }: Settings): Advisor | null {
  return llm === null ? null : createChatEndpoint(llm);
}

/** The reports of an account; an unavailable database is reported as such. */
function reportRepository(database: Database, accountId: string): ReportRepository {
  const table = createReportTable<SavedReport['content']>(database, {
    accountId,
    engineVersion: ENGINE_VERSION,
  });
  return {
    save: (report) => reachDatabase(table.save(report)),
    find: (id) => reachDatabase(table.find(id)),
    findMany: (ids) => reachDatabase(table.findMany(ids)),
  };
}

/** Authentication and rate limits. */
function limitedBy(
  limiterFor: Limiters['limiterFor'],
  { settings, keys, clock }: Pick<DataParts, 'settings' | 'keys' | 'clock'>,
): Pick<ServerParts, 'authenticator' | 'rateLimiter'> {
  const badKeys = new BadKeyLimit(limiterFor(BAD_KEY_POLICY), clock);
  return {
    authenticator: createAuthenticator(new KeyVerifier({ keys, clock }), badKeys),
    rateLimiter: createRateLimiter({
      read: limiterFor({ name: 'read', limit: settings.rateLimitPerMinute }),
      heavy: limiterFor({ name: 'heavy', limit: settings.rateLimitHeavyPerMinute }),
    }),
  };
}

/** Null: tracing is off, and none of its modules are loaded. */
async function openTraces({ sendsTraces }: Settings, log: Logger): Promise<Tracing | null> {
  if (!sendsTraces) return null;
  const { openTracing } = await import('../../server/tracing/open-tracing.js');
  return openTracing({ version, log });
}

/** Serves metrics on a separate port, or through the primary of a cluster. Returns how to stop it. */
async function shareMetrics(metrics: Metrics, settings: Settings, log: Logger): Promise<() => unknown> {
  const { metricsPort: port, metricsHost: host } = settings;
  if (cluster.isWorker) lendToPrimary(metrics.registry);
  if (cluster.isWorker || port === null) return () => undefined;
  const listener = await listenForMetrics(metrics, { port, host }, log);
  return () => listener.stop();
}

function createClock(fixed: Date | null): Clock {
  return { now: () => (fixed === null ? new Date() : new Date(fixed)), elapsed: () => performance.now() };
}

function readinessOf(database: Database, cache: SnapshotCache): ReadinessCheck[] {
  const requireSnapshot = async (): Promise<void> => {
    if (cache.getCurrent('live') === null) throw new Error('the reference data is still being loaded');
  };
  return [
    { name: 'database', check: () => database.ping() },
    { name: 'reference data', check: requireSnapshot },
  ];
}
