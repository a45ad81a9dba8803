import type { JobKind } from '../../jobs/job-queue.js';

/** One sort of work that outlives requests. */
export interface WorkOrders {
  readonly kinds: readonly JobKind<never>[];
  /** Orders what is due or was left undone; called when the queue begins to work. */
  readonly resume: () => Promise<void>;
}
