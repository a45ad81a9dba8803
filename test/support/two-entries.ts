import { registry } from '../../src/operations/registry.js';

/**
 * The file that the documentation shows, an ES-003 report: an entry with a heading left out, and one that paid column 1
 * on top of a total rate.
 */
export const TWO_ENTRIES = registry.flatMap((row) =>
  row.kind === 'transfer' && row.example !== undefined ? [row.example] : [],
)[0]!;
