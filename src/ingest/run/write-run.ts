import { recordRefresh } from '../ledger/dataset-health.js';
import { serveCopy } from '../ledger/version-draft.js';
import type { Difference, Discovered, Fetched, Records, Sound, SourceDefinition } from './definition.js';
import { recordWork, toReport, type UnitBench, type UnitOutcome } from './record-run.js';
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
  const { workshop, base, source, definition } = bench;
  const { write, dataset } = definition;
  const { database } = workshop;
  let dataVersion = base?.contentHash ?? null;
  const run = await recordWork(bench, outcome, async (finish) => {
    if (write.into === 'shared')
      return database.transaction(async (session) => {
        await write.rows(session, sound);
        await finish(session, null);
      });
    const fill = (versionId: number): Promise<void> =>
      database.transaction(async (session) => {
        await write.rows(session, sound, versionId);
        const refreshed = write.refreshed?.(sound);
        if (dataset && refreshed) await recordRefresh(session, versionId, { ...dataset, ...refreshed });
        await finish(session, versionId);
      });
    dataVersion = await serveCopy({ database, base, except: write.replaces, ingested: { source }, fill });
  });
  return { ...toReport(bench, run, outcome), dataVersion };
}
