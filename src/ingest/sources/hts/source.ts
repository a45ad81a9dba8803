import { findCurrentVersion } from '../../../store/database/data-versions.js';
import { isBefore } from '../../../terms/interval.js';
import { recordFailure, recordStillCurrent } from '../../ledger/dataset-health.js';
import { readKnownRevisions } from '../../ledger/revision-ledger.js';
import { removeAbandonedDrafts } from '../../ledger/version-draft.js';
import { concernsHealth } from '../../run/fetch-bytes.js';
import { recordRun, recordUnit, toReport, type UnitOutcome } from '../../run/record-run.js';
import { fetchPolicyAt, RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import type { IngestReport, IngestRequest, IngestSource, RunReport } from '../../run/source.js';
import { applyPlan, DATASET } from './apply.js';
import { discover } from './discover.js';
import type { Discovery } from './discovery.js';
import { makePlan } from './make-plan.js';
import type { Plan, Unchanged } from './plan.js';
import { listEarlier, prependRevisions } from './prepend.js';
import type { HtsRevision } from './revision-list.js';
import { mayChangeDuty, offersOnlyProposed, proposeRevisions } from './propose.js';
import { stopToOutcome, toOutcome, type Bench } from './report.js';

/**
 * The schedule itself: every archive of the official export becomes versions of rows. Revisions that the data version
 * has with the same bytes change nothing. A revision that is unreadable or fails a check ends the run there, and the
 * sound ones before it are applied.
 */
export const htsSource: IngestSource = {
  name: 'hts',
  official: { everyHours: 6 },
  folder: 'hts',
  ingest: async (request, workshop) => {
    await removeAbandonedDrafts(workshop.database);
    const base = await findCurrentVersion(workshop.database, 'live');
    const bench: Bench = { source: 'hts', workshop, base, isOfficial: request.from === null };
    const fetcher = new RateLimitedFetcher(workshop, fetchPolicyAt(request.requestsPerSecond));
    const discovery = await discover(request, fetcher);
    if (!discovery.ok) return refuseDiscovery(bench, request, discovery.message);
    const narrowed = narrow(discovery.value, request);
    const known = base ? await readKnownRevisions(workshop.database, base.id) : [];
    const earlier = listEarlier(narrowed.revisions, known);
    if (earlier.length > 0 && !request.proposes)
      return prependRevisions(bench, request, { ...narrowed, revisions: earlier });
    const offered = without(narrowed, earlier);
    if (request.proposes && (await offersOnlyProposed(bench, offered, known))) return reportWaiting(bench);
    const plan = await makePlan(bench, request, offered);
    workshop.progress.finish();
    const work = { plan, discovery: offered };
    const done = request.proposes
      ? await carryOutOrPropose(bench, request, work)
      : await carryOut(bench, request, work);
    return { ...done, source: bench.source, rowsRead: countRows(plan), succeeded: plan.stop === null };
  },
};

function without(discovery: Discovery, left: readonly HtsRevision[]): Discovery {
  return { ...discovery, revisions: discovery.revisions.filter((revision) => !left.includes(revision)) };
}

function narrow(discovery: Discovery, { since }: IngestRequest): Discovery {
  if (since === null) return discovery;
  return {
    ...discovery,
    revisions: discovery.revisions.filter((revision) => !isBefore(revision.publishedOn, since)),
  };
}

/** A look that finds what waits to be accepted already: nothing is read again for it. */
async function reportWaiting(bench: Bench): Promise<IngestReport> {
  const unit = 'what is proposed already';
  return recordRun(bench, { unit, status: 'unchanged', failure: null });
}

interface Work {
  readonly plan: Plan;
  readonly discovery: Discovery;
}

/** Applies what changes no duty; from the first revision that may change one, proposes all. */
async function carryOutOrPropose(
  bench: Bench,
  request: IngestRequest,
  { plan, discovery }: Work,
): Promise<Pick<IngestReport, 'runs' | 'dataVersion'>> {
  const first = plan.planned.findIndex(mayChangeDuty);
  if (first < 0) return carryOut(bench, request, { plan, discovery });
  const waiting = plan.planned.slice(first);
  const done = plan.planned.slice(0, first).every(({ archive }) => archive === null)
    ? { runs: [], dataVersion: bench.base?.contentHash ?? null }
    : await carryOutBefore(bench, request, { plan, discovery });
  const base = await findCurrentVersion(bench.workshop.database, 'live');
  const runs = [
    ...done.runs,
    ...(await proposeRevisions({ ...bench, base }, waiting, discovery.changeRecords.records)),
  ];
  if (plan.stop) runs.push(await reportStop(bench, request, stopToOutcome(plan.stop)));
  return { runs, dataVersion: done.dataVersion };
}

/** Plans anew, and applies, what was published before the first revision that may change a duty. */
async function carryOutBefore(bench: Bench, request: IngestRequest, { plan, discovery }: Work) {
  const firstWaiting = plan.planned.find(mayChangeDuty)?.revision.revision;
  const place = discovery.revisions.findIndex(({ revision }) => revision === firstWaiting);
  const before = { ...discovery, revisions: discovery.revisions.slice(0, place) };
  return carryOut(bench, request, { plan: await makePlan(bench, request, before), discovery: before });
}

async function carryOut(
  bench: Bench,
  request: IngestRequest,
  { plan, discovery }: Work,
): Promise<Pick<IngestReport, 'runs' | 'dataVersion'>> {
  const runs: RunReport[] = [];
  let dataVersion = bench.base?.contentHash ?? null;
  const somethingNew = plan.planned.some((planned) => planned.archive !== null);
  if (somethingNew && request.dryRun) {
    for (const planned of plan.planned)
      if (planned.archive) runs.push(await recordUnit(bench, toOutcome(planned, 'dry_run', true)));
  } else if (somethingNew) {
    bench.workshop.progress.start('applying', plan.planned.length);
    const applied = await applyPlan(bench, plan, discovery.changeRecords.records);
    bench.workshop.progress.finish();
    runs.push(...applied.runs);
    dataVersion = applied.contentHash;
  } else if (plan.stop === null) {
    runs.push(await confirmUnchanged(bench, request, plan));
  }
  if (plan.stop) runs.push(await reportStop(bench, request, stopToOutcome(plan.stop)));
  return { runs, dataVersion };
}

async function confirmUnchanged(bench: Bench, request: IngestRequest, plan: Plan): Promise<RunReport> {
  const { database, now } = bench.workshop;
  if (bench.base && !request.dryRun)
    await recordStillCurrent(database, bench.base.id, {
      ...DATASET,
      at: now(),
      isOfficial: bench.isOfficial,
    });
  const counts = [...plan.unchanged];
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const unit = total === 1 ? '1 revision' : `${total} revisions`;
  const details = counts.map(([why, count]) => `  ${count} ${UNCHANGED[why]}`);
  const lines = [`${unit} already held: the change set is empty`, ...details];
  return recordUnit(bench, { unit, status: 'unchanged', failure: null, lines });
}

/** Descriptions of revisions that change nothing: "the same bytes" only for those that were read. */
const UNCHANGED: Readonly<Record<Unchanged, string>> = {
  read: 'read again, with the same bytes',
  notFetched: 'not read: the list does not say that they changed',
  notPublished: 'without a published archive',
  heldWithoutArchive:
    'held without an archive, which cannot be put between revisions: what is offered was not read',
};

async function refuseDiscovery(bench: Bench, request: IngestRequest, failure: string): Promise<IngestReport> {
  const outcome: UnitOutcome = { unit: request.from ?? bench.source, status: 'failed', failure };
  return toReport(bench, await reportStop(bench, request, outcome), outcome);
}

/** The served data stays served; its health says that the source could not be read or was rejected. */
async function reportStop(bench: Bench, request: IngestRequest, outcome: UnitOutcome): Promise<RunReport> {
  const { database } = bench.workshop;
  const served = await findCurrentVersion(database, 'live');
  if (served && concernsHealth(request, outcome.failure))
    await recordFailure(database, served.id, { ...DATASET, detail: `${outcome.unit}: ${outcome.failure}` });
  return recordUnit(bench, outcome);
}

function countRows(plan: Plan): number {
  return plan.planned.reduce(
    (total, planned) => total + (planned.archive?.rowsRead ?? 0),
    plan.stop?.archive?.rowsRead ?? 0,
  );
}
