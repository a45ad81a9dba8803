import { describe, expect, it } from '@jest/globals';
import { followEntries } from '../../src/law/lists/follow-succession.js';
import type { ListEntry } from '../../src/law/lists/list-entry.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { Succession } from '../../src/terms/succession.js';

const day = toCalendarDate;

/** Transfers of 2026 Revision 11. */
const succession = new Succession(
  [
    ['8413919055', '8413919020'],
    ['8413919055', '8413919044'],
    ['8413919060', '8413919044'],
    ['3004909211', '3004909211'],
    ['3004909211', '3004909212'],
    ['3004909212', '3004909213'],
    ['3004909225', '3004909226'],
    ['3004909224', '3004909225'],
  ].map(([from, to]) => ({
    from: toHtsNumber(from!),
    to: toHtsNumber(to!),
    on: day('2026-07-01'),
    kind: 'split',
    revision: '2026_rev_11',
  })),
);

function entry(
  prefix: string,
  days: readonly [from: string, to?: string],
  members: Partial<ListEntry> = {},
): ListEntry {
  const [from, to] = days;
  const interval = { from: day(from), to: to === undefined ? null : day(to) };
  return {
    prefix,
    except: [],
    qualifier: null,
    remark: null,
    origin: null,
    interval,
    publishedFrom: null,
    ...members,
  };
}

const shown = (entries: readonly ListEntry[]) =>
  entries.map(({ prefix, interval, succeeds, qualifier }) =>
    [prefix, interval.from, interval.to, succeeds?.number ?? '', qualifier ?? ''].join(' ').trim(),
  );

describe('a list whose numbers are succeeded', () => {
  it('names its articles under their numbers of the day, with the number that was listed', () => {
    expect(
      shown(
        followEntries([entry('8413919055', ['2026-04-06']), entry('8413919060', ['2026-04-06'])], succession),
      ),
    ).toEqual([
      '8413919020 2026-07-01  8413919055',
      '8413919044 2026-07-01  8413919055',
      '8413919055 2026-04-06 2026-07-01',
      '8413919060 2026-04-06 2026-07-01',
    ]);
  });

  it('limits a successor to the goods of the listed number where it takes goods of others too', () => {
    expect(shown(followEntries([entry('8413919055', ['2026-04-06'])], succession))).toEqual([
      '8413919020 2026-07-01  8413919055',
      '8413919044 2026-07-01  8413919055 goods of the former number 8413.91.90.55, not of 8413.91.90.60',
      '8413919055 2026-04-06 2026-07-01',
    ]);
  });

  it('does not name another article that has the digits of a listed one afterwards', () => {
    expect(shown(followEntries([entry('3004909212', ['2026-02-01'])], succession))).toEqual([
      '3004909212 2026-02-01 2026-07-01',
      '3004909213 2026-07-01  3004909212',
    ]);
  });

  it('reads its numbers in the schedule of another day when that is known', () => {
    const printed = [entry('3004909211', ['2026-07-31']), entry('3004909225', ['2026-07-31', '2026-09-29'])];
    expect(shown(followEntries(printed, succession))).toEqual([
      '3004909211 2026-07-31',
      '3004909225 2026-07-31 2026-09-29',
    ]);
    expect(shown(followEntries(printed, succession, () => day('2026-06-30')))).toEqual([
      '3004909211 2026-07-31  3004909211',
      '3004909212 2026-07-31  3004909211',
      '3004909226 2026-07-31 2026-09-29 3004909225',
    ]);
  });

  it('keeps what it names by fewer digits, and what ends before', () => {
    const steady = [entry('84139190', ['2026-04-06']), entry('8413919055', ['2025-03-12', '2026-04-06'])];
    expect(shown(followEntries(steady, succession))).toEqual([
      '84139190 2026-04-06',
      '8413919055 2025-03-12 2026-04-06',
    ]);
  });

  it('stops the build when a number that it takes out is succeeded', () => {
    const taken = entry('84139190', ['2026-04-06'], { except: ['8413919055'] });
    expect(() => followEntries([taken], succession)).toThrow(
      '84139190 takes out 8413919055, which has successors',
    );
  });
});
