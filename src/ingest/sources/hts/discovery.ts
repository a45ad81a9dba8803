import type { Parsed } from '../../../terms/result.js';
import type { RawFile } from '../../run/raw-files.js';
import type { ChangeRecords } from './change-records.js';
import type { HtsRevision } from './revision-list.js';

/** The revisions that a place offers, in the order of publication, and how to get their archives. */
export interface Discovery {
  readonly revisions: readonly HtsRevision[];
  readonly changeRecords: ChangeRecords;
  /** Null: its archive is not published. */
  readonly fetch: (revision: HtsRevision) => Promise<Parsed<RawFile | null>>;
  /** True: a revision already stored is not fetched again to compare its bytes. */
  readonly trustsHeld?: boolean;
  /** Called with an unreadable archive, so that it is fetched afresh the next time. */
  readonly reject?: (file: RawFile) => Promise<void>;
}
