import type { Snapshot } from '../snapshot/snapshot.js';
import {
  compareRecordsInSteps,
  type ChangeKind,
  type RecordChange,
  type RecordComparison,
} from './compare-records.js';
import { hashRecordsInSteps } from './record-text.js';
import { CATALOG_FAMILIES } from './catalog-families.js';
import type { Family } from './family.js';
import { SCHEDULE_FAMILIES } from './schedule-families.js';

/** The differences in one data set. Every record of either side is counted once, in one of the last four fields. */
export interface DatasetComparison {
  readonly dataset: string;
  /** sha256 of its records on either side, hex: equal when nothing differs. */
  readonly sha256Before: string;
  readonly sha256After: string;
  readonly recordsBefore: number;
  readonly recordsAfter: number;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  readonly unchanged: number;
  /** By kind of record, then in the order of the keys. */
  readonly changes: readonly RecordChange[];
}

/** Compares two versions in steps of bounded work, so that the caller can let other work run in between. */
export function* compareVersions(
  before: Snapshot,
  after: Snapshot,
): Generator<void, readonly DatasetComparison[]> {
  const found: DatasetComparison[] = [];
  for (const [dataset, families] of FAMILIES) {
    const compared: RecordComparison[] = [];
    for (const family of families) {
      const old = family(before);
      yield;
      const now = family(after);
      yield;
      compared.push(yield* compareRecordsInSteps(old, now));
    }
    const sha256Before = yield* hashDataset(dataset, before);
    const sha256After = yield* hashDataset(dataset, after);
    found.push({ dataset, sha256Before, sha256After, ...sumUp(compared) });
  }
  return found;
}

function sumUp(
  families: readonly RecordComparison[],
): Omit<DatasetComparison, 'dataset' | 'sha256Before' | 'sha256After'> {
  const sum = (of: 'recordsBefore' | 'recordsAfter'): number =>
    families.reduce((total, one) => total + one[of], 0);
  const changes = families.flatMap((one) => one.changes);
  const count = (kind: ChangeKind): number => changes.filter((change) => change.kind === kind).length;
  const [recordsBefore, recordsAfter] = [sum('recordsBefore'), sum('recordsAfter')];
  const [added, removed, changed] = [count('added'), count('removed'), count('changed')];
  const unchanged = recordsBefore - removed - changed;
  return { recordsBefore, recordsAfter, added, removed, changed, unchanged, changes };
}

/** A version never changes, so each is hashed once. */
const hashes = new WeakMap<Snapshot, Map<string, string>>();

function* hashDataset(dataset: string, snapshot: Snapshot): Generator<void, string> {
  const known = hashes.get(snapshot) ?? new Map<string, string>();
  hashes.set(snapshot, known);
  const hash = known.get(dataset) ?? (yield* hashRecordsInSteps(rowsOf(dataset, snapshot)));
  known.set(dataset, hash);
  return hash;
}

function* rowsOf(dataset: string, snapshot: Snapshot): Generator<unknown> {
  for (const family of FAMILIES.get(dataset)!)
    for (const { key, start, members } of family(snapshot)) yield { key, start, members };
}

/** The record families of each data set, under the names used in the data status, in the order of answers. */
const FAMILIES: ReadonlyMap<string, readonly Family[]> = new Map(
  Object.entries({ ...SCHEDULE_FAMILIES, ...CATALOG_FAMILIES }),
);
