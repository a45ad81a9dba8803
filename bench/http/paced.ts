import type { Sent } from './load.js';
import { PlainConnections } from './plain-connections.js';

export interface PacedOptions {
  readonly url: string;
  readonly requests: readonly Sent[];
  readonly seconds: number;
  /** Requests a second, sent when they are due, whatever became of those before. */
  readonly rate: number;
  /** A request that finds none of them free waits, and its waiting counts; absent: 256. */
  readonly connections?: number;
  /** Ends the run early. */
  readonly until?: Promise<unknown>;
}

/** The requests that were due in one second. */
export interface Second {
  readonly requests: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly p99: number;
}

/** What callers see who come by themselves, evenly, and wait for nobody. */
export interface PacedSample {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds from when a request was due to the end of its answer. */
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 2xx, and requests without an answer. */
  readonly failed: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Seconds until the last answer was there. */
  readonly drained: number;
  /** Milliseconds by which the 99th of 100 requests was sent late: what the load itself adds. */
  readonly lateP99: number;
  readonly bySecond: readonly Second[];
}

const TICK_MS = 2;
const CONNECTIONS = 256;

/** Sends requests at even distances. Unlike a closed loop it goes on when answers are slow, as callers do. */
export async function paced(options: PacedOptions): Promise<PacedSample> {
  const { url, requests, seconds, rate, connections = CONNECTIONS, until } = options;
  const pool = new PlainConnections(url, connections);
  const tally = new Tally();
  let isOver = false;
  void until?.then(() => (isOver = true));
  const begun = performance.now();
  let sent = 0;
  // Counted, not kept: V8 was not through with waiting for two million promises at once after ten minutes.
  let open = 0;
  let onAllAnswered = (): void => undefined;
  const send = (now: number): void => {
    const due = (sent / rate) * 1000;
    tally.late.push(now - due);
    const asked = requests[sent % requests.length]!;
    sent += 1;
    open += 1;
    void pool.ask(asked).then((status) => {
      tally.add(due, performance.now() - begun - due, status);
      open -= 1;
      if (open === 0) onAllAnswered();
    });
  };
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now() - begun;
      const owed = Math.floor(Math.min(now / 1000, seconds) * rate);
      while (sent < owed) send(now);
      if (now < seconds * 1000 && !isOver) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  const lasted = Math.min(seconds, (performance.now() - begun) / 1000);
  if (open > 0) await new Promise<void>((resolve) => (onAllAnswered = resolve));
  pool.close();
  return tally.summarize(lasted, (performance.now() - begun) / 1000);
}

class Tally {
  readonly late: number[] = [];
  private readonly statuses: Record<string, number> = {};
  private readonly seconds: { readonly times: number[]; failed: number }[] = [];

  add(due: number, ms: number, status: number): void {
    const second = Math.floor(due / 1000);
    while (this.seconds.length <= second) this.seconds.push({ times: [], failed: 0 });
    const own = this.seconds[second]!;
    own.times.push(ms);
    if (status < 200 || status > 299) own.failed += 1;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
  }

  summarize(lasted: number, drained: number): PacedSample {
    const times = this.seconds.flatMap((one) => one.times);
    return {
      requests: times.length,
      perSecond: times.length / lasted,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      failed: this.seconds.reduce((sum, { failed }) => sum + failed, 0),
      statuses: this.statuses,
      drained,
      lateP99: percentile(this.late, 0.99),
      bySecond: this.seconds.map((one) => ({
        requests: one.times.length,
        failed: one.failed,
        p99: percentile(one.times, 0.99),
      })),
    };
  }
}

/** Of the values, the one that this share is not above; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
