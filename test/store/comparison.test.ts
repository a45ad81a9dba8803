import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  compareRecordsInSteps,
  type RecordComparison,
  listMemberChanges,
  type KeyedRow,
  type RecordChange,
} from '../../src/store/comparison/compare-records.js';
import { describeChange } from '../../src/store/comparison/describe-change.js';
import { hashRecordsInSteps, toValueText } from '../../src/store/comparison/record-text.js';
import { runAtOnce } from '../../src/terms/pause.js';

function compareRecords(before: readonly KeyedRow[], after: readonly KeyedRow[]): RecordComparison {
  return runAtOnce(compareRecordsInSteps(before, after));
}

const row = (key: string, since: string, members: object): KeyedRow => ({
  key,
  start: since,
  since,
  name: key,
  members: members as KeyedRow['members'],
});

/** Few keys, days and values, so that sides often meet, differ a little, and repeat a row. */
const rows = fc.array(
  fc
    .record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      since: fc.constantFrom('2025-01-01', '2026-01-01', '2026-07-01'),
      rate: fc.constantFrom('Free', '5%', null),
      origins: fc.uniqueArray(fc.constantFrom('CN', 'DE', 'MX')).map((all) => new Set(all)),
    })
    .map(({ key, since, ...members }) => row(key, since, members)),
  { maxLength: 12 },
);

const kindsOf = (changes: readonly RecordChange[]) => changes.map(({ key, kind }) => `${key} ${kind}`);
const mirrored = { added: 'removed', removed: 'added', changed: 'changed' } as const;
const contentOf = (all: readonly KeyedRow[]): string => runAtOnce(hashRecordsInSteps(all));

describe('comparing records', () => {
  it('finds nothing between a side and itself, whatever the order of its rows', () => {
    fc.assert(
      fc.property(rows, (side) => {
        expect(compareRecords(side, copyOf(side).reverse()).changes).toEqual([]);
      }),
    );
  });

  it('counts every record of either side once', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const { recordsBefore, recordsAfter, changes } = compareRecords(before, after);
        const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
        expect(recordsBefore).toBe(new Set(before.map(({ key }) => key)).size);
        expect(recordsAfter).toBe(new Set(after.map(({ key }) => key)).size);
        expect(recordsBefore - count('removed') + count('added')).toBe(recordsAfter);
        expect(changes.length).toBeLessThanOrEqual(recordsBefore + count('added'));
        expect(kindsOf(changes)).toEqual([...kindsOf(changes)].sort());
      }),
    );
  });

  it('finds the same the other way round', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const there = compareRecords(before, after).changes;
        const back = compareRecords(after, before).changes;
        expect(back.map(({ key, kind }) => [key, kind])).toEqual(
          there.map(({ key, kind }) => [key, mirrored[kind]]),
        );
      }),
    );
  });

  it('finds something exactly when the hashes differ, and names what differs in each changed record', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const { changes } = compareRecords(before, after);
        expect(changes.length === 0).toBe(contentOf(before) === contentOf(after));
        for (const change of changes)
          expect(listMemberChanges(change).length > 0).toBe(change.kind === 'changed');
      }),
    );
  });
});

describe('a changed record', () => {
  const open = { general: 'Free', legal: { from: '2025-01-01', to: null } };
  const closed = { general: 'Free', legal: { from: '2025-01-01', to: '2026-04-01' } };
  const next = { general: '5%', legal: { from: '2026-04-01', to: null } };
  const changeOf = (before: KeyedRow[], after: KeyedRow[]) => compareRecords(before, after).changes[0]!;

  it('says which wording ended, which began, and what that one changed', () => {
    const change = changeOf(
      [row('0101', '2025-01-01', open)],
      [row('0101', '2025-01-01', closed), row('0101', '2026-04-01', next)],
    );
    expect(listMemberChanges(change)).toEqual([
      { member: 'legalTo', since: '2025-01-01', before: null, after: '2026-04-01' },
      { member: 'row', since: '2026-04-01', before: null, after: '0101' },
      { member: 'general', since: '2026-04-01', before: 'Free', after: '5%' },
      { member: 'legalFrom', since: '2026-04-01', before: '2025-01-01', after: '2026-04-01' },
      { member: 'legalTo', since: '2026-04-01', before: '2026-04-01', after: null },
    ]);
    expect(describeChange(change).description).toMatch(
      /^0101: legalTo: none -> 2026-04-01; a new row from 2026-04-01; general: Free -> 5%/,
    );
  });

  it('says which wording is gone', () => {
    const change = changeOf(
      [row('0101', '2025-01-01', closed), row('0101', '2026-04-01', next)],
      [row('0101', '2025-01-01', closed)],
    );
    expect(describeChange(change).description).toBe('0101: no longer a row from 2026-04-01');
  });

  it('is shown in bounded text', () => {
    const long = { text: 'x'.repeat(5000), list: Array.from({ length: 80 }, (_, place) => `n${place}`) };
    const many = Object.fromEntries(Array.from({ length: 80 }, (_, place) => [`m${place}`, place]));
    const { description, members, memberCount } = describeChange(
      changeOf([row('a', '', { text: '' })], [row('a', '', { ...long, ...many })]),
    );
    expect(description.length).toBeLessThan(610);
    expect([members.length, memberCount]).toEqual([50, 82]);
    expect(members.every(({ after }) => after!.length <= 300)).toBe(true);
    expect(toValueText(new Set(['MX', 'CN']))).toBe('CN, MX');
  });
});

/** Other objects that say the same. */
function copyOf(side: readonly KeyedRow[]): KeyedRow[] {
  return side.map(({ members, ...rest }) => ({
    ...rest,
    members: { ...members, origins: new Set([...(members.origins as Set<string>)].reverse()) },
  }));
}
