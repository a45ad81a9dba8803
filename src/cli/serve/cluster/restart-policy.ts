/** A worker that served this long did not fail by its start. */
const STEADY_MS = 10_000;
/** So many deaths at once in a row, and starting once more would be no use. */
const MAX_QUICK_DEATHS = 5;
const FIRST_WAIT_MS = 250;

/** How long to wait before a dead worker is replaced: longer with every one that dies as soon as it starts. */
export class RestartPolicy {
  private quickDeaths = 0;

  /**
   * @param servedMs how long the worker answered; null: it never came so far
   * @returns milliseconds until the next start; null: give up
   */
  waitAfterDeath(servedMs: number | null): number | null {
    this.quickDeaths = servedMs !== null && servedMs >= STEADY_MS ? 0 : this.quickDeaths + 1;
    return this.quickDeaths >= MAX_QUICK_DEATHS ? null : FIRST_WAIT_MS * 2 ** this.quickDeaths;
  }
}
