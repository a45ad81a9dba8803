/** The two times this module asks for; a composition root provides them. */
export interface Clock {
  /** The instant on the wall: for what is stored and what expires on a date. */
  readonly now: () => Date;
  /** Milliseconds since some moment, never stepping back: for how long something has lasted. */
  readonly elapsed: () => number;
}
