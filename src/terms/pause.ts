/** Lets all other work waiting for the event loop run. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
