/** Rejects where the signal is aborted before the work ends; what is begun goes on, and nobody waits for it. */
export async function untilAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  if (signal === undefined) return work;
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
