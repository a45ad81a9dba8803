import { loadPack } from '../../store/pack-loader/load-pack.js';
import type { PackSource } from '../../store/pack-loader/pack-source.js';
import { recordRefresh } from '../ledger/dataset-health.js';
import { serveCopy } from '../ledger/version-draft.js';
import type { Difference, Discovered, Fetched, Records, Sound, SourceDefinition } from './definition.js';
import { finishRun } from '../ledger/run-ledger.js';
import {
  beginRun,
  toFailure,
  toReport,
  toResult,
  toRunReport,
  type Finish,
  type UnitBench,
  type UnitOutcome,
} from './record-run.js';
import type { IngestReport, Workshop } from './source.js';

interface WriteBench<Raw extends Fetched, Read extends Records, Change extends Difference> extends UnitBench {
  readonly definition: Pick<SourceDefinition<Discovered, Raw, Read, never, Change>, 'write' | 'dataset'>;
}

/** Writes a sound change with the record of its run. A failure leaves what was served in place, and the run says why. */
export async function writeRun<Raw extends Fetched, Read extends Records, Change extends Difference>(
  bench: WriteBench<Raw, Read, Change>,
  outcome: UnitOutcome,
  sound: Sound<Raw, Read, Change>,
): Promise<IngestReport> {
  const { database } = bench.workshop;
  const runId = await beginRun(bench, outcome);
  try {
    const dataVersion = await write(bench, sound, (session, versionId) =>
      finishRun(session, runId, toResult(bench, outcome, versionId)),
    );
    return { ...toReport(bench, toRunReport(runId, outcome), outcome), dataVersion };
  } catch (error) {
    const failed = toFailure(outcome, error);
    await finishRun(database, runId, toResult(bench, failed, null)).catch(() => undefined);
    return toReport(bench, toRunReport(runId, failed), failed);
  }
}

/** Answers the data version served then. */
async function write<Raw extends Fetched, Read extends Records, Change extends Difference>(
  { workshop, base, source, definition: { write, dataset } }: WriteBench<Raw, Read, Change>,
  sound: Sound<Raw, Read, Change>,
  finish: Finish,
): Promise<string | null> {
  const { database } = workshop;
  if (write.into === 'pack') {
    const pack = write.pack(sound);
    await finish(database, await servePack(pack, workshop));
    return pack.manifest.dataVersion;
  }
  if (write.into === 'shared') {
    await database.transaction(async (session) => {
      await write.rows(session, sound);
      await finish(session, null);
    });
    return base?.contentHash ?? null;
  }
  const fill = (versionId: number): Promise<void> =>
    database.transaction(async (session) => {
      await write.rows(session, sound, versionId);
      const refreshed = write.refreshed?.(sound);
      if (dataset && refreshed) await recordRefresh(session, versionId, { ...dataset, ...refreshed });
      await finish(session, versionId);
    });
  return serveCopy({ database, base, except: write.replaces, ingested: { source }, fill });
}

/** Id of the version now served. */
async function servePack(pack: PackSource, { database, progress }: Workshop): Promise<number> {
  progress.start('load', pack.manifest.datasets.length);
  let last = '';
  try {
    const { id } = await loadPack(database, pack, {
      onProgress: ({ table }) => {
        if (table !== last) progress.step(table);
        last = table;
      },
    });
    return id;
  } finally {
    progress.finish();
  }
}
