/** Lets all other work waiting for the event loop run. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Runs steps to their end, with no turn for other work between them. */
export function runAtOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs one step per turn of the event loop, so that other work runs between steps. */
export function runInTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const takeTurn = (): void => {
      try {
        const step = steps.next();
        if (step.done) resolve(step.value);
        else setImmediate(takeTurn);
      } catch (cause) {
        reject(cause instanceof Error ? cause : new Error(String(cause)));
      }
    };
    takeTurn();
  });
}
