import fc from 'fast-check';

/** How long each fuzzer runs and from where: a short run with a fixed seed unless the environment says otherwise. */
export interface FuzzTime {
  readonly seconds: number;
  readonly seed: number;
}

/** `FUZZ_SECONDS` is for one fuzzer; hours are asked for on demand. */
export function readFuzzTime(environment: NodeJS.ProcessEnv = process.env): FuzzTime {
  return { seconds: Number(environment.FUZZ_SECONDS ?? 10), seed: Number(environment.FUZZ_SEED ?? 1) };
}

const BATCH = 50;

/** Values of a generator until the time is over: the same seed gives the same values in the same order. */
export function* samplesFor<T>(arbitrary: fc.Arbitrary<T>, { seconds, seed }: FuzzTime): Generator<T> {
  const end = performance.now() + seconds * 1000;
  for (let batch = 0; ; batch += 1) {
    for (const value of fc.sample(arbitrary, { numRuns: BATCH, seed: seed * 1_000_003 + batch })) {
      if (performance.now() >= end) return;
      yield value;
    }
  }
}
