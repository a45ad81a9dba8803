import type { ServiceContext } from '../services/service-context.js';

/** How long an operation may still run. */
export interface Deadline {
  /** Throws `query-too-complex` once the time is over. */
  check(): void;
}

/** What resolvers share within one request. Built once at the edge; nothing in it changes while the request runs. */
export interface GraphContext extends ServiceContext {
  /** Version of the program that writes the answer. */
  readonly programVersion: string;
  /** Of ad hoc operations; stored documents are known and have none. */
  readonly deadline?: Deadline;
}
