import type { DataVersion } from '../../store/database/data-versions.js';
import { finishRun, startRun, type RunResult } from '../ledger/run-ledger.js';
import type { RunReport, UnitOutcome, Workshop } from './source.js';

/** The context of a run of one unit. */
export interface UnitBench {
  readonly source: string;
  readonly workshop: Workshop;
  readonly base: DataVersion | null;
}

/** Records a run that changed no data. */
export async function recordUnit(bench: UnitBench, outcome: UnitOutcome): Promise<RunReport> {
  const runId = await beginRun(bench, outcome);
  await finishRun(bench.workshop.database, runId, toResult(bench, outcome, null));
  return toRunReport(runId, outcome);
}

export function beginRun(
  { source, workshop, base }: UnitBench,
  { file = null }: UnitOutcome,
): Promise<number> {
  return startRun(workshop.database, {
    source,
    startedAt: workshop.now(),
    startVersionId: base?.id ?? null,
    file,
  });
}

export function toResult(
  { workshop }: UnitBench,
  outcome: UnitOutcome,
  producedVersionId: number | null,
): RunResult {
  return { ...outcome, producedVersionId, finishedAt: workshop.now() };
}

export function toRunReport(
  runId: number,
  { unit, status, failure, checks = [], lines = [], issues = [], remarks }: UnitOutcome,
): RunReport {
  const printed = [
    ...lines,
    ...(failure === null ? [] : [`${unit}: ${status}: ${failure}`]),
    ...(remarks ?? issues.map(({ record, message }) => `  ! ${record}: ${message}`)),
  ];
  return { runId, unit, status, checks, failure, lines: printed };
}
