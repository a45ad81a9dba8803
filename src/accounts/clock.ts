/** The two clocks of this module, supplied by a composition root. */
export interface Clock {
  /** The wall clock: for stored times and expiry dates. */
  readonly now: () => Date;
  /** Milliseconds of a monotonic clock: for durations. */
  readonly elapsed: () => number;
}
