import type { Interval } from '../../terms/interval.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { KeyedRow } from './compare-records.js';
import type { Members } from './record-text.js';

/** Rows of one kind in a version, under the keys of their records. */
export type Family = (snapshot: Snapshot) => readonly KeyedRow[];

/** The families of each data set. */
export type DatasetFamilies = readonly (readonly [dataset: string, families: readonly Family[]])[];

export interface Naming<Row> {
  /** Identity among the records of the family. */
  readonly key: (row: Row) => string;
  readonly name: (row: Row) => string;
  /** Where its wordings begin, in the order of publication; absent: it has one. */
  readonly legal?: (row: Row) => Interval;
  readonly published?: (row: Row) => Interval;
  /** What is compared, where that is not the row. */
  readonly members?: (row: Row) => Members;
}

/** Names the rows of a family. */
export function createFamily<Row extends object>(
  record: string,
  rowsOf: (snapshot: Snapshot) => Iterable<Row>,
  { key, name, legal, published, members }: Naming<Row>,
): Family {
  return (snapshot) =>
    Array.from(rowsOf(snapshot), (row) => {
      const since = legal?.(row).from ?? null;
      return {
        key: `${record}/${key(row)}`,
        start: `${published?.(row).from ?? ''}|${since ?? ''}`,
        since,
        name: name(row),
        members: members === undefined ? (row as Members) : members(row),
      };
    });
}

/** A family whose key is its name. */
export function createPlainFamily<Row extends object>(
  record: string,
  rowsOf: (snapshot: Snapshot) => Iterable<Row>,
  naming: Pick<Naming<Row>, 'key' | 'legal'>,
): Family {
  return createFamily(record, rowsOf, { ...naming, name: (row) => `${record} ${naming.key(row)}` });
}
