import { findCurrentVersion, type DataVersion } from '../../../store/database/data-versions.js';
import { finishRun, startRun, type RunResult } from '../../ledger/run-ledger.js';
import {
  beginDraft,
  copyBase,
  discardDraft,
  removeAbandonedDrafts,
  serveDraft,
} from '../../ledger/version-draft.js';
import { keepRawFile } from '../../run/raw-files.js';
import type {
  IngestReport,
  IngestRequest,
  IngestSource,
  RunReport,
  RunStatus,
  Workshop,
} from '../../run/source.js';
import { planScopes, type ScopePlan } from './plan.js';
import { readScopeFolder, type ScopeFolder } from './read-folder.js';
import { readPresentScopes, writeScopes } from './scope-tables.js';

/**
 * Written scopes of AD/CVD orders: the whole text of a notice and its clauses in full. The bundled pack has only short
 * quotations; a run over a folder of scope files adds the texts.
 */
export const scopesSource: IngestSource = {
  name: 'scopes',
  title: 'Scope texts of antidumping and countervailing duty orders',
  folder: 'adcvd',
  ingest: async (request, workshop) => {
    await removeAbandonedDrafts(workshop.database);
    const base = await findCurrentVersion(workshop.database, 'live');
    if (base === null)
      return toReport(base, 0, failed('no data version is served: load the reference pack first'));
    if (request.from === null) return toReport(base, 0, failed('say where the scope files are: --from PATH'));
    const folder = await readScopeFolder(request.from);
    if (!folder.ok) return toReport(base, 0, failed(folder.message));
    const plan = planScopes(folder.value, await readPresentScopes(workshop.database, base.id));
    return carryOut({ request, workshop, base }, folder.value, plan);
  },
};

interface Bench {
  readonly request: IngestRequest;
  readonly workshop: Workshop;
  readonly base: DataVersion;
}

async function carryOut(bench: Bench, folder: ScopeFolder, plan: ScopePlan): Promise<IngestReport> {
  const { request, workshop, base } = bench;
  const rows = folder.clauses.length + folder.texts.length;
  const lines = [`${plan.clauses.size} cases with new clauses, ${plan.texts.length} new scope texts`];
  const report = (runId: number | null, status: RunStatus, failure: string | null = null): RunReport => ({
    runId,
    unit: 'scopes',
    status,
    checks: plan.checks,
    failure,
    lines,
  });
  if (plan.checks.every(({ passed }) => passed) && plan.clauses.size + plan.texts.length === 0)
    return toReport(base, rows, report(null, 'unchanged'));
  if (request.dryRun) return toReport(base, rows, report(null, 'dry_run'));
  for (const file of folder.files) await keepRawFile(workshop.dataDir, file);
  const runId = await startRun(workshop.database, {
    source: scopesSource.name,
    startedAt: workshop.now(),
    startVersionId: base.id,
    file: folder.files[0] ?? null,
  });
  const broken = plan.checks.find(({ passed }) => !passed);
  if (broken) {
    const failure = `${broken.check}: ${broken.detail}`;
    await finishRun(workshop.database, runId, {
      ...resultOf(bench, plan, rows),
      status: 'quarantined',
      failure,
    });
    return toReport(base, rows, report(runId, 'quarantined', failure));
  }
  const dataVersion = await apply(bench, plan, { runId, rows });
  return { ...toReport(base, rows, report(runId, 'applied')), dataVersion };
}

/** Fills a copy of the served version and serves it; a failure leaves the served version in place. */
async function apply(
  bench: Bench,
  plan: ScopePlan,
  { runId, rows }: { readonly runId: number; readonly rows: number },
): Promise<string> {
  const { database } = bench.workshop;
  const draft = await beginDraft(database, bench.base);
  try {
    await copyBase(database, draft, []);
    await database.transaction((session) => writeScopes(session, draft.id, plan));
    await finishRun(database, runId, {
      ...resultOf(bench, plan, rows),
      status: 'applied',
      producedVersionId: draft.id,
    });
    return await serveDraft(database, draft, bench.base.manifest ?? {});
  } catch (error) {
    await discardDraft(database, draft);
    throw error;
  }
}

function resultOf({ workshop }: Bench, plan: ScopePlan, rowsRead: number): RunResult {
  return {
    status: 'applied',
    finishedAt: workshop.now(),
    producedVersionId: null,
    rowsRead,
    rowsAdded: 0,
    rowsChanged: [...plan.clauses.values()].flat().length + plan.texts.length,
    rowsClosed: 0,
    changeSet: {
      clausesOf: [...plan.clauses.keys()],
      textsOf: plan.texts.map(({ caseNumber }) => caseNumber),
    },
    issues: plan.issues,
    checks: plan.checks,
    failure: null,
  };
}

function failed(failure: string): RunReport {
  return { runId: null, unit: 'scopes', status: 'failed', checks: [], failure, lines: [] };
}

function toReport(base: DataVersion | null, rowsRead: number, run: RunReport): IngestReport {
  return {
    source: scopesSource.name,
    runs: [run],
    dataVersion: base?.contentHash ?? null,
    rowsRead,
    succeeded: run.status !== 'failed' && run.status !== 'quarantined',
  };
}
