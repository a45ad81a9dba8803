import PgBoss from 'pg-boss';
import type { Database } from '../store/database/database.js';

/** Work that outlives a request: jobs on the database of the service, done by any process that works on it. */
export interface JobQueue {
  /** Resolves once the job is written, or waits already. Before `start` nothing can be sent. */
  send(queue: string, job: object, afterSeconds?: number): Promise<void>;
  /** Creates the tables and begins to work. Safe beside other processes that do the same. */
  start(): Promise<void>;
  /** Tells the jobs under way, and waits for them up to some seconds; what is cut off is done again by whoever comes next. */
  readonly stop: () => Promise<void>;
}

/** What is done with the jobs of one queue. */
export interface JobKind<Job extends object> {
  readonly queue: string;
  /** Done again after a failure, so a second run must not do harm. `signal` is aborted when the queue is stopped. */
  readonly run: (job: Job, signal: AbortSignal) => Promise<void>;
  /** What a job is about: while one waits, another of the same name is not sent. Absent: each is of its own. */
  readonly nameOf?: (job: Job) => string;
  /** Called for a job that has failed as often as it is tried. */
  readonly giveUp?: (job: Job) => Promise<void>;
  /** Seconds after which a job that gave no answer is done again: its process has ended. */
  readonly maxSeconds: number;
  /** Attempts after the first, with growing waits; absent: three. */
  readonly retries?: number;
  /** Cron expression (UTC) of a job that nobody sends. */
  readonly every?: string;
}

export interface QueueParts {
  readonly database: Database;
  readonly kinds: readonly JobKind<never>[];
  readonly onError: (cause: unknown) => void;
}

/** Tables of the queue, apart from those of the service. */
const SCHEMA = 'jobs';
const RETRIES = 3;
const STOP_MS = 5_000;
const MAINTENANCE_SECONDS = 30;

/** A job that outlasts the stop ends beside a closed database: what it would write is not written, and nobody waits. */
const NEVER = new Promise<never>(() => undefined);

export function createJobQueue({ database, kinds, onError }: QueueParts): JobQueue {
  let isStopped = false;
  const stopping = new AbortController();
  const { signal } = stopping;
  const report = (cause: unknown): void =>
    isStopped || (signal.aborted && cause === signal.reason) ? undefined : onError(cause);
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) => (isStopped ? NEVER : execute(database, text, values)),
    },
    schema: SCHEMA,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
  });
  boss.on('error', report);
  const workers = new Map<string, string>();
  return {
    async start() {
      await boss.start();
      await forgetSchedules(boss, kinds);
      for (const kind of kinds)
        workers.set(kind.queue, await beginWork(boss, kind, { onError: report, signal }));
    },
    async send(queue, job, afterSeconds = 0) {
      const name = kinds.find((kind) => kind.queue === queue)?.nameOf?.(job as never);
      await boss.send(queue, job, {
        ...(name !== undefined && { singletonKey: name }),
        ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      });
      // A worker of this process need not wait for its next look.
      const worker = workers.get(queue);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async stop() {
      stopping.abort(new Error('the service is stopped'));
      await boss.stop({ graceful: true, wait: true, timeout: STOP_MS, close: false });
      isStopped = true;
    },
  };
}

async function execute(
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: object[] }> {
  const rows = values.length > 0 ? await database.query(text, values) : await database.runScript(text);
  return { rows: rows as object[] };
}

/** What an earlier process did at its times, and this one does not do, is not ordered any more. */
async function forgetSchedules(boss: PgBoss, kinds: QueueParts['kinds']): Promise<void> {
  for (const { name } of await boss.getSchedules())
    if (!kinds.some(({ queue, every }) => queue === name && every !== undefined)) await boss.unschedule(name);
}

/** What a worker is told and tells. */
interface WorkerParts extends Pick<QueueParts, 'onError'> {
  readonly signal: AbortSignal;
}

/** Starts the worker of one kind, and one for what is given up where somebody wants to know of it. */
async function beginWork(
  boss: PgBoss,
  { queue, run, nameOf, giveUp, maxSeconds, every, retries = RETRIES }: JobKind<never>,
  parts: WorkerParts,
): Promise<string> {
  const failed = `${queue}-failed`;
  if (giveUp !== undefined) {
    await boss.createQueue(failed);
    await workOn(boss, { queue: failed, run: giveUp }, parts);
  }
  await boss.createQueue(queue, {
    name: queue,
    policy: nameOf === undefined ? 'standard' : 'short',
    ...{ retryLimit: retries, retryBackoff: true, expireInSeconds: maxSeconds },
    ...(giveUp !== undefined && { deadLetter: failed }),
  });
  if (every !== undefined) await boss.schedule(queue, every);
  return workOn(boss, { queue, run }, parts);
}

async function workOn(
  boss: PgBoss,
  { queue, run }: Pick<JobKind<never>, 'queue' | 'run'>,
  { onError, signal }: WorkerParts,
): Promise<string> {
  const worker = await boss.work(queue, async (jobs: readonly PgBoss.Job<object>[]) => {
    for (const { data } of jobs) {
      try {
        await run(data as never, signal);
      } catch (cause) {
        onError(cause);
        throw cause;
      }
    }
    // There may be more: the worker need not wait for its next look.
    boss.notifyWorker(worker);
  });
  return worker;
}
