import type { CheckOutcome } from '../../run/source.js';
import type { ScopeRecords } from './read-folder.js';

/** Largest share of cases unknown to the data version before a run is held back. */
const MAX_UNKNOWN = 0.1;

export function checkScopes({ clauses }: ScopeRecords, unknown: readonly string[]): readonly CheckOutcome[] {
  const cases = new Set(clauses.map(({ caseNumber }) => caseNumber)).size;
  const uncited = clauses.filter(
    ({ sourceCitation, textReadIn }) => sourceCitation === null && textReadIn === null,
  );
  return [
    {
      check: 'clauses are there',
      passed: clauses.length > 0,
      detail: `${clauses.length} clauses of ${cases} cases`,
    },
    {
      check: 'every clause says where it was read',
      passed: uncited.length === 0,
      detail: `${uncited.length} do not`,
    },
    {
      check: 'cases are known',
      passed: unknown.length <= cases * MAX_UNKNOWN,
      detail: unknown.length === 0 ? 'all' : `not known: ${unknown.join(', ')}`,
    },
  ];
}
