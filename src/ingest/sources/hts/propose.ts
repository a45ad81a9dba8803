import { formatHtsNumber } from '../../../terms/hts-number.js';
import { recordNotLoaded } from '../../ledger/dataset-health.js';
import { readRuledHeadings } from '../../ledger/ruled-headings.js';
import { isProposed, listProposals } from '../../keeping/proposals.js';
import { recordUnit } from '../../run/record-run.js';
import type { RunReport } from '../../run/source.js';
import { DATASET } from './apply.js';
import type { ChangeRecord } from './change-records.js';
import { printSummary, summarizeStep } from './change-summary.js';
import type { Discovery } from './discovery.js';
import { listTouches, touchesDuty } from './duty-changes.js';
import { describeMoney } from './money-samples.js';
import type { PlannedArchive, PlannedRevision } from './plan.js';
import { toOutcome, type Bench } from './report.js';
import type { KnownRevision } from '../../ledger/revision-ledger.js';

const MAX_SAMPLES = 10;

/** A revision with its archive. */
interface ArchivedRevision extends PlannedRevision {
  readonly archive: PlannedArchive;
}

/** True: a duty calculated after the revision may differ from one before. */
export function mayChangeDuty(planned: PlannedRevision): planned is ArchivedRevision {
  return planned.archive?.step.changes.some(touchesDuty) ?? false;
}

/** True: of the revisions offered, those that are not held have all been proposed, and there are some. */
export async function offersOnlyProposed(
  { workshop }: Bench,
  { revisions }: Discovery,
  held: readonly KnownRevision[],
): Promise<boolean> {
  const proposed = await listProposals(workshop.database);
  const known = new Set(held.map(({ revision }) => revision));
  const fresh = revisions.filter(({ revision }) => !known.has(revision));
  return (
    fresh.length > 0 &&
    fresh.every((one) => proposed.some(({ changeSet }) => changeSet.revision === one.revision))
  );
}

/** Records revisions that wait to be accepted; those that wait already are only named. */
export async function proposeRevisions(
  bench: Bench,
  revisions: readonly PlannedRevision[],
  records: readonly ChangeRecord[],
): Promise<readonly RunReport[]> {
  const { workshop, base } = bench;
  const runs: RunReport[] = [];
  for (const planned of revisions) {
    if (planned.archive === null) continue;
    if (await isProposed(workshop.database, planned.archive.file.sha256)) continue;
    runs.push(await propose(bench, { ...planned, archive: planned.archive }, records));
  }
  if (base)
    await recordNotLoaded(workshop.database, base.id, {
      dataset: DATASET.dataset,
      at: bench.isOfficial ? workshop.now() : null,
      notLoaded: revisions.map(({ revision }) => ({ name: revision.revision, date: revision.publishedOn })),
    });
  return runs;
}

async function propose(
  bench: Bench,
  planned: ArchivedRevision,
  records: readonly ChangeRecord[],
): Promise<RunReport> {
  const outcome = toOutcome(planned, 'proposed', true);
  const { revision, effectiveOn } = planned.revision;
  // The legal days of the items have to be the same when it is accepted.
  const own = records.filter((record) => record.revision === revision);
  const words = [
    ...printSummary(summarizeStep(planned.archive.step), true),
    ...(own.length === 0
      ? [
          `  no change record of it was read: its changes count from ${effectiveOn}, the day of the release, which may be later than their legal one: accept it with a file of its change record`,
        ]
      : []),
    ...(await describeEffect(bench, planned.archive)),
  ];
  const changeSet = { ...outcome.changeSet, words, records: own };
  return recordUnit(bench, { ...outcome, changeSet, lines: words, remarks: [] });
}

/** What the changes mean for duties: lines touched, headings without a rule, and money on a sample. */
async function describeEffect(
  { workshop, base }: Bench,
  { step }: PlannedArchive,
): Promise<readonly string[]> {
  const { lines = [] } = listTouches(step);
  const headings = step.changes.flatMap(({ kind, after }) =>
    kind === 'added' && after.htsNumber?.startsWith('99') ? [formatHtsNumber(after.htsNumber)] : [],
  );
  const ruled = await readRuledHeadings(workshop.database, base?.id ?? null);
  const unruled = headings.filter((heading) => !ruled.has(heading));
  return [
    `  ${lines.length} tariff numbers of chapters 1 to 98 are touched`,
    ...unruled.map(
      (heading) => `  ${heading} is new and has no rule: nothing is charged under it until law/ has one`,
    ),
    ...step.changes.flatMap(describeMoney).slice(0, MAX_SAMPLES),
  ];
}
