import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ProbeTarget {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a probe saw in a while. */
export interface Probed {
  readonly requests: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  /** Answers other than 200. */
  readonly failures: readonly string[];
}

const PAUSE_MS = 20;

/** Harmless requests beside an attack, one after another for each target. */
export class Probe {
  private readonly worker: Worker;

  constructor(url: string, targets: readonly ProbeTarget[]) {
    const workerData = { url, targets, pauseMs: PAUSE_MS };
    this.worker = new Worker(new URL('./probe-worker.mjs', import.meta.url), { workerData });
  }

  /** What was measured since the last reading. */
  read(): Promise<Probed> {
    return this.say('read');
  }

  end(): Promise<Probed> {
    return this.say('end');
  }

  private async say(word: 'read' | 'end'): Promise<Probed> {
    const answer = once(this.worker, 'message');
    this.worker.postMessage(word);
    const [{ times, failures }] = (await answer) as [{ times: number[]; failures: string[] }];
    return { ...summarize(times), failures };
  }
}

function summarize(times: readonly number[]): Omit<Probed, 'failures'> {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { requests: sorted.length, p50: at(0.5), p99: at(0.99), worst: sorted.at(-1) ?? 0 };
}
