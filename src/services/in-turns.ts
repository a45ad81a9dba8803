import { pause } from '../terms/pause.js';

/** Runs one step per turn of the event loop, so that other work runs between steps. */
export async function runInTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}
