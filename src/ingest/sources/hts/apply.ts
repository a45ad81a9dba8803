import { toNextDay } from '../../../terms/calendar-date.js';
import { toDayAfter, recordRefresh } from '../../ledger/dataset-health.js';
import { writeRevision } from '../../ledger/revision-ledger.js';
import { applyStep, copySchedule, measureSchedule } from '../../ledger/schedule-ledger.js';
import { serveCopy } from '../../ledger/version-draft.js';
import type { RunContext, RunWork } from '../../run/plan.js';
import type { ChangeRecord } from './change-records.js';
import type { PlannedRevision } from './plan.js';
import { toProposal } from './propose.js';
import { toUnit, type RevisionUnit } from './report.js';
import type { OrderedKey } from './row-order.js';

/** The data set of the schedule, as status answers name it. */
export const DATASET = {
  dataset: 'hts_schedule',
  title: 'Harmonized Tariff Schedule of the United States',
} as const;

/** Revisions as they are written to one copy of the version served. */
export function toWork(
  context: RunContext,
  planned: readonly PlannedRevision[],
  changeRecords: readonly ChangeRecord[],
): RunWork<RevisionUnit> {
  const { workshop, base } = context;
  const { database } = workshop;
  return {
    units: planned.map(toUnit),
    toProposal: (unit, served) => toProposal(database, served?.id ?? null, { ...unit, changeRecords }),
    serve: (written, fill) => {
      const positions = toPositions(written.at(-1)?.order ?? []);
      return serveSchedule(context, written, async (id) => {
        if (base) await copySchedule(database, { from: base.id, to: id }, positions);
        await fill(async (session, { revision, archive }) => {
          await writeRevision(session, id, {
            ...{ revision, changeRecords, fileSha256: archive?.file.sha256 ?? null },
          });
          if (archive) await applyStep(session, { dataVersionId: id, positions }, archive.step);
        }, id);
        await recordSchedule(context, id, written);
      });
    },
  };
}

/** The place of each row in printing order. */
export function toPositions(order: readonly OrderedKey[]): ReadonlyMap<string, number> {
  return new Map(order.map(({ rowKey }, place) => [rowKey, place + 1]));
}

/** Serves a copy of the version served whose schedule `fill` writes. */
export function serveSchedule(
  { workshop: { database }, base }: RunContext,
  written: readonly RevisionUnit[],
  fill: (dataVersionId: number) => Promise<void>,
): Promise<string> {
  const ingested = { source: 'hts', revisions: written.map(({ name }) => name) };
  return serveCopy({ database, base, except: ['hts_row'], ingested, fill });
}

async function recordSchedule(
  { workshop, isOfficial }: RunContext,
  id: number,
  written: readonly RevisionUnit[],
): Promise<void> {
  const newest = written.findLast(({ archive }) => archive !== null);
  if (!newest?.archive) return;
  const { name, publishedOn, archive } = newest;
  const at = workshop.now();
  const { rowCount, firstDay } = await measureSchedule(workshop.database, id);
  await recordRefresh(workshop.database, id, {
    ...DATASET,
    at: isOfficial ? at : null,
    source: { date: publishedOn, name },
    coverageFrom: firstDay,
    coverageTo: isOfficial ? toDayAfter(at) : toNextDay(publishedOn),
    rowCount,
    sources: [{ revision: name, file: archive.file.name, sha256: archive.file.sha256 }],
  });
}
