import type { DataVersion } from '../../store/database/data-versions.js';
import type { SqlSession } from '../../store/database/session.js';
import { recordRefresh } from '../ledger/dataset-health.js';
import { finishRun } from '../ledger/run-ledger.js';
import { beginDraft, copyBase, discardDraft, serveDraft } from '../ledger/version-draft.js';
import type { Difference, Discovered, Fetched, Records, Sound, SourceDefinition } from './definition.js';
import { beginRun, toReport, toResult, type UnitBench, type UnitOutcome } from './record-run.js';
import type { IngestReport } from './source.js';

interface WriteBench<Raw extends Fetched, Read extends Records, Change extends Difference> extends UnitBench {
  readonly definition: Pick<SourceDefinition<Discovered, Raw, Read, never, Change>, 'write' | 'dataset'>;
}

/**
 * Writes a sound change in one transaction with the record of its run. A failure leaves what was served in place, and
 * the run says why.
 */
export async function writeRun<Raw extends Fetched, Read extends Records, Change extends Difference>(
  bench: WriteBench<Raw, Read, Change>,
  outcome: UnitOutcome,
  sound: Sound<Raw, Read, Change>,
): Promise<IngestReport> {
  const { database } = bench.workshop;
  const { write, dataset } = bench.definition;
  const runId = await beginRun(bench, outcome);
  const finish = (session: SqlSession, versionId: number | null): Promise<void> =>
    finishRun(session, runId, toResult(bench, outcome, versionId));
  try {
    if (write.into === 'shared') {
      await database.transaction(async (session) => {
        await write.rows(session, sound);
        await finish(session, null);
      });
      return toReport(bench, outcome, { runId, dataVersion: bench.base?.contentHash ?? null });
    }
    const dataVersion = await fillVersion(bench, write.replaces, async (session, versionId) => {
      await write.rows(session, sound, versionId);
      const refreshed = write.refreshed?.(sound);
      if (dataset && refreshed) await recordRefresh(session, versionId, { ...dataset, ...refreshed });
      await finish(session, versionId);
    });
    return toReport(bench, outcome, { runId, dataVersion });
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    const failed: UnitOutcome = { ...outcome, status: 'failed', failure };
    await finishRun(database, runId, toResult(bench, failed, null)).catch(() => undefined);
    throw error;
  }
}

/** Fills a copy of the version served and serves it; a failure discards the copy. */
async function fillVersion(
  { source, workshop: { database }, base }: UnitBench,
  replaces: readonly string[],
  fill: (session: SqlSession, dataVersionId: number) => Promise<void>,
): Promise<string> {
  const draft = await beginDraft(database, base);
  try {
    await copyBase(database, draft, replaces);
    await database.transaction((session) => fill(session, draft.id));
    return await serveDraft(database, draft, toManifest(source, base));
  } catch (error) {
    await discardDraft(database, draft, error).catch(() => undefined);
    throw error;
  }
}

function toManifest(source: string, base: DataVersion | null): object {
  return { ...base?.manifest, derivedFrom: base?.contentHash ?? null, ingested: { source } };
}
