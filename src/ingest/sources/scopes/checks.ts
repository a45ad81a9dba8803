import { toCheck, type CheckOutcome } from '../../run/source.js';
import type { ScopeRecords } from './read-folder.js';

/** Largest share of cases unknown to the data version before a run is held back. */
const MAX_UNKNOWN = 0.1;

export function checkScopes({ clauses }: ScopeRecords, unknown: readonly string[]): readonly CheckOutcome[] {
  const cases = new Set(clauses.map(({ caseNumber }) => caseNumber)).size;
  const uncited = clauses.filter(
    ({ sourceCitation, textReadIn }) => sourceCitation === null && textReadIn === null,
  );
  const known = unknown.length <= cases * MAX_UNKNOWN;
  return [
    toCheck('clauses are there', clauses.length > 0, `${clauses.length} clauses of ${cases} cases`),
    toCheck('every clause says where it was read', uncited.length === 0, `${uncited.length} do not`),
    toCheck('cases are known', known, unknown.length === 0 ? 'all' : `not known: ${unknown.join(', ')}`),
  ];
}
