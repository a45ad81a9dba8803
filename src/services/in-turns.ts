import { pause } from '../terms/pause.js';

/** Takes one step in each turn of the event loop: what else waits goes between two of them. */
export async function runInTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
