import { readPack } from '../../../src/law/pack/read-pack.js';
import type { Dataset } from '../../../src/tables/dataset.js';
import type { ReportRepository, SavedReport } from '../../../src/services/adcvd/report-repository.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { readAdcvd } from '../../../src/store/snapshot/adcvd/read-adcvd.js';
import { PackRows } from '../../../src/store/snapshot/rows/pack-rows.js';
import type { AdcvdRows } from '../../../src/tables/adcvd.js';
import type { Snapshot } from '../../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';

/** The trade-remedy datasets of the bundled reference pack. */
export async function readPackDatasets(): Promise<readonly Dataset[]> {
  const datasets: Dataset[] = [];
  for await (const dataset of (await readPack('prisma/reference')).datasets())
    if (dataset.table.startsWith('adcvd_')) datasets.push(dataset);
  return datasets;
}

export async function readPackRows(): Promise<AdcvdRows> {
  return readAdcvd(new PackRows(await readPackDatasets()));
}

/** A context over the bundled trade-remedy records; the parts of a snapshot that these services read. */
export async function createPackContext(changes: Partial<ServiceContext> = {}): Promise<ServiceContext> {
  const snapshot = {
    dataVersion: 'f'.repeat(64),
    catalog: { adcvd: await readPackRows(), datasets: [], revisions: [] },
    coverage: { firstDate: toCalendarDate('2025-01-01') },
    // No schedule is read: it is taken to have every number.
    findRow: () => ({}),
  } as unknown as Snapshot;
  return {
    snapshot,
    today: toCalendarDate('2026-11-20'),
    betaEntitled: true,
    engineVersion: '0.1.0',
    pinnableDataVersions: [snapshot.dataVersion],
    traceId: 'trace',
    ...changes,
  };
}

/** A repository in memory. */
export function createMemoryRepository(): ReportRepository {
  const kept = new Map<string, SavedReport>();
  return {
    save: ({ content }) => {
      const saved = { id: `00000000-0000-8000-8000-${String(kept.size).padStart(12, '0')}`, content };
      kept.set(saved.id, saved);
      return Promise.resolve(saved);
    },
    find: (id) => Promise.resolve(kept.get(id) ?? null),
    findMany: (ids) => Promise.resolve(ids.flatMap((id) => kept.get(id) ?? [])),
  };
}
