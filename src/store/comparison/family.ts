import type { Interval } from '../../terms/interval.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { KeyedRow } from './compare-records.js';
import type { Members } from './record-text.js';

/** Lists the rows of one kind in a version, with the keys of their records. */
export type Family = (snapshot: Snapshot) => readonly KeyedRow[];

/** The families of each data set. */
export type DatasetFamilies = Readonly<Record<string, readonly Family[]>>;

export interface Naming<Row> {
  /** Identifies a record within the family. */
  readonly key: (row: Row) => string;
  readonly name: (row: Row) => string;
  /** The interval whose start orders the wordings of a record; absent: a record has one wording. */
  readonly legal?: (row: Row) => Interval;
  readonly published?: (row: Row) => Interval;
  /** The members to compare; absent: the whole row. */
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

/** A family whose records are named by their keys. */
export function createPlainFamily<Row extends object>(
  record: string,
  rowsOf: (snapshot: Snapshot) => Iterable<Row>,
  naming: Pick<Naming<Row>, 'key' | 'legal'>,
): Family {
  return createFamily(record, rowsOf, { ...naming, name: (row) => `${record} ${naming.key(row)}` });
}
