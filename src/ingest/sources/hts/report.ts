import { formatRevisionTitle } from '../../../law/tables/held-revisions.js';
import type { DataVersion } from '../../../store/database/data-versions.js';
import { finishRun, startRun, type RunResult } from '../../ledger/run-ledger.js';
import type { FileRecord } from '../../run/raw-files.js';
import type { IngestReport, RunReport, RunStatus, Workshop } from '../../run/source.js';
import { printSummary, summarizeStep, type ChangeSummary } from './change-summary.js';
import type { MergeStep } from './bitemporal-merge.js';
import { listTouches, touchesDuty } from './duty-changes.js';
import type { PlannedArchive, PlannedRevision, Stop } from './plan.js';
import type { Issue } from './printed-row.js';

/** The context for recording a run: the workshop and the data version it starts from. */
export interface Bench {
  readonly workshop: Workshop;
  readonly base: DataVersion | null;
  /** True: the bytes come from the official address, not from another place. */
  readonly isOfficial: boolean;
}

const SOURCE_NAME = 'hts';

/** The outcome of one unit, before it is recorded. */
export interface Outcome {
  readonly unit: string;
  readonly status: RunStatus;
  readonly file: FileRecord | null;
  readonly archive: Pick<PlannedArchive, 'rowsRead' | 'step' | 'checks'> | null;
  readonly issues: readonly Issue[];
  readonly failure: string | null;
  /** Include samples of the changes. */
  readonly detailed: boolean;
}

/** A report of one run that left what is served as it was. */
export function toUnchangedReport({ base }: Bench, run: RunReport): IngestReport {
  return {
    source: SOURCE_NAME,
    runs: [run],
    dataVersion: base?.contentHash ?? null,
    rowsRead: 0,
    succeeded: run.failure === null,
  };
}

/** Records a finished run and reports its outcome. */
export async function recordOutcome(bench: Bench, outcome: Outcome): Promise<RunReport> {
  const runId = await beginRun(bench, outcome.file);
  await finishRun(bench.workshop.database, runId, toResult(bench, outcome, null));
  return toReport(runId, outcome);
}

export function beginRun({ workshop, base }: Bench, file: FileRecord | null): Promise<number> {
  return startRun(workshop.database, {
    source: SOURCE_NAME,
    startedAt: workshop.now(),
    startVersionId: base?.id ?? null,
    file,
  });
}

export function toResult({ workshop }: Bench, outcome: Outcome, producedVersionId: number | null): RunResult {
  const summary = outcome.archive ? summarizeStep(outcome.archive.step) : null;
  return {
    status: outcome.status,
    finishedAt: workshop.now(),
    producedVersionId,
    rowsRead: outcome.archive?.rowsRead ?? 0,
    rowsAdded: summary?.added ?? 0,
    rowsChanged: summary?.changed ?? 0,
    rowsClosed: summary?.ended ?? 0,
    changeSet: summary &&
      outcome.archive && { ...summary, ...describeForFeed(summary, outcome.archive.step) },
    issues: outcome.issues,
    checks: outcome.archive?.checks ?? [],
    failure: outcome.failure,
  };
}

/** What the list of changes of the law says of a revision. */
function describeForFeed(summary: ChangeSummary, step: MergeStep): object {
  return {
    title: formatRevisionTitle(summary.revision),
    changesDuty: step.changes.some(touchesDuty),
    words: printSummary(summary, true),
    touches: listTouches(step),
  };
}

export function toReport(runId: number | null, outcome: Outcome): RunReport {
  const { unit, status, archive, failure, issues } = outcome;
  const summary: ChangeSummary | null = archive ? summarizeStep(archive.step) : null;
  const lines = [
    ...(summary ? printSummary(summary, outcome.detailed) : []),
    ...(failure === null ? [] : [`${unit}: ${status}: ${failure}`]),
    ...(outcome.detailed ? printIssues(issues) : []),
  ];
  return { runId, unit, status, checks: archive?.checks ?? [], failure, lines };
}

/** Issues by kind, with the first of each. */
function printIssues(issues: readonly Issue[]): readonly string[] {
  const kinds = [...new Set(issues.map((issue) => issue.kind))];
  return kinds.map((kind) => {
    const own = issues.filter((issue) => issue.kind === kind);
    return `  ! ${kind} ${own.length}, first ${own[0]?.record}: ${own[0]?.message}`;
  });
}

export function toOutcome(
  { revision, archive, issues }: PlannedRevision,
  status: RunStatus,
  detailed: boolean,
): Outcome {
  return {
    unit: revision.revision,
    status,
    file: archive?.file ?? null,
    archive,
    issues,
    failure: null,
    detailed,
  };
}

export function stopToOutcome({ revision, status, file, archive, issues, failure }: Stop): Outcome {
  return { unit: revision.revision, status, file, archive, issues, failure, detailed: true };
}
