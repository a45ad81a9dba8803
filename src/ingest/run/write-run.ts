import { loadPack } from '../../store/pack-loader/load-pack.js';
import type { PackSource } from '../../store/pack-loader/pack-source.js';
import { finishRun } from '../ledger/run-ledger.js';
import type { Fill, PlannedUnit, RunWork } from './plan.js';
import { beginRun, toResult, toRunReport, type UnitBench } from './record-run.js';
import type { RunReport, Workshop, UnitOutcome } from './source.js';

/**
 * Writes units and serves them: readers see all or nothing of them. Each is written in one transaction with the record of
 * its run. A failure leaves what was served in place, and the runs say why.
 */
export async function writeUnits<Unit extends PlannedUnit>(
  bench: UnitBench,
  { serve }: RunWork<Unit>,
  units: readonly Unit[],
): Promise<readonly RunReport[]> {
  const { database, progress } = bench.workshop;
  const runs = new Map<UnitOutcome, number>();
  const begin = async (outcome: UnitOutcome): Promise<number> => {
    const runId = runs.get(outcome) ?? (await beginRun(bench, outcome));
    runs.set(outcome, runId);
    return runId;
  };
  const fill: Fill<Unit> = async (rows, versionId) => {
    for (const unit of units) {
      const { outcome } = unit;
      const runId = outcome && (await begin(outcome));
      await database.transaction(async (session) => {
        await rows(session, unit);
        if (outcome && runId !== null) await finishRun(session, runId, toResult(bench, outcome, versionId));
      });
      progress.step(unit.name);
    }
  };
  const [first] = units.flatMap(({ outcome }) => outcome ?? []);
  if (first === undefined) return [];
  // Before anything is copied, so that a process that is killed leaves a run.
  await begin(first);
  progress.start('applying', units.length);
  try {
    await serve(units, fill);
    return [...runs].map(([outcome, runId]) =>
      toRunReport(runId, units.length === 1 ? outcome : brief(outcome)),
    );
  } catch (error) {
    return await failAll(bench, runs, error);
  } finally {
    progress.finish();
  }
}

/** The runs of a version that is not served: those that wrote to it have failed with it. */
async function failAll(
  bench: UnitBench,
  runs: ReadonlyMap<UnitOutcome, number>,
  error: unknown,
): Promise<readonly RunReport[]> {
  const failure = error instanceof Error ? error.message : String(error);
  const reports: RunReport[] = [];
  for (const [outcome, runId] of runs) {
    const failed: UnitOutcome = { ...outcome, status: 'failed', failure };
    const result = toResult(bench, failed, null);
    await finishRun(bench.workshop.database, runId, result).catch(() => undefined);
    reports.push(toRunReport(runId, failed));
  }
  return reports;
}

/** One of several: without samples. */
function brief({ lines = [], ...outcome }: UnitOutcome): UnitOutcome {
  return { ...outcome, lines: lines.slice(0, 1), remarks: [] };
}

/** Serves a pack as a data version of its own. */
export async function servePack(
  pack: PackSource,
  { database, progress }: Workshop,
  fill: Fill<PlannedUnit>,
): Promise<void> {
  progress.start('load', pack.manifest.datasets.length);
  let last = '';
  const { id } = await loadPack(database, pack, {
    onProgress: ({ table }) => {
      if (table !== last) progress.step(table);
      last = table;
    },
  });
  await fill(async () => undefined, id);
}
