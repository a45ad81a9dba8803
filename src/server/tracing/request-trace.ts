/** The stages of docs/lifecycle.md that take time. */
export type Stage = 'authenticate' | 'admit' | 'readBody' | 'answer';

/** What one request records of itself while traces are on. */
export interface RequestTrace {
  /** This stage begins; the one before is over. */
  enter(stage: Stage): void;
  /** Runs what the request is answered by: statements of the database that it waits for belong to it. */
  run(work: () => void): void;
  /** The response is finished or the connection lost. */
  end(): void;
}
