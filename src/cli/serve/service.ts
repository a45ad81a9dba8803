/** What stays open while a process runs. */
export interface Service {
  /** Resolves when everything asked has been answered and everything counted is written. */
  stop(): Promise<void>;
}

/** Each step waits for the one before; one that fails keeps none of the others from running. */
export async function runInOrder(steps: readonly (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** For people: the log on standard output stays one JSON object a line. */
export function print(text: string): void {
  process.stderr.write(text);
}
