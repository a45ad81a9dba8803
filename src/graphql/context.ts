import type { ServiceContext } from '../services/service-context.js';

/** The time limit of an operation. */
export interface Deadline {
  /** Throws `query-too-complex` once the time has run out. */
  check(): void;
}

/** What resolvers share within one request. Built once at the edge; nothing in it changes while the request runs. */
export interface GraphContext extends ServiceContext {
  /** Version of the program that produces the answer. */
  readonly programVersion: string;
  /** For ad hoc operations; stored documents have none. */
  readonly deadline?: Deadline;
}
