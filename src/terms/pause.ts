/** Lets everything else that waits for the event loop have its turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
