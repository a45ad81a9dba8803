import { describe, it } from '@jest/globals';
import * as fc from 'fast-check';
import { diffRows } from '../../src/ingest/sources/hts/diff-rows.js';
import type { ScheduleRow } from '../../src/ingest/sources/hts/schedule-row.js';
import { overlaps } from '../../src/terms/interval.js';
import {
  day,
  item,
  line,
  publish,
  read,
  revisionOf,
  superior,
  type Printed,
  type Publication,
} from './hts-printing.js';
import { scheduleAt } from '../support/schedule-at.js';

const DAYS = Array.from({ length: 28 }, (_, place) => `2026-02-${String(place + 1).padStart(2, '0')}`);
const FAR_FUTURE = day('2150-01-01');

/** A small printing: some of five lines, one of two rates each, some of them under a superior row. */
const printing = fc
  .array(fc.record({ printed: fc.boolean(), rate: fc.constantFrom('Free', '5%'), gathered: fc.boolean() }), {
    minLength: 5,
    maxLength: 5,
  })
  .map((choices): readonly Printed[] => {
    const rows = choices.flatMap(({ printed, rate, gathered }, place) => {
      const own = line(gathered ? 2 : 1, `0101.${place + 1}0.00`, { general: rate });
      return printed ? (gathered ? [superior(1, `Kind ${place}:`), own] : [own]) : [];
    });
    return [line(0, '0101'), ...rows];
  });

const history = fc
  .array(
    fc.record({
      rows: printing,
      effective: fc.constantFrom(...DAYS),
      gap: fc.integer({ min: 0, max: 4 }),
      archived: fc.constantFrom(true, true, true, false),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((steps) => {
    let published = 0;
    return steps.map(({ rows, effective, gap, archived }, place): Publication => {
      published += gap;
      return {
        revision: revisionOf(`rev_${place}`, effective, DAYS[published]),
        rows: archived ? rows : null,
      };
    });
  });

const records = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 5 }), fc.constantFrom(...DAYS))
    .map(([revision, place, date]) => item(`rev_${revision}`, `0101.${place}0.00`, date)),
  { maxLength: 6 },
);

const signature = (row: Pick<ScheduleRow, 'rowKey' | 'parentRowKey' | 'general'>): string =>
  `${row.rowKey} ${row.parentRowKey} ${row.general}`;
const printedAs = (rows: readonly Printed[]): readonly string[] =>
  read(rows).rows.map((row) => signature({ ...row, general: row.general.text }));

describe('any sequence of revisions', () => {
  it('never gives a row two wordings on one legal day as known on one day', () => {
    fc.assert(
      fc.property(history, records, (publications, items) => {
        const rows = publish(publications, items);
        return rows.every((row, place) =>
          rows.slice(place + 1).every((other) => {
            const legal = overlaps(
              { from: row.legalFrom, to: row.legalTo },
              { from: other.legalFrom, to: other.legalTo },
            );
            const published = overlaps(
              { from: row.publishedFrom, to: row.publishedTo },
              { from: other.publishedFrom, to: other.publishedTo },
            );
            return row.rowKey !== other.rowKey || !legal || !published;
          }),
        );
      }),
    );
  });

  it('never leaves a row in force without its parent', () => {
    fc.assert(
      fc.property(history, records, (publications, items) => {
        const rows = publish(publications, items);
        return publications.every(({ revision }) =>
          DAYS.every((legal) => {
            const found = scheduleAt(rows, day(legal), revision.publishedOn);
            const keys = new Set(found.map((row) => row.rowKey));
            return found.every((row) => row.parentRowKey === null || keys.has(row.parentRowKey));
          }),
        );
      }),
    );
  });

  it('reads, in the long run, what the last revision of each day prints, in its order', () => {
    fc.assert(
      fc.property(history, records, (publications, items) => {
        const rows = publish(publications, items);
        const archived = publications.filter((publication) => publication.rows !== null);
        return archived.every(({ revision, rows: printed }, place) => {
          const superseded = archived[place + 1]?.revision.publishedOn === revision.publishedOn;
          const found = scheduleAt(rows, FAR_FUTURE, revision.publishedOn).map(signature);
          return (
            superseded ||
            JSON.stringify([...found].sort()) === JSON.stringify([...printedAs(printed!)].sort())
          );
        });
      }),
    );
  });

  it('prints the newest revision in its own order', () => {
    fc.assert(
      fc.property(history, (publications) => {
        const newest = publications.findLast((publication) => publication.rows !== null);
        const found = scheduleAt(publish(publications), FAR_FUTURE).map(signature);
        return newest === undefined || JSON.stringify(found) === JSON.stringify(printedAs(newest.rows!));
      }),
    );
  });

  it('leaves every earlier filing as it was when one more revision is published', () => {
    fc.assert(
      fc.property(history, records, fc.constantFrom(...DAYS), (publications, items, legal) => {
        const earlier = publications.slice(0, -1);
        const last = publications.at(-1)!.revision.publishedOn;
        const filed = earlier.at(-1)?.revision.publishedOn;
        if (filed === undefined || filed === last) return true;
        const before = scheduleAt(publish(earlier, items), day(legal), filed).map(signature);
        const after = scheduleAt(publish(publications, items), day(legal), filed).map(signature);
        return JSON.stringify([...before].sort()) === JSON.stringify([...after].sort());
      }),
    );
  });

  it('changes nothing when a revision is published again on another day', () => {
    fc.assert(
      fc.property(printing, (rows) => {
        const once = publish([{ revision: revisionOf('a', '2026-02-01'), rows }]);
        const twice = publish([
          { revision: revisionOf('a', '2026-02-01'), rows },
          { revision: revisionOf('b', '2026-01-01', '2026-02-09'), rows },
        ]);
        return JSON.stringify(once) === JSON.stringify(twice);
      }),
    );
  });
});

describe('a change set', () => {
  it('turns the one printing into the other', () => {
    fc.assert(
      fc.property(printing, printing, (old, now) => {
        const before = new Map(read(old).rows.map((row) => [row.rowKey, row]));
        const after = read(now).rows;
        const patched = new Map(before);
        for (const change of diffRows(before, after)) {
          if (change.after === null) patched.delete(change.rowKey);
          else patched.set(change.rowKey, change.after);
        }
        const show = (rows: Iterable<(typeof after)[number]>): string =>
          JSON.stringify([...rows].map((row) => signature({ ...row, general: row.general.text })).sort());
        return show(patched.values()) === show(after);
      }),
    );
  });
});
