import type { DataVersion } from '../../store/database/data-versions.js';
import { finishRun, startRun, type RunResult } from '../ledger/run-ledger.js';
import type { FileRecord } from './raw-files.js';
import type { CheckOutcome, IngestReport, RunStatus, Workshop } from './source.js';

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
}

/** Records a run that changed no data. */
export async function recordRun(bench: UnitBench, outcome: UnitOutcome): Promise<IngestReport> {
  const runId = await beginRun(bench, outcome);
  await finishRun(bench.workshop.database, runId, toResult(bench, outcome, null));
  return toReport(bench, outcome, { runId, dataVersion: bench.base?.contentHash ?? null });
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

export function toReport(
  { source }: UnitBench,
  { unit, status, failure, rowsRead = 0, checks = [], lines = [], issues = [] }: UnitOutcome,
  { runId, dataVersion }: { readonly runId: number; readonly dataVersion: string | null },
): IngestReport {
  const printed = [
    ...lines,
    ...(failure === null ? [] : [`${unit}: ${status}: ${failure}`]),
    ...issues.map(({ record, message }) => `  ! ${record}: ${message}`),
  ];
  const run = { runId, unit, status, checks, failure, lines: printed };
  return { source, runs: [run], dataVersion, rowsRead, succeeded: failure === null };
}
