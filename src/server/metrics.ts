import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { UsageRecorder } from '../accounts/usage-recorder.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import { memberOf } from '../terms/lazily.js';
import type { SnapshotSource } from './ports.js';

/** One answered request. */
interface RequestSample {
  /** Name of the route; `none` where no route was found. */
  readonly operation: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

/** Numbers about the running process, for Prometheus. */
export interface Metrics {
  observe(sample: RequestSample): void;
  /** One piece of work held the event loop for longer than allowed. */
  observeHold(operation: string, seconds: number): void;
  /** Text of the exposition format, and its media type. */
  readonly contentType: string;
  render(): Promise<string>;
  /** All of them, for the primary of a cluster to read. */
  readonly registry: Registry;
}

export interface MetricsParts {
  readonly snapshots: SnapshotSource;
  readonly usage: Pick<UsageRecorder, 'state'>;
  /** The condition of every data set of a snapshot now. */
  readonly healthOf: (snapshot: Snapshot) => readonly DatasetCondition[];
}

interface DatasetCondition {
  readonly dataset: string;
  readonly health: string;
  /** Null: not known. */
  readonly ageDays: number | null;
}

const DAY_SECONDS = 24 * 60 * 60;

/** Seconds: a duty is answered in milliseconds, a report in hundreds of them. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const HOLD_BUCKETS = [1, 2.5, 5, 10, 30, 60];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function createMetrics(parts: MetricsParts): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  // Memory, CPU, open handles, and the lag of the event loop.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'dutygraph_requests_total',
    help: 'Requests answered, by operation, method and status.',
    labelNames: ['operation', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'dutygraph_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its response, by operation and class of status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const holds = new Histogram({
    name: 'dutygraph_event_loop_held_seconds',
    help: 'Times that one request held the event loop for more than a second, by its operation.',
    labelNames: ['operation'],
    buckets: HOLD_BUCKETS,
    registers,
  });
  addDataGauges(parts, registers);
  addUsage(parts, registers);
  return {
    contentType: registry.contentType,
    render: () => registry.metrics(),
    registry,
    observe: observerOf(requests, seconds),
    observeHold: (operation, held) => holds.observe({ operation }, held),
  };
}

/** Counts a request of one kind, which took so many seconds. */
type Observe = (taken: number) => void;

/** The series of a kind of request are looked up once: there are some hundred kinds. */
function observerOf(
  requests: Counter<'operation' | 'method' | 'status'>,
  seconds: Histogram<'operation' | 'status'>,
): Metrics['observe'] {
  const known = new Map<string, Map<string, Map<number, Observe>>>();
  return ({ operation, method: sent, status, seconds: taken }) => {
    // A method is whatever a caller sends: only the known ones become labels.
    const method = METHODS.has(sent) ? sent : 'other';
    const byMethod = memberOf(known, operation, () => new Map<string, Map<number, Observe>>());
    const byStatus = memberOf(byMethod, method, () => new Map<number, Observe>());
    memberOf(byStatus, status, () => seriesOf({ operation, method, status }))(taken);
  };

  function seriesOf({ operation, method, status }: Omit<RequestSample, 'seconds'>): Observe {
    const count = requests.labels({ operation, method, status });
    const times = seconds.labels({ operation, status: `${Math.floor(status / 100)}xx` });
    return (taken) => {
      count.inc();
      times.observe(taken);
    };
  }
}

function addDataGauges({ snapshots, healthOf }: MetricsParts, registers: Registry[]): void {
  new Gauge({
    name: 'dutygraph_data_version_info',
    help: 'The data version that is served, 1 for each mode of keys.',
    labelNames: ['mode', 'data_version'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset();
      for (const mode of ['live', 'test'] as const) {
        const snapshot = snapshots.getCurrent(mode);
        if (snapshot) this.set({ mode, data_version: snapshot.dataVersion }, 1);
      }
    },
  });
  new Gauge({
    name: 'dutygraph_dataset_health',
    help: 'Condition of the data sets of the live version, 1 for the one each is in.',
    labelNames: ['dataset', 'health'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset();
      const snapshot = snapshots.getCurrent('live');
      for (const { dataset, health } of snapshot ? healthOf(snapshot) : []) this.set({ dataset, health }, 1);
    },
  });
  new Gauge({
    name: 'dutygraph_dataset_age_seconds',
    help: 'Age of the newest source of a data set of the live version, or of the last day it was verified to.',
    labelNames: ['dataset'],
    aggregator: 'max',
    registers,
    collect() {
      this.reset();
      const snapshot = snapshots.getCurrent('live');
      for (const { dataset, ageDays } of snapshot ? healthOf(snapshot) : [])
        if (ageDays !== null) this.set({ dataset }, Math.max(0, ageDays) * DAY_SECONDS);
    },
  });
}

function addUsage({ usage }: MetricsParts, registers: Registry[]): void {
  new Gauge({
    name: 'dutygraph_usage_pending',
    help: 'Usage counters that wait to be written.',
    registers,
    collect() {
      this.set(usage.state.pending);
    },
  });
  new Counter({
    name: 'dutygraph_usage_lost_total',
    help: 'Requests not counted because the buffer was full while the database was away.',
    registers,
    collect() {
      this.reset();
      this.inc(usage.state.lost);
    },
  });
}
