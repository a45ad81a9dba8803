import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../terms/group-by.js';
import { toRecordText, toValueText, type Members } from './record-text.js';

/** One row of a record. A record is all rows with the same key, usually successive wordings. */
export interface KeyedRow {
  readonly key: string;
  /** Distinguishes and orders the rows of a record. */
  readonly start: string;
  /** First day of the row; null: none is stated. */
  readonly since: string | null;
  /** The name of the record. */
  readonly name: string;
  readonly members: Members;
}

export type ChangeKind = 'added' | 'removed' | 'changed';

/** A record that differs between the two sides. Rows are in order; a side that lacks the record has none. */
export interface RecordChange {
  readonly key: string;
  readonly kind: ChangeKind;
  readonly before: readonly KeyedRow[];
  readonly after: readonly KeyedRow[];
}

export interface RecordComparison {
  /** Records of each side. */
  readonly recordsBefore: number;
  readonly recordsAfter: number;
  /** In the order of the keys. */
  readonly changes: readonly RecordChange[];
}

/** Keys compared in one step. */
const KEYS_A_STEP = 500;

/**
 * Finds the records that were added, removed or changed, in steps of bounded work. The order of the given rows does not
 * matter.
 */
export function* compareRecordsInSteps(
  before: readonly KeyedRow[],
  after: readonly KeyedRow[],
): Generator<void, RecordComparison> {
  const old = groupBy(before, ({ key }) => key);
  yield;
  const now = groupBy(after, ({ key }) => key);
  yield;
  const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
  const changes: RecordChange[] = [];
  for (const [place, key] of keys.entries()) {
    if (place % KEYS_A_STEP === 0) yield;
    const change = compareRecord(key, inOrder(old.get(key) ?? []), inOrder(now.get(key) ?? []));
    if (change !== null) changes.push(change);
  }
  return { recordsBefore: old.size, recordsAfter: now.size, changes };
}

/** Null: the record is the same on both sides. */
function compareRecord(
  key: string,
  before: readonly KeyedRow[],
  after: readonly KeyedRow[],
): RecordChange | null {
  const kind = before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
  return kind === 'changed' && isSame(before, after) ? null : { key, kind, before, after };
}

function inOrder(rows: KeyedRow[]): readonly KeyedRow[] {
  return rows.length < 2 ? rows : rows.sort(compareRows);
}

/** Rows with the same start are distinguished by their content. */
function compareRows(left: KeyedRow, right: KeyedRow): number {
  if (left.start !== right.start) return left.start < right.start ? -1 : 1;
  const [one, other] = [toRecordText(left.members), toRecordText(right.members)];
  return one === other ? 0 : one < other ? -1 : 1;
}

function isSame(before: readonly KeyedRow[], after: readonly KeyedRow[]): boolean {
  return (
    before.length === after.length &&
    before.every(({ start, members }, place) => {
      const other = after[place]!;
      return start === other.start && isDeepStrictEqual(members, other.members);
    })
  );
}

/** One member that differs. */
export interface MemberChange {
  readonly member: string;
  /** First day of the row that contains it. */
  readonly since: string | null;
  /** Null: no value on that side. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Lists the differences in a changed record. A row on both sides is compared with itself; a row only on the later side,
 * with the row before it; a removed row is listed as a whole.
 */
export function listMemberChanges({ kind, before, after }: RecordChange): readonly MemberChange[] {
  if (kind !== 'changed') return [];
  const old = byStart(before);
  const now = byStart(after);
  const starts = [...new Set([...old.keys(), ...now.keys()])].sort();
  let last: KeyedRow | null = null;
  return starts.flatMap((start) => {
    const [was, is] = [old.get(start) ?? null, now.get(start) ?? null];
    const preceding = last;
    last = is ?? last;
    if (is === null) return [{ member: 'row', since: was!.since, before: was!.name, after: null }];
    if (was !== null) return differ(was, is);
    const first = { member: 'row', since: is.since, before: null, after: is.name };
    return preceding === null ? [first] : [first, ...differ(preceding, is)];
  });
}

/** Rows with the same start get consecutive numbers. */
function byStart(rows: readonly KeyedRow[]): ReadonlyMap<string, KeyedRow> {
  const found = new Map<string, KeyedRow>();
  rows.forEach((row, place) =>
    found.set(found.has(row.start) ? `${row.start} ${String(place).padStart(6, '0')}` : row.start, row),
  );
  return found;
}

function differ(was: KeyedRow, is: KeyedRow): MemberChange[] {
  const [old, now] = [flatten(was.members), flatten(is.members)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((member) =>
    isDeepStrictEqual(old[member], now[member])
      ? []
      : [{ member, since: is.since, before: toValueText(old[member]), after: toValueText(now[member]) }],
  );
}

/** Lists the two ends of an interval as separate members. */
function flatten(members: Members): Members {
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value))
        return [[name, value]];
      return [
        [`${name}From`, value.from],
        [`${name}To`, value.to],
      ];
    }),
  );
}
