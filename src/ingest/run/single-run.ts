import type { DataVersion } from '../../store/database/data-versions.js';
import type { SqlSession } from '../../store/database/session.js';
import { finishRun, startRun, type RunResult } from '../ledger/run-ledger.js';
import { beginDraft, copyBase, discardDraft, serveDraft } from '../ledger/version-draft.js';
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
  readonly changeSet?: object;
  readonly issues?: RunResult['issues'];
  readonly checks?: readonly CheckOutcome[];
  readonly lines?: readonly string[];
}

/** Records a run that changed no data. */
export async function recordRun(bench: UnitBench, outcome: UnitOutcome): Promise<IngestReport> {
  const runId = await begin(bench, outcome);
  await finishRun(bench.workshop.database, runId, toResult(bench, outcome, null));
  return toReport(bench, outcome, { runId, dataVersion: bench.base?.contentHash ?? null });
}

/**
 * Applies a run to a copy of the served version, in one transaction with the record of the run, and serves the copy. A
 * failure leaves the served version in place.
 */
export async function applyAsVersion(
  bench: UnitBench & { readonly base: DataVersion },
  outcome: UnitOutcome,
  fill: (session: SqlSession, dataVersionId: number) => Promise<void>,
): Promise<IngestReport> {
  const { workshop, base, source } = bench;
  const { database } = workshop;
  const runId = await begin(bench, outcome);
  const draft = await beginDraft(database, base);
  try {
    await copyBase(database, draft, []);
    await database.transaction(async (session) => {
      await fill(session, draft.id);
      await finishRun(session, runId, toResult(bench, outcome, draft.id));
    });
    const manifest = { ...base.manifest, derivedFrom: base.contentHash, ingested: { source } };
    const dataVersion = await serveDraft(database, draft, manifest);
    return toReport(bench, outcome, { runId, dataVersion });
  } catch (error) {
    await discardDraft(database, draft).catch(() => undefined);
    const failure = error instanceof Error ? error.message : String(error);
    const failed: UnitOutcome = { ...outcome, status: 'failed', failure };
    await finishRun(database, runId, toResult(bench, failed, null)).catch(() => undefined);
    throw error;
  }
}

function begin({ source, workshop, base }: UnitBench, { file = null }: UnitOutcome): Promise<number> {
  return startRun(workshop.database, {
    source,
    startedAt: workshop.now(),
    startVersionId: base?.id ?? null,
    file,
  });
}

function toResult(
  { workshop }: UnitBench,
  outcome: UnitOutcome,
  producedVersionId: number | null,
): RunResult {
  const { status, failure, rowsRead = 0, rowsAdded = 0, rowsChanged = 0 } = outcome;
  return {
    ...{ status, failure, rowsRead, rowsAdded, rowsChanged, rowsClosed: 0, producedVersionId },
    finishedAt: workshop.now(),
    changeSet: outcome.changeSet ?? null,
    issues: outcome.issues ?? [],
    checks: outcome.checks ?? [],
  };
}

function toReport(
  { source }: UnitBench,
  { unit, status, failure, rowsRead = 0, checks = [], lines = [] }: UnitOutcome,
  { runId, dataVersion }: { readonly runId: number; readonly dataVersion: string | null },
): IngestReport {
  const told = failure === null ? lines : [...lines, `${unit}: ${status}: ${failure}`];
  const run = { runId, unit, status, checks, failure, lines: told };
  return { source, runs: [run], dataVersion, rowsRead, succeeded: failure === null };
}
