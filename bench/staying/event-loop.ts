import type { Measured } from './step.js';

/** How late the event loop was since this was asked before, in milliseconds; a sample is taken every ten. */
export interface LoopDelay {
  readonly p99: number;
  readonly max: number;
}

export async function readLoopDelay({ metricsUrl }: Pick<Measured, 'metricsUrl'>): Promise<LoopDelay> {
  const text = await (await fetch(metricsUrl)).text();
  const read = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`${name} is not among the metrics`);
    return Number(line.split(' ')[1]) * 1000;
  };
  return { p99: read('nodejs_eventloop_lag_p99_seconds'), max: read('nodejs_eventloop_lag_max_seconds') };
}
