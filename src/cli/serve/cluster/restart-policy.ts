/** A worker that served this long did not fail during its start. */
const STEADY_MS = 10_000;
/** After this many early deaths in a row another start would be useless. */
const MAX_QUICK_DEATHS = 5;
const FIRST_WAIT_MS = 250;

/** How long to wait before replacing a dead worker: longer after each one that dies right after its start. */
export class RestartPolicy {
  private quickDeaths = 0;

  /**
   * @param servedMs how long the worker served; null: it never started serving
   * @returns milliseconds until the next start; null: give up
   */
  waitAfterDeath(servedMs: number | null): number | null {
    this.quickDeaths = servedMs !== null && servedMs >= STEADY_MS ? 0 : this.quickDeaths + 1;
    return this.quickDeaths >= MAX_QUICK_DEATHS ? null : FIRST_WAIT_MS * 2 ** this.quickDeaths;
  }
}
