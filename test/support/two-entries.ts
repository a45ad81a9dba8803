import { startEntryAudit } from '../../src/operations/registry/entry-audit-jobs.js';

/** An ES-003 report: an entry with a heading left out, and one that paid column 1 on top of a total rate. */
export const TWO_ENTRIES = startEntryAudit.example!;
