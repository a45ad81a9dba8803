import type { UnitOutcome } from '../../run/source.js';
import type { SqlSession } from '../../../store/database/session.js';
import { formatHtsNumber } from '../../../terms/hts-number.js';
import { readRuledHeadings } from '../../ledger/ruled-headings.js';
import type { MergeStep } from './bitemporal-merge.js';
import type { ChangeRecord } from './change-records.js';
import { listTouches } from './duty-changes.js';
import { describeMoney } from './money-samples.js';
import type { PlannedRevision } from './plan.js';
import { toOutcome } from './report.js';

const MAX_SAMPLES = 10;

interface Proposed extends PlannedRevision {
  readonly changeRecords: readonly ChangeRecord[];
}

/** A revision as somebody is asked to accept it. */
export async function toProposal(
  session: SqlSession,
  servedId: number | null,
  { changeRecords, ...planned }: Proposed,
): Promise<UnitOutcome> {
  const { revision, archive } = planned;
  const outcome = toOutcome(planned);
  // The legal days of the items have to be the same when it is accepted.
  const records = changeRecords.filter((record) => record.revision === revision.revision);
  const words = [
    ...(outcome.lines ?? []),
    ...(records.length === 0
      ? [
          `  no change record of it was read: its changes count from ${revision.effectiveOn}, the day of the release, which may be later than their legal one: accept it with a file of its change record`,
        ]
      : []),
    ...(archive ? describeEffect(archive.step, await readRuledHeadings(session, servedId)) : []),
  ];
  return { ...outcome, changeSet: { ...outcome.changeSet, words, records }, lines: words, remarks: [] };
}

/** What the changes mean for duties: lines touched, headings without a rule, and money on a sample. */
function describeEffect(step: MergeStep, ruled: ReadonlySet<string>): readonly string[] {
  const { lines = [] } = listTouches(step);
  const headings = step.changes.flatMap(({ kind, after }) =>
    kind === 'added' && after.htsNumber?.startsWith('99') ? [formatHtsNumber(after.htsNumber)] : [],
  );
  const unruled = headings.filter((heading) => !ruled.has(heading));
  return [
    `  ${lines.length} tariff numbers of chapters 1 to 98 are touched`,
    ...unruled.map(
      (heading) => `  ${heading} is new and has no rule: nothing is charged under it until law/ has one`,
    ),
    ...step.changes.flatMap(describeMoney).slice(0, MAX_SAMPLES),
  ];
}
