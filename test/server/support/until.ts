/** Waits for what follows a response by a moment: its line in the log, its usage. The test's own limit ends it. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
