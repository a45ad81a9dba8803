import type { Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { isJsonObject } from '../terms/json-object.js';
import type { Metrics } from './metrics.js';
import type { Log } from './ports.js';

/** What the primary knows of its workers. */
export interface WorkerCounts {
  /** Workers that answer requests. */
  readonly serving: readonly Worker[];
  /** Workers started in place of dead ones. */
  readonly restarts: number;
}

/** Messages between the primary, which asks with a number, and a worker, which answers with the same. */
const ASKED = 'metrics-asked';
const TOLD = 'metrics-told';
/** A worker that is silent this long is busy or stuck; Prometheus waits ten seconds for all of them. */
const PATIENCE_MS = 2_000;

/** In a worker: the primary may read these metrics from now on. */
export function lendToPrimary(registry: Registry): void {
  process.on('message', async (message: unknown) => {
    if (!isJsonObject(message) || message['kind'] !== ASKED) return;
    process.send?.({ kind: TOLD, nth: message['nth'], metrics: await registry.getMetricsAsJSON() });
  });
}

/** In the primary: the metrics of all workers as one, counters added up, and how the workers are. */
export function createClusterMetrics(
  counts: WorkerCounts,
  log: Log,
): Pick<Metrics, 'contentType' | 'render'> {
  const reader = new WorkerMetrics(log);
  const own = new Registry();
  new Gauge({
    name: 'dutygraph_workers',
    help: 'Workers that answer requests.',
    registers: [own],
    collect() {
      this.set(counts.serving.length);
    },
  });
  new Counter({
    name: 'dutygraph_worker_restarts_total',
    help: 'Workers started in place of dead ones since the start.',
    registers: [own],
    collect() {
      this.reset();
      this.inc(counts.restarts);
    },
  });
  return {
    contentType: own.contentType,
    render: async () => {
      const all = AggregatorRegistry.aggregate(await reader.read(counts.serving));
      return `${await all.metrics()}\n${await own.metrics()}`;
    },
  };
}

type WorkerReport = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What each worker tells; of a silent one, what it told last, since counters that go down would count as a restart. */
class WorkerMetrics {
  private readonly last = new WeakMap<Worker, WorkerReport>();
  private asked = 0;

  constructor(private readonly log: Log) {}

  async read(workers: readonly Worker[]): Promise<WorkerReport[]> {
    const silent: (number | undefined)[] = [];
    await Promise.all(
      workers.map(async (worker) => {
        const told = await this.ask(worker);
        if (told === null) silent.push(worker.process.pid);
        else this.last.set(worker, told);
      }),
    );
    if (silent.length > 0)
      this.log.warn({ workers: silent }, 'workers do not tell their metrics: what they told last is counted');
    return workers.flatMap((worker) => [this.last.get(worker) ?? []]);
  }

  private ask(worker: Worker): Promise<WorkerReport | null> {
    const nth = (this.asked += 1);
    return new Promise((resolve) => {
      const hear = (message: unknown): void => {
        if (isJsonObject(message) && message['kind'] === TOLD && message['nth'] === nth)
          settle(message['metrics'] as WorkerReport);
      };
      const settle = (told: WorkerReport | null): void => {
        clearTimeout(timer);
        worker.off('message', hear);
        resolve(told);
      };
      const timer = setTimeout(settle, PATIENCE_MS, null);
      worker.on('message', hear);
      // The channel of one that just died is closed: it is silent.
      worker.send({ kind: ASKED, nth }, (failure) => failure && settle(null));
    });
  }
}
