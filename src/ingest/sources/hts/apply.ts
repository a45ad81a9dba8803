import { toNextDay } from '../../../terms/calendar-date.js';
import { toDayAfter, recordRefresh } from '../../ledger/dataset-health.js';
import { writeRevision } from '../../ledger/revision-ledger.js';
import { applyStep, copySchedule, measureSchedule } from '../../ledger/schedule-ledger.js';
import { serveCopy } from '../../ledger/version-draft.js';
import { recordWork } from '../../run/record-run.js';
import type { RunReport } from '../../run/source.js';
import type { ChangeRecord } from './change-records.js';
import type { Plan, PlannedRevision } from './plan.js';
import { toOutcome, type Bench } from './report.js';

/** The data set of the schedule, as status answers name it. */
export const DATASET = {
  dataset: 'hts_schedule',
  title: 'Harmonized Tariff Schedule of the United States',
} as const;

export interface Applied {
  readonly runs: readonly RunReport[];
  readonly contentHash: string;
}

/**
 * Applies a plan to a copy of the served data version, one transaction per revision, each under its own run id, and
 * serves the copy. Readers see all of it or nothing; if the process dies, the old version is still served.
 */
export async function applyPlan(
  bench: Bench,
  plan: Plan,
  changeRecords: readonly ChangeRecord[],
): Promise<Applied> {
  const { database, progress } = bench.workshop;
  const positions = new Map(plan.state.order.map(({ rowKey }, place) => [rowKey, place + 1]));
  const runs: RunReport[] = [];
  const fill = async (id: number): Promise<void> => {
    const { base } = bench;
    if (base) await copySchedule(database, { from: base.id, to: id }, positions);
    const detailed = plan.planned.length === 1;
    for (const planned of plan.planned) {
      const run = await applyRevision(bench, { id, positions, changeRecords, detailed }, planned);
      if (run) runs.push(run);
      progress.step(planned.revision.revision);
    }
    await recordSchedule(bench, id, plan);
  };
  return { runs, contentHash: await serveSchedule(bench, plan, fill) };
}

/** Serves a copy of the version served whose schedule `fill` writes. */
export function serveSchedule(
  { workshop: { database }, base, source }: Bench,
  plan: Plan,
  fill: (dataVersionId: number) => Promise<void>,
): Promise<string> {
  const revisions = plan.planned.map(({ revision }) => revision.revision);
  return serveCopy({ database, base, except: ['hts_row'], ingested: { source, revisions }, fill });
}

interface Application {
  /** Of the data version that is filled. */
  readonly id: number;
  readonly positions: ReadonlyMap<string, number>;
  readonly changeRecords: readonly ChangeRecord[];
  readonly detailed: boolean;
}

/** Null: the revision has no archive; only its place in the list is stored. */
async function applyRevision(
  bench: Bench,
  { id, positions, changeRecords, detailed }: Application,
  planned: PlannedRevision,
): Promise<RunReport | null> {
  const { database } = bench.workshop;
  const { revision, archive } = planned;
  const entry = { revision, fileSha256: archive?.file.sha256 ?? null, changeRecords };
  if (archive === null) {
    await database.transaction((session) => writeRevision(session, id, entry));
    return null;
  }
  return recordWork(bench, toOutcome(planned, 'applied', detailed), (finish) =>
    database.transaction(async (session) => {
      await writeRevision(session, id, entry);
      await applyStep(session, { dataVersionId: id, positions }, archive.step);
      await finish(session, id);
    }),
  );
}

async function recordSchedule({ workshop, isOfficial }: Bench, id: number, plan: Plan): Promise<void> {
  const archived = plan.planned.filter((planned) => planned.archive !== null);
  const newest = archived.at(-1);
  if (!newest?.archive) return;
  const at = workshop.now();
  const { rowCount, firstDay } = await measureSchedule(workshop.database, id);
  await recordRefresh(workshop.database, id, {
    ...DATASET,
    at: isOfficial ? at : null,
    source: { date: newest.revision.publishedOn, name: newest.revision.revision },
    coverageFrom: firstDay,
    coverageTo: isOfficial ? toDayAfter(at) : toNextDay(newest.revision.publishedOn),
    rowCount,
    sources: [
      {
        revision: newest.revision.revision,
        file: newest.archive.file.name,
        sha256: newest.archive.file.sha256,
      },
    ],
  });
}
