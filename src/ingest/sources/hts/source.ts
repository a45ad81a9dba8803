import { isBefore } from '../../../terms/interval.js';
import { listProposals } from '../../keeping/proposals.js';
import { readKnownRevisions, type KnownRevision } from '../../ledger/revision-ledger.js';
import { definePlanned } from '../../pipeline.js';
import { PROPOSED_ALREADY, type RunContext, type RunPlan } from '../../run/plan.js';
import type { IngestRequest } from '../../run/source.js';
import { DATASET, toWork } from './apply.js';
import { discover } from './discover.js';
import type { Discovery } from './discovery.js';
import { makePlan } from './make-plan.js';
import { listEarlier, planEarlier } from './prepend.js';
import { countRows, toEnding, type RevisionUnit } from './report.js';

/**
 * The schedule itself: every archive of the official export becomes versions of rows. Revisions that the data version
 * has with the same bytes change nothing. A revision that is unreadable or fails a check ends the run there, and the
 * sound ones before it are applied.
 */
export const htsSource = definePlanned({
  name: 'hts',
  official: { everyHours: 6 },
  folder: 'hts',
  dataset: DATASET,
  plan: planRun,
});

async function planRun(context: RunContext): Promise<RunPlan<RevisionUnit>> {
  const { request, workshop, base, fetcher } = context;
  const nothing = { rowsRead: 0, work: null };
  const discovery = await discover(request, fetcher);
  if (!discovery.ok)
    return { ...nothing, ending: { unit: 'hts', status: 'failed', failure: discovery.message } };
  const narrowed = narrow(discovery.value, request);
  const known = base ? await readKnownRevisions(workshop.database, base.id) : [];
  const earlier = listEarlier(narrowed.revisions, known);
  if (earlier.length > 0 && !request.proposes)
    return planEarlier(context, { ...narrowed, revisions: earlier });
  const revisions = narrowed.revisions.filter((revision) => !earlier.includes(revision));
  const offered: Discovery = { ...narrowed, revisions };
  if (request.proposes && (await offersOnlyProposed(context, offered, known)))
    return { ...nothing, ending: PROPOSED_ALREADY };
  const plan = await makePlan(context, offered);
  const isEmpty = plan.planned.every(({ archive }) => archive === null);
  const work = isEmpty ? null : toWork(context, plan.planned, offered.changeRecords.records);
  return { rowsRead: countRows(plan), work, ending: toEnding(plan) };
}

function narrow(discovery: Discovery, { since }: IngestRequest): Discovery {
  if (since === null) return discovery;
  return {
    ...discovery,
    revisions: discovery.revisions.filter((revision) => !isBefore(revision.publishedOn, since)),
  };
}

/**
 * True: of the revisions offered, those that are not held have all been proposed, and there are some. Nothing is read
 * again for them.
 */
async function offersOnlyProposed(
  { workshop }: RunContext,
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
