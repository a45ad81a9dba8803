import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import type { Metrics } from './metrics.js';

/** What the primary knows of its workers. */
export interface WorkerCounts {
  /** Workers that answer requests. */
  readonly serving: number;
  /** Workers started in place of dead ones. */
  readonly restarts: number;
}

/** In a worker: the primary may read these metrics from now on. */
export function lendToPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  // Its constructor starts listening for questions from the primary.
  void new AggregatorRegistry();
}

/** In the primary: the metrics of all workers as one, counters added up, and how the workers are. */
export function createClusterMetrics(counts: WorkerCounts): Pick<Metrics, 'contentType' | 'render'> {
  const all = new AggregatorRegistry();
  const own = new Registry();
  new Gauge({
    name: 'dutygraph_workers',
    help: 'Workers that answer requests.',
    registers: [own],
    collect() {
      this.set(counts.serving);
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
    contentType: all.contentType,
    render: async () => `${await all.clusterMetrics()}\n${await own.metrics()}`,
  };
}
