import { beforeAll, describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/services/duty/calculate-duty.js';
import { listCoveringHeadings } from '../../src/services/law-changes/covering-headings.js';
import { listLawChanges } from '../../src/services/law-changes/list-changes.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { isCoveredBy, toHtsNumber, type HtsNumber } from '../../src/terms/hts-number.js';
import { bundledContext } from '../support/bundled-snapshot.js';

const TODAY = toCalendarDate('2026-09-15');

/** Which headings a change must touch to concern a number. */
export function describeLawChanges(): void {
  describe('Chapter 99 headings that cover numbers', () => {
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 300_000);
    const covering = (...numbers: string[]) =>
      listCoveringHeadings(numbers.map(toHtsNumber), context.snapshot, TODAY);

    it('are those whose lists name the number, one under it or one above it, entry by entry', () => {
      const { rules } = context.snapshot;
      const isNamed = (number: HtsNumber) => (prefix: string) =>
        prefix.startsWith(number) || isCoveredBy(number, prefix);
      for (const text of [
        '7326908688',
        '732690',
        '7326',
        '6109100012',
        '8471500150',
        '8703230190',
        '3004',
        '99030125',
      ]) {
        const number = toHtsNumber(text);
        const expected = rules.filter(({ scope }) =>
          scope.some(
            (part) =>
              part.kind === 'all' ||
              (part.kind === 'list' &&
                part.selection.entries.some(
                  ({ prefix, legal }) => (legal.to === null || legal.to > TODAY) && isNamed(number)(prefix),
                )),
          ),
        );
        expect([text, [...covering(text)].sort()]).toEqual([
          text,
          [...new Set(expected.map(({ rule }) => rule.heading))].sort(),
        ]);
      }
    });

    it('include every heading that a duty is charged under by a list', () => {
      const byNote = new Set(
        context.snapshot.rules
          .filter(({ scope }) => scope.some(({ kind }) => kind === 'note'))
          .map(({ rule }) => rule.heading),
      );
      let charged = 0;
      for (const number of [
        '7326908688',
        '6109100012',
        '8471500150',
        '8703230190',
        '9403200082',
        '4407110001',
      ])
        for (const origin of ['CN', 'DE', 'BR', 'IN', 'CA']) {
          const { result } = calculateDuty({ hts: number, date: TODAY, origin, value: '10000' }, context);
          const headings = result.layers.flatMap(({ heading }) => heading ?? []);
          const listed = headings.filter((heading) => heading.startsWith('99') && !byNote.has(heading));
          charged += listed.length;
          expect(covering(number)).toEqual(expect.arrayContaining(listed));
        }
      expect(charged).toBeGreaterThan(30);
    });

    it('of several numbers are those of each', () => {
      const each = [covering('6109100012'), covering('8703230190')];
      expect([...covering('6109100012', '8703230190')].sort()).toEqual([...new Set(each.flat())].sort());
    });

    it('are looked for of at most 250 numbers, each of them one', async () => {
      const withChanges: ServiceContext = { ...context, changes: { list: () => Promise.resolve([]) } };
      const ask = (hts: string) => () => listLawChanges({ hts, limit: 5 }, withChanges);
      await expect(ask(Array(250).fill('6109.10.00').join(','))()).resolves.toMatchObject({ changes: [] });
      await expect(ask(Array(251).fill('6109.10.00').join(','))()).rejects.toThrow(
        'hts: 251 numbers are too many: give at most 250',
      );
      await expect(ask('6109.10.00,shirts')()).rejects.toThrow('shirts');
    });
  });
}
