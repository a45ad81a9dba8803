/** What stays open while a process runs. */
export interface Service {
  /** Resolves when every request has been answered and every count is written. */
  stop(): Promise<void>;
}

/** Runs each step after the previous one; a failed step does not prevent the others. */
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

/** Output for people; standard output is reserved for the log, one JSON object per line. */
export function print(text: string): void {
  process.stderr.write(text);
}
