/**
 * Fails after `milliseconds` when the work has not ended; the work itself is not stopped. A process that was busy for
 * that long first reads what has arrived meanwhile: an answer that is there is no failure.
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
