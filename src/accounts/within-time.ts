/**
 * Rejects after `milliseconds` when the work has not finished; the work itself is not stopped. A process that was
 * blocked that long first reads pending input: an answer that has arrived is not a failure.
 */
export async function enforceTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const fail = (): void => reject(new Error(`no answer within ${milliseconds} ms`));
    timer = setTimeout(() => setImmediate(() => setImmediate(fail)), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
