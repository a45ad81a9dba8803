import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildSchedule, type Schedule } from '../../src/ingest/sources/hts/build-schedule.js';
import type { HtsRevision } from '../../src/ingest/sources/hts/revision-list.js';
import type { ScheduleRow } from '../../src/ingest/sources/hts/schedule-row.js';
import { compareDates, contains, isBefore, overlaps } from '../../src/terms/interval.js';
import type { CalendarDate } from '../../src/terms/calendar-date.js';
import { scheduleAt } from '../support/schedule-at.js';
import { describeRetroactive } from './hts-retroactive-suite.js';
import { ARCHIVES, bare, day, readArchiveRows, type ArchiveRow } from './hts-archives.js';

const FAR_FUTURE = day('2150-01-01');

/** What one archive prints against what the schedule reads. */
interface Printing {
  readonly revision: string;
  readonly effectiveOn: CalendarDate;
  readonly publishedOn: CalendarDate;
  readonly future: Comparison;
  readonly policyDay: Comparison;
  readonly inOrder: boolean;
}

let schedule: Schedule;
let printings: readonly Printing[];

beforeAll(() => {
  schedule = buildSchedule(ARCHIVES);
  printings = schedule.revisions.flatMap((revision) =>
    revision.fileName === null ? [] : [examine(revision.fileName, revision)],
  );
}, 300_000);

function examine(fileName: string, { revision, effectiveOn, publishedOn }: HtsRevision): Printing {
  const archive = readArchiveRows(fileName);
  const reading = scheduleAt(schedule.rows, FAR_FUTURE, publishedOn);
  const printed = archive.filter((row) => row.htsno !== '').map(digitsOf);
  const known = new Set(printed);
  const read = reading.flatMap((row) =>
    row.htsNumber !== null && known.has(row.htsNumber) ? [row.htsNumber] : [],
  );
  return {
    revision,
    effectiveOn,
    publishedOn,
    future: compare(archive, reading),
    policyDay: compare(archive, scheduleAt(schedule.rows, effectiveOn, publishedOn)),
    inOrder: read.join() === printed.join(),
  };
}

/** 2026 Revision 9 prints the rows under heading 0101 without the heading. */
const lostIn = (revision: string): readonly string[] => (revision === '2026_rev_9' ? ['0101'] : []);

const digitsOf = (row: ArchiveRow): string => row.htsno.replaceAll('.', '');
const printedText = (row: ArchiveRow): string =>
  [row.description, row.general, row.special, row.other, row.additionalDuties ?? '', ...row.units]
    .map(bare)
    .join('|')
    .replace(/\|+$/, '');
const storedText = (row: ScheduleRow): string =>
  [row.description, row.general, row.special, row.column2, row.additionalDuties ?? '', ...row.units]
    .map(bare)
    .join('|')
    .replace(/\|+$/, '');

interface Comparison {
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
  readonly different: readonly string[];
}

/** The numbered rows of an archive against a reading of the schedule. */
function compare(archive: readonly ArchiveRow[], reading: readonly ScheduleRow[]): Comparison {
  const printed = new Map(
    archive.filter((row) => row.htsno !== '').map((row) => [digitsOf(row), printedText(row)]),
  );
  const read = new Map(
    reading.flatMap((row) =>
      row.htsNumber === null ? [] : [[row.htsNumber as string, storedText(row)] as const],
    ),
  );
  return {
    missing: [...printed.keys()].filter((number) => !read.has(number)),
    surplus: [...read.keys()].filter((number) => !printed.has(number)),
    different: [...printed]
      .filter(([number, text]) => read.has(number) && read.get(number) !== text)
      .map(([number]) => number),
  };
}

describe('the schedule of all archives', () => {
  it('reads 44 archives and the change records of 11 revisions', () => {
    expect(schedule.revisions).toHaveLength(55);
    expect(schedule.revisions.filter((revision) => revision.readFrom === 'archive')).toHaveLength(44);
    expect(schedule.revisions.filter((revision) => revision.readFrom === 'change record')).toHaveLength(11);
    expect(schedule.rowsRead).toBe(1_579_684);
    expect(schedule.rows).toHaveLength(41_377);
    expect(schedule.rows.filter((row) => row.publishedTo === null)).toHaveLength(38_514);
  });

  it('reproduces every archive on the day it was published, for the days to come', () => {
    for (const { revision, future } of printings) {
      expect({ revision, ...future }).toEqual({
        revision,
        missing: [],
        surplus: lostIn(revision),
        different: [],
      });
    }
  });

  /** Rows printed in a revision whose change is law only after its policy day, by the change record. */
  const LATER: Readonly<Record<string, number>> = {
    '2025_rev_4': 16,
    '2025_rev_7': 34,
    '2025_rev_27': 1,
    '2026_rev_3': 1,
  };

  it('reproduces every archive on its policy day, but for items that are law later', () => {
    for (const { revision, effectiveOn, publishedOn, policyDay } of printings) {
      const apart = [...policyDay.missing, ...policyDay.different];
      const unexplained = apart.filter((number) => !isLaterLaw(number, { effectiveOn, publishedOn }));
      const expected = { revision, later: LATER[revision] ?? 0, unexplained: [], surplus: lostIn(revision) };
      expect({ revision, later: apart.length, unexplained, surplus: policyDay.surplus }).toEqual(expected);
    }
  });

  function isLaterLaw(
    number: string,
    { effectiveOn, publishedOn }: Pick<Printing, 'effectiveOn' | 'publishedOn'>,
  ): boolean {
    return schedule.rows.some(
      (row) =>
        row.htsNumber === number && row.publishedFrom === publishedOn && isBefore(effectiveOn, row.legalFrom),
    );
  }

  it('prints every archive in its own order', () => {
    expect(printings.filter((printing) => !printing.inOrder).map((printing) => printing.revision)).toEqual(
      [],
    );
  });

  it('has no two wordings of a row on one day as known on one day', () => {
    const clashes: string[] = [];
    let own: ScheduleRow[] = [];
    for (const row of schedule.rows) {
      if (own[0]?.rowKey !== row.rowKey) own = [];
      for (const other of own) {
        const legal = overlaps(
          { from: row.legalFrom, to: row.legalTo },
          { from: other.legalFrom, to: other.legalTo },
        );
        const published = overlaps(
          { from: row.publishedFrom, to: row.publishedTo },
          { from: other.publishedFrom, to: other.publishedTo },
        );
        if (legal && published) clashes.push(row.rowKey);
      }
      own.push(row);
    }
    expect(clashes).toEqual([]);
  });

  it('gives every row its parent on every legal and published day, up to a row of indent 0', () => {
    const publishedDays = [...new Set(schedule.rows.map((row) => row.publishedFrom))];
    expect(publishedDays).toHaveLength(41);
    const astray: string[] = [];
    for (const published of publishedDays) {
      const versions = new Map<string, ScheduleRow[]>();
      for (const row of schedule.rows) {
        if (!contains({ from: row.publishedFrom, to: row.publishedTo }, published)) continue;
        versions.set(row.rowKey, [...(versions.get(row.rowKey) ?? []), row]);
      }
      const known = [...versions.values()].flat();
      const rootless = known.filter((row) => row.parentRowKey === null && row.indent > 0 && !row.isSuperior);
      const orphaned = known.filter(
        (row) => row.parentRowKey !== null && !isCovered(row, versions.get(row.parentRowKey) ?? []),
      );
      astray.push(...[...rootless, ...orphaned].map((row) => `${published} ${row.rowKey}`));
    }
    expect(astray).toEqual([]);
  });

  /** True when the versions of the parent, in the order of their legal days, leave no day of the row out. */
  function isCovered(row: ScheduleRow, parent: readonly ScheduleRow[]): boolean {
    let from: CalendarDate | null = row.legalFrom;
    for (const version of parent.toSorted((left, right) => compareDates(left.legalFrom, right.legalFrom))) {
      if (from !== null && contains({ from: version.legalFrom, to: version.legalTo }, from))
        from = version.legalTo;
    }
    return from === null || (row.legalTo !== null && !isBefore(from, row.legalTo));
  }
});

describe('what the readers of the archives remarked', () => {
  it('is of known kinds and counts', () => {
    const counts: Record<string, number> = {};
    for (const { kind } of schedule.issues) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      'empty-unit': 1197,
      'foreign-parent': 705,
      'heading-restored': 1,
      'legal-date-moved-to-parent': 2,
      'legal-date-refused': 1,
      'legal-date-repaired': 7,
      'malformed-endnote-heading': 44,
      'padded-indent': 132,
      'skipped-indent': 1100,
    });
  });
});

describeRetroactive(() => schedule.rows);
