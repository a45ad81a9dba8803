import cluster, { type Worker } from 'node:cluster';
import { createClusterMetrics } from '../../../server/cluster-metrics.js';
import { listenForMetrics } from '../../../server/metrics-listener.js';
import type { Log } from '../../../server/ports.js';
import type { Settings } from '../../../server/settings.js';
import { listenBeside, type SideListener } from '../../../server/side-listener.js';
import { announceStart } from '../announce-start.js';
import { runInOrder, type Service } from '../service.js';
import { answerForWorkers, type WatchedWorker } from '../watchdog/cluster-health.js';
import { RestartPolicy } from './restart-policy.js';
import { BESIDE_OTHERS, isServing, type ServingMessage } from './worker-messages.js';

/** A stopping worker closes connections after nine seconds and writes its counts: past this it is stuck. */
const STOP_MS = 13_000;

export interface SupervisorParts {
  readonly settings: Settings;
  readonly log: Log;
  /** Called when workers keep dying right after their start and none is left. */
  readonly onGiveUp: () => void;
}

/**
 * The primary: starts workers that share the port, replaces those that die, and serves the metrics of all. A single
 * worker prepares schema, keys and data before the others start.
 */
export async function superviseWorkers(parts: SupervisorParts): Promise<Service> {
  const { settings, log } = parts;
  if (settings.redisUrl === null)
    log.warn({ workers: settings.workers }, 'each worker limits for itself: set REDIS_URL for one budget');
  const supervisor = new Supervisor(parts);
  const metrics = createClusterMetrics(supervisor, log);
  const { metricsPort: port, metricsHost: host } = settings;
  const listener = port === null ? null : await listenForMetrics(metrics, { port, host }, log);
  const health = await listenForHealth(supervisor, parts);
  supervisor.startWorker();
  return { stop: () => runInOrder([() => supervisor.stop(), () => listener?.stop(), () => health?.stop()]) };
}

/** Answers for all workers: the primary has little else to do, and each worker reports through its monitor. */
function listenForHealth(
  supervisor: Supervisor,
  { settings, log }: SupervisorParts,
): Promise<SideListener> | null {
  const { healthPort: port, healthHost: host } = settings;
  if (port === null) return null;
  const onFailure = (error: unknown): void => log.error({ err: error }, 'health could not be told');
  const answer = () => answerForWorkers(supervisor.watched);
  return listenBeside({ path: '/healthz', answer, onFailure }, { port, host });
}

/** A worker that is serving. */
interface Serving {
  /** When it started serving, on the monotonic clock. */
  readonly since: number;
  readonly healthPort: number | null;
}

class Supervisor {
  /** Null: it is not serving yet. */
  private readonly workers = new Map<Worker, Serving | null>();
  private readonly policy = new RestartPolicy();
  private readonly waiting = new Set<NodeJS.Timeout>();
  private stopping: Promise<void> | null = null;
  /** True once the data is in place and the other workers were started. */
  private isComplete = false;
  restarts = 0;

  constructor(private readonly parts: SupervisorParts) {}

  get serving(): readonly Worker[] {
    return [...this.workers].flatMap(([worker, serving]) => (serving === null ? [] : [worker]));
  }

  /** Workers that are serving, with the addresses of their monitors. */
  get watched(): readonly WatchedWorker[] {
    return [...this.workers].flatMap(([{ process }, serving]) =>
      serving?.healthPort == null ? [] : [{ pid: process.pid, healthPort: serving.healthPort }],
    );
  }

  startWorker(): void {
    const worker = cluster.fork(this.serving.length > 0 ? BESIDE_OTHERS : {});
    this.workers.set(worker, null);
    worker.on('message', (message: unknown) => {
      if (isServing(message)) this.noteServing(worker, message);
    });
    worker.once('exit', (code, signal) => this.noteDeath(worker, { code, signal }));
  }

  /** Stops every worker after it finishes its requests. Rejects when one was killed or failed while stopping. */
  stop(): Promise<void> {
    return (this.stopping ??= this.endWorkers());
  }

  private noteServing(worker: Worker, { port, healthPort }: ServingMessage): void {
    const { log, settings } = this.parts;
    this.workers.set(worker, { since: performance.now(), healthPort });
    log.info({ worker: worker.process.pid }, 'a worker serves');
    if (this.isComplete || this.stopping !== null) return;
    this.isComplete = true;
    announceStart(settings, port);
    while (this.workers.size < settings.workers) this.startWorker();
  }

  private noteDeath(worker: Worker, how: { readonly code: number; readonly signal: string }): void {
    const since = this.workers.get(worker)?.since ?? null;
    this.workers.delete(worker);
    if (this.stopping !== null) return;
    const wait = this.policy.waitAfterDeath(since === null ? null : performance.now() - since);
    this.parts.log.error({ worker: worker.process.pid, ...how, wait }, 'a worker ended');
    if (wait === null) return this.giveUp();
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      this.restarts += 1;
      this.startWorker();
    }, wait);
    this.waiting.add(timer);
  }

  private giveUp(): void {
    this.parts.log.error({}, 'workers end as soon as they start: giving up');
    this.stop().then(this.parts.onGiveUp, this.parts.onGiveUp);
  }

  private async endWorkers(): Promise<void> {
    for (const timer of this.waiting) clearTimeout(timer);
    const ends = [...this.workers.keys()].map(endWorker);
    const failed = (await Promise.all(ends)).filter((how) => how !== null);
    if (failed.length > 0) throw new Error(`workers ended by ${failed.join(', ')}`);
  }
}

/** Null: the worker stopped cleanly. Otherwise the cause of its end. */
function endWorker(worker: Worker): Promise<string | null> {
  return new Promise((resolve) => {
    const force = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS);
    worker.once('exit', (code, signal) => {
      clearTimeout(force);
      // A worker that is still starting has nothing to finish and no signal handler yet.
      const isClean = code === 0 || signal === 'SIGTERM';
      resolve(isClean ? null : (signal ?? `code ${code}`));
    });
    worker.process.kill('SIGTERM');
  });
}
