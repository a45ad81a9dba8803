import type { RecordIssue } from '../../run/definition.js';
import type { CheckOutcome } from '../../run/source.js';
import type { RegisterDifference } from './diff-documents.js';
import type { DocumentRecords } from './read-documents.js';

/** Above this share of undocumented forms the answer itself is at fault. */
const MAX_QUARANTINED = 0.005;

export function checkDocuments(
  { rowsRead, issues }: DocumentRecords,
  { tariffEvents }: RegisterDifference,
): readonly CheckOutcome[] {
  return [checkMembers(rowsRead, issues), checkCited(tariffEvents)];
}

function checkMembers(read: number, quarantined: readonly RecordIssue[]): CheckOutcome {
  const [first] = quarantined;
  return {
    check: 'documents are as documented',
    passed: quarantined.length <= (read + quarantined.length) * MAX_QUARANTINED,
    detail:
      first === undefined
        ? `${read} documents`
        : `${quarantined.length} are not, first ${first.record}: ${first.message}`,
  };
}

function checkCited(events: RegisterDifference['tariffEvents']): CheckOutcome {
  const bare = events.filter(({ citations }) => citations.length === 0);
  return { check: 'every event is cited', passed: bare.length === 0, detail: `${bare.length} are not` };
}
