import { toCheck, type CheckOutcome } from '../../run/source.js';
import type { RegisterDifference } from './diff-documents.js';
import type { DocumentRecords } from './read-documents.js';

/** Above this share of undocumented forms the answer itself is at fault. */
const MAX_QUARANTINED = 0.005;

export function checkDocuments(
  { rowsRead, issues }: DocumentRecords,
  { tariffEvents }: RegisterDifference,
): readonly CheckOutcome[] {
  const [first] = issues;
  const bare = tariffEvents.filter(({ citations }) => citations.length === 0);
  return [
    toCheck(
      'documents are as documented',
      issues.length <= (rowsRead + issues.length) * MAX_QUARANTINED,
      first === undefined
        ? `${rowsRead} documents`
        : `${issues.length} are not, first ${first.record}: ${first.message}`,
    ),
    toCheck('every event is cited', bare.length === 0, `${bare.length} are not`),
  ];
}
