import type { DataVersion } from '../../store/database/data-versions.js';
import type { SqlSession } from '../../store/database/session.js';
import { finishRun, startRun, type RunResult } from '../ledger/run-ledger.js';
import type { FileRecord } from './raw-files.js';
import type { CheckOutcome, IngestReport, RunReport, RunStatus, Workshop } from './source.js';

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

/** The same as the report of a source of one unit. */
export async function recordRun(bench: UnitBench, outcome: UnitOutcome): Promise<IngestReport> {
  return toReport(bench, await recordUnit(bench, outcome), outcome);
}

/** What is written with the rows of a unit, in their transaction: the record of its run. */
export type Finish = (session: SqlSession, producedVersionId: number | null) => Promise<void>;

/** Does the work of a run, which records it; the run of a work that fails says why. */
export async function recordWork(
  bench: UnitBench,
  outcome: UnitOutcome,
  work: (finish: Finish) => Promise<unknown>,
): Promise<RunReport> {
  const runId = await beginRun(bench, outcome);
  try {
    await work((session, versionId) => finishRun(session, runId, toResult(bench, outcome, versionId)));
    return toRunReport(runId, outcome);
  } catch (error) {
    const failed = toFailure(outcome, error);
    await finishRun(bench.workshop.database, runId, toResult(bench, failed, null)).catch(() => undefined);
    throw error;
  }
}

export function toFailure(outcome: UnitOutcome, error: unknown): UnitOutcome {
  const failure = error instanceof Error ? error.message : String(error);
  return { ...outcome, status: 'failed', failure };
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

/** The report of a source of one unit, where the version served before is served still. */
export function toReport(
  { source, base }: UnitBench,
  run: RunReport,
  { rowsRead = 0 }: Pick<UnitOutcome, 'rowsRead'>,
): IngestReport {
  const dataVersion = base?.contentHash ?? null;
  return { source, runs: [run], dataVersion, rowsRead, succeeded: run.failure === null };
}
