import type { EntryAuditJobQuery } from '../../generated/operations.js';

/** A stored audit as its page reads it. */
export type Audit = EntryAuditJobQuery['entryAuditJob'];
