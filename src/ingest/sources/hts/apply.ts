import { toNextDay } from '../../../terms/calendar-date.js';
import { toDayAfter, recordRefresh } from '../../ledger/dataset-health.js';
import { writeRevision } from '../../ledger/revision-ledger.js';
import { finishRun } from '../../ledger/run-ledger.js';
import { applyStep, copySchedule, measureSchedule } from '../../ledger/schedule-ledger.js';
import {
  beginDraft,
  copyBase,
  discardDraft,
  serveDraft,
  type VersionDraft,
} from '../../ledger/version-draft.js';
import type { RunReport } from '../../run/source.js';
import type { ChangeRecord } from './change-records.js';
import type { Plan, PlannedRevision } from './plan.js';
import { beginRun, toOutcome, toReport, toResult, type Bench, type Outcome } from './report.js';

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
  const draft = await beginDraft(database, bench.base);
  try {
    await copyBase(database, draft, ['hts_row']);
    const { base } = bench;
    if (base)
      await database.transaction((session) =>
        copySchedule(session, { from: base.id, to: draft.id }, positions),
      );
    const runs: RunReport[] = [];
    for (const planned of plan.planned) {
      const run = await applyRevision(
        bench,
        { draft, positions, changeRecords, detailed: plan.planned.length === 1 },
        planned,
      );
      if (run) runs.push(run);
      progress.step(planned.revision.revision);
    }
    await recordSchedule(bench, draft, plan);
    return { runs, contentHash: await serveDraft(database, draft, toManifest(bench, plan)) };
  } catch (error) {
    await discardDraft(database, draft, error).catch(() => undefined);
    throw error;
  }
}

interface Application {
  readonly draft: VersionDraft;
  readonly positions: ReadonlyMap<string, number>;
  readonly changeRecords: readonly ChangeRecord[];
  readonly detailed: boolean;
}

/** Null: the revision has no archive; only its place in the list is stored. */
async function applyRevision(
  bench: Bench,
  application: Application,
  planned: PlannedRevision,
): Promise<RunReport | null> {
  const { database } = bench.workshop;
  const { draft, positions, changeRecords, detailed } = application;
  const { revision, archive } = planned;
  const entry = { revision, fileSha256: archive?.file.sha256 ?? null, changeRecords };
  if (archive === null) {
    await database.transaction((session) => writeRevision(session, draft.id, entry));
    return null;
  }
  const outcome = toOutcome(planned, 'applied', detailed);
  const runId = await beginRun(bench, archive.file);
  try {
    await database.transaction(async (session) => {
      await writeRevision(session, draft.id, entry);
      await applyStep(session, { dataVersionId: draft.id, positions }, archive.step);
      await finishRun(session, runId, toResult(bench, outcome, draft.id));
    });
  } catch (error) {
    const failed: Outcome = {
      ...outcome,
      status: 'failed',
      failure: error instanceof Error ? error.message : String(error),
    };
    await finishRun(database, runId, toResult(bench, failed, null));
    throw error;
  }
  return toReport(runId, outcome);
}

async function recordSchedule(
  { workshop, isOfficial }: Bench,
  draft: VersionDraft,
  plan: Plan,
): Promise<void> {
  const archived = plan.planned.filter((planned) => planned.archive !== null);
  const newest = archived.at(-1);
  if (!newest?.archive) return;
  const at = workshop.now();
  const { rowCount, firstDay } = await measureSchedule(workshop.database, draft.id);
  await recordRefresh(workshop.database, draft.id, {
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

function toManifest({ base }: Bench, plan: Plan): object {
  const revisions = plan.planned.map((planned) => planned.revision.revision);
  return {
    ...base?.manifest,
    derivedFrom: base?.contentHash ?? null,
    ingested: { source: 'hts', revisions },
  };
}
