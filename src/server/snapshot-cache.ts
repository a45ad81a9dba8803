import type { KeyMode } from '../accounts/api-key.js';
import type { DatasetStatus } from '../store/snapshot/records.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import type { SnapshotSource } from './ports.js';

/** Versions that can be asked for at the same time: the newest and the one before. */
const KEPT = 2;

/** The snapshots in memory. A new one takes over between two requests; requests under way keep theirs. */
export class SnapshotCache implements SnapshotSource {
  /** Newest first. */
  private readonly kinds: Record<KeyMode, readonly Snapshot[]> = { live: [], test: [] };
  private readonly names: Record<KeyMode, readonly string[]> = { live: [], test: [] };

  private readonly datasets = new Map<string, readonly DatasetStatus[]>();

  /** Serves this snapshot from now on. One that is served already stays as it is. */
  put(mode: KeyMode, snapshot: Snapshot): void {
    if (this.getCurrent(mode)?.dataVersion === snapshot.dataVersion) return;
    const others = this.kinds[mode].filter(({ dataVersion }) => dataVersion !== snapshot.dataVersion);
    this.kinds[mode] = [snapshot, ...others].slice(0, KEPT);
    this.names[mode] = this.kinds[mode].map(({ dataVersion }) => dataVersion);
  }

  getCurrent(mode: KeyMode): Snapshot | null {
    return this.kinds[mode][0] ?? null;
  }

  find(mode: KeyMode, dataVersion: string): Snapshot | null {
    return this.kinds[mode].find((snapshot) => snapshot.dataVersion === dataVersion) ?? null;
  }

  /** The freshness of a version's data sets, as last read. */
  putDatasets(dataVersion: string, datasets: readonly DatasetStatus[]): void {
    this.datasets.set(dataVersion, datasets);
    for (const known of this.datasets.keys())
      if (!this.find('live', known) && !this.find('test', known)) this.datasets.delete(known);
  }

  datasetsOf({ dataVersion, catalog }: Snapshot): readonly DatasetStatus[] {
    return this.datasets.get(dataVersion) ?? catalog.datasets;
  }

  listKept(mode: KeyMode): readonly string[] {
    return this.names[mode];
  }
}
