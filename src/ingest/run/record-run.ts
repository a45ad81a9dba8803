import type { DataVersion } from '../../store/database/data-versions.js';
import { finishRun, startRun, type RunResult } from '../ledger/run-ledger.js';
import type { FileRecord } from './raw-files.js';
import type { CheckOutcome, RunReport, RunStatus, Workshop } from './source.js';

/** The context of a run of one unit. */
export interface UnitBench {
  readonly source: string;
  readonly workshop: Workshop;
  readonly base: DataVersion | null;
}

/** The outcome of a run's one unit; an absent member means none. */
export interface UnitOutcome {
  readonly unit: string;
  readonly status: RunStatus;
  readonly failure: string | null;
  readonly file?: FileRecord | null;
  readonly rowsRead?: number;
  readonly rowsAdded?: number;
  readonly rowsChanged?: number;
  readonly rowsClosed?: number;
  readonly changeSet?: object;
  readonly issues?: RunResult['issues'];
  readonly checks?: readonly CheckOutcome[];
  readonly lines?: readonly string[];
  /** What is printed of the issues; absent: each. */
  readonly remarks?: readonly string[];
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
  const { status, failure, rowsRead = 0, rowsAdded = 0, rowsChanged = 0, rowsClosed = 0 } = outcome;
  return {
    ...{ status, failure, rowsRead, rowsAdded, rowsChanged, rowsClosed, producedVersionId },
    finishedAt: workshop.now(),
    changeSet: outcome.changeSet ?? null,
    issues: outcome.issues ?? [],
    checks: outcome.checks ?? [],
  };
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
