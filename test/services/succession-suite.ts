import { beforeAll, describe, expect, it } from '@jest/globals';
import { getCatalogCode } from '../../src/services/catalog/catalog.js';
import { calculateDuty, type DutyAnswer } from '../../src/services/duty/calculate-duty.js';
import { browseHts } from '../../src/services/hts/browse-hts.js';
import { getHtsHierarchy } from '../../src/services/hts/hierarchy.js';
import { getHtsLineHistory } from '../../src/services/hts/line-history.js';
import { searchHts } from '../../src/services/hts/search-hts.js';
import { describeRegulatoryData } from '../../src/services/regulatory-data-status.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Problem } from '../../src/terms/errors.js';
import { bundledContext } from '../support/bundled-snapshot.js';

export function describeSuccession(): void {
  describe('succession', () => {
    const day = toCalendarDate;
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 300_000);

    function duty(hts: string, date: string, given: object = {}): DutyAnswer {
      return calculateDuty({ hts, date, origin: 'KR', value: '10000', ...given }, context);
    }

    function problemOf(ask: () => unknown): { kind: string; detail: string } {
      try {
        ask();
      } catch (problem) {
        if (problem instanceof Problem) return { kind: problem.kind, detail: problem.message };
        throw problem;
      }
      throw new Error('nothing was refused');
    }

    /** 2026 Revision 11, 484(f): 2106.90.9997 became 2106.90.9992, 2106.90.9998 became .9993 and .9994, on 2026-07-01. */
    describe('a number that was replaced', () => {
      it('is answered to its last day, its successor from its first', () => {
        expect(duty('2106.90.99.97', '2026-06-30').line.number).toBe('2106909997');
        const { line, result } = duty('2106.90.99.92', '2026-08-13');
        expect(line).toMatchObject({
          number: '2106909992',
          description: 'Containing sugar derived from sugar cane and/or sugar beets',
          column1General: { text: '6.4%', source: '21069099' },
        });
        expect(result.totals.totalDuty?.toFixed(2)).toBe('1250.00');
      });

      it.each([
        [
          '2106.90.99.97',
          '2026-08-13',
          'it ended on 2026-06-30 (HTSUS 2026 Revision 11): report its goods under 2106.90.99.92',
        ],
        [
          '2106.90.99.98',
          '2026-08-13',
          'it ended on 2026-06-30 (HTSUS 2026 Revision 11); its goods went to 2 numbers: report them under 2106.90.99.93 or 2106.90.99.94, whichever describes them',
        ],
        [
          '2106.90.99.92',
          '2026-06-30',
          'it begins on 2026-07-01 (HTSUS 2026 Revision 11); before, its goods were reported under 2106.90.99.97',
        ],
        [
          '0704.20.00.00',
          '2026-08-13',
          'it ended on 2026-06-30 (HTSUS 2026 Revision 11); its goods went to 2 numbers: report them under 0704.20.00.20 or 0704.20.00.40, whichever describes them',
        ],
        [
          '0901.11.00.45',
          '2025-08-13',
          'it ended on 2025-06-30 (HTSUS 2025 Revision 16) and no successor is printed; under 0901.11.00 there are 0901.11.00.15,',
        ],
        [
          '3004.90.92.80',
          '2026-08-13',
          'it ended on 2026-01-31 (HTSUS 2026 Revision 2); its goods went to 2 numbers: report them under 3004.90.92.69 or 3004.90.92.70, whichever describes them',
        ],
      ])('%s on %s is refused naming its days and the other numbers', (hts, date, why) => {
        const { kind, detail } = problemOf(() => duty(hts, date));
        expect(kind).toBe('unknown-hts-code');
        expect(detail).toContain(`${hts} is not in the schedule on ${date}: ${why}`);
        expect(problemOf(() => getHtsHierarchy({ code: hts, date: day(date) }, context)).detail).toContain(
          why.slice(0, 60),
        );
        expect(problemOf(() => getCatalogCode({ code: hts, date: day(date) }, context)).detail).toContain(
          why.slice(0, 60),
        );
      });

      it('warns where the digits named another article before', () => {
        const warned =
          'hts: 3004.90.92.17 named another article before 2026-07-01, which is 3004.90.92.19 since';
        expect(duty('3004.90.92.17', '2026-08-13').warnings.join('\n')).toContain(warned);
        expect(duty('3004.90.92.17', '2026-06-30').warnings.join('\n')).not.toContain('2026-07-01, which');
        expect(duty('3004.90.92.23', '2026-08-13').warnings.join('\n')).toContain(
          'which is 3004.90.92.24 since',
        );
      });

      it('is found by search under its successors, and shown in its place with them', async () => {
        const found = await searchHts({ q: '2106.90.99.98', date: day('2026-08-13') }, context);
        expect(found.results.map(({ code }) => code)).toEqual(['2106.90.99.93', '2106.90.99.94']);
        expect(found).toMatchObject({
          matchedBy: 'number',
          totalCount: 2,
          replaced: { code: '2106.90.99.98', lastDay: '2026-06-30', revision: '2026_rev_11' },
        });
        const before = await searchHts({ q: '2106.90.99.98', date: day('2026-06-30') }, context);
        expect(before.results.map(({ code }) => code)).toEqual(['2106.90.99.98']);
        expect(before.replaced).toBeNull();
        const place = getHtsHierarchy({ code: '2106.90.99.98', date: day('2026-06-30') }, context);
        expect(place.replacedBy.map(({ code, kind, on }) => `${kind} ${code} ${on}`)).toEqual([
          'split 2106.90.99.93 2026-07-01',
          'split 2106.90.99.94 2026-07-01',
        ]);
        expect(place.row).toMatchObject({ legalFrom: '2025-01-01', legalTo: '2026-07-01' });
        const after = getCatalogCode({ code: '2106.90.99.93', date: day('2026-08-13') }, context);
        expect(after.replaces).toEqual([
          { code: '2106.90.99.98', kind: 'split', on: '2026-07-01', revision: '2026_rev_11' },
        ]);
        expect(after.replacedBy).toEqual([]);
      });

      it('and its successors are each browsed on their own days, with rates inherited', () => {
        const codesOn = (date: string) =>
          browseHts({ parent: '07042000', date: day(date), numberedOnly: true }, context).results.map(
            ({ code, general, legalFrom }) => `${code} ${general?.text} ${legalFrom}`,
          );
        expect(codesOn('2026-06-30')).toEqual([
          '0704 undefined 2025-01-01',
          '0704.20.00.00 12.5% 2025-01-01',
        ]);
        expect(codesOn('2026-07-01')).toEqual([
          '0704 undefined 2025-01-01',
          '0704.20.00 12.5% 2026-07-01',
          '0704.20.00.20 12.5% 2026-07-01',
          '0704.20.00.40 12.5% 2026-07-01',
        ]);
      });

      it('shows the change in its history', () => {
        expect(getHtsLineHistory('2106.90.99.97', context).events.at(-1)).toMatchObject({
          kind: 'removed',
          revision: '2026_rev_11',
        });
        expect(getHtsLineHistory('7020.00.60.00', context).events.at(-1)).toMatchObject({
          kind: 'changed',
          revision: '2026_rev_16',
          legalFrom: '2026-08-15',
          row: { units: ['No.', 'm2'] },
        });
      });
    });

    describe('what is listed by ten digits', () => {
      const headings = (hts: string, date: string, given: object) =>
        duty(hts, date, given).law.rules.flatMap(({ rule, list }) => (list === null ? [] : [rule.heading]));

      it('stays listed under the successors: metals of note 16(c), vehicle parts of notes 33(g) and 38(i)', () => {
        for (const hts of ['8413.91.90.20', '8413.91.90.44', '8413.91.90.29'])
          expect(headings(hts, '2026-07-01', { origin: 'DE' })).toContain('9903.82.09');
        for (const hts of ['8413.91.90.15', '8413.91.90.41'])
          expect(headings(hts, '2026-07-01', { origin: 'CN' })).toEqual(
            expect.arrayContaining(['9903.94.05', '9903.74.08']),
          );
        expect(headings('8413.91.90.31', '2026-07-01', { origin: 'CN' })).not.toContain('9903.94.05');
      });

      it('is limited to the goods of the listed number where a successor takes goods of others', () => {
        const exclusionOf = (hts: string) =>
          duty(hts, '2026-08-13', { origin: 'CN' }).law.rules.find(
            ({ rule }) => rule.heading === '9903.88.69',
          );
        expect(exclusionOf('8413.91.90.46')?.qualifier).toBe(
          'goods of the former number 8413.91.90.85, not of 8413.91.90.65',
        );
        expect(exclusionOf('8413.91.90.39')?.qualifier).toBeNull();
      });

      it('does not reach another article by the digits that a listed one had', () => {
        // Note 40(c) lists 3004.90.9225 as of 2026-07-31; those are the digits of former .9224 since 2026-07-01, and the listed article is .9226.
        const isListed = (hts: string, date: string) =>
          headings(hts, date, { origin: 'SG' }).some((heading) => heading.startsWith('9903.04.'));
        expect([isListed('3004.90.92.25', '2026-08-13'), isListed('3004.90.92.26', '2026-08-13')]).toEqual([
          false,
          true,
        ]);
        expect([isListed('3004.90.92.25', '2026-10-05'), isListed('3004.90.92.26', '2026-10-05')]).toEqual([
          false,
          true,
        ]);
      });

      it('is found by AD/CVD orders that name the former number', () => {
        const order = context.snapshot.catalog.adcvd.orders.find(
          ({ caseNumber }) => caseNumber === 'A-552-803',
        )!;
        const given = { origin: order.country as string };
        const casesOn = (hts: string, date: string) =>
          duty(hts, date, given).law.adcvd.map(({ caseNumber }) => caseNumber);
        expect(casesOn('9404.10.00.00', '2026-06-30')).toContain(order.caseNumber);
        expect(casesOn('9404.10.00.20', '2026-07-01')).toContain(order.caseNumber);
        expect(casesOn('9404.10.00.50', '2026-07-01')).toContain(order.caseNumber);
      });
    });

    describe('how far the schedule is known', () => {
      it('is said in the status and beside the rates', () => {
        expect(describeRegulatoryData(context)).toMatchObject({
          firstCoveredDate: '2025-01-01',
          scheduleRevision: '2026_rev_21',
          scheduleArchive: '2026_rev_10',
          ratesCheckedTo: '2026_rev_15',
        });
        const said = (date: string) =>
          duty('0101.21.00.10', date).warnings.find((text) => text.startsWith('Column rates'));
        const read =
          'Column rates are read from HTSUS 2026 Revision 10 (2026-06-08), the newest schedule archived';
        expect(said('2026-06-30')).toBeUndefined();
        expect(said('2026-07-01')).toBe(`${read}; they were found unchanged through HTSUS 2026 Revision 11.`);
        expect(said('2026-09-20')).toBe(
          `${read}; they were found unchanged through HTSUS 2026 Revision 15; the change records through HTSUS 2026 Revision 19 change none.`,
        );
        expect(said('2026-11-20')).toBe(
          `${read}; they were found unchanged through HTSUS 2026 Revision 15; the change records through HTSUS 2026 Revision 20 change none; the record of HTSUS 2026 Revision 21 (2026-10-07) was not read.`,
        );
      });
    });

    describe('the quantity of a line that counts its articles', () => {
      it('is what a rate on each article takes, in pieces too', () => {
        // 8211.91.20: 0.4 cents each + 6.4%, reported in pieces.
        const { result } = duty('8211.91.20.00', '2026-08-13', { origin: 'DE', qty: '1000' });
        const [column] = result.layers.filter(({ kind }) => kind === 'column');
        expect(column?.amount?.toFixed(2)).toBe('644.00');
      });
    });
  });
}
