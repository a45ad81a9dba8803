import { describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../../src/services/duty/arguments.js';
import { calculateDuty } from '../../../../src/services/duty/calculate-duty.js';
import { traceDuty } from '../../../../src/services/duty/compare/duty-timeline.js';
import { toNextDay, toPreviousDay, toCalendarDate } from '../../../../src/terms/calendar-date.js';
import { CORRECTED, type Corrected } from '../corrected-goods.js';
import type { ComparisonSetup } from './comparison-setup.js';
import { signatureIn } from './duty-signature.js';

type Period = ReturnType<typeof traceDuty>['periods'][number];

/** Timelines of which each day is read as published on it, over every retroactive correction of the bundled data. */
export function describeFiledTimelines(setup: ComparisonSetup): void {
  const goodsOf = ({ given: { date: _date, ...goods } }: Corrected): DutyArguments => ({
    ...goods,
    value: '10000',
  });
  const correctionOf = (id: string) =>
    setup.context.snapshot.catalog.corrections.find((one) => one.id === id)!;
  const trace = (input: DutyArguments): readonly Period[] => traceDuty({ input }, setup.context).periods;
  const periodOf = (periods: readonly Period[], day: string): Period =>
    periods.find(({ from, to }) => from <= day && day <= to)!;
  const totalOn = (periods: readonly Period[], day: string): string | undefined =>
    periodOf(periods, day).duty?.totals.totalDuty?.toFixed(2);
  const named = CORRECTED.map((one) => [`${one.id}: ${one.given.hts} ${one.given.origin}`, one] as const);

  describe('dutyTimeline as filed', () => {
    it.each(named)('%s: is the answer as filed of every day about the correction', (_name, one) => {
      const input = { ...goodsOf(one), asFiled: true };
      const { entries, publishedFrom } = correctionOf(one.id);
      const range = { from: toPreviousDay(entries.from), to: toNextDay(publishedFrom) };
      const { periods } = traceDuty({ input, ...range }, setup.context);
      const starts: string[] = [];
      let before = '';
      for (let day = range.from; day <= range.to; day = toNextDay(day)) {
        const signature = signatureIn({ ...input, date: day }, setup.context);
        if (signature !== before) starts.push(day);
        before = signature;
      }
      expect(periods.map(({ from }) => from)).toEqual(starts);
    });

    it.each(['CN', 'CA', 'DE', 'JP', 'KR', 'CH', 'BR', 'TW', 'GB', 'CO'])(
      'from %s: is the answer as filed of the first and the last day of each period, on all corrected goods',
      (origin) => {
        for (const one of CORRECTED) {
          const input = { ...goodsOf(one), origin, asFiled: true };
          const periods = trace(input);
          const ends = periods.map(({ from, to }) =>
            [from, to].map((date) => signatureIn({ ...input, date }, setup.context)),
          );
          ends.forEach(([first, last], index) => {
            expect(last).toBe(first);
            if (index > 0) expect(first).not.toBe(ends[index - 1]![0]);
          });
          for (const { from, duty } of periods) {
            const { result } = calculateDuty({ ...input, date: from }, setup.context);
            expect(duty?.asFiled).toBe(true);
            expect(duty?.totals.totalDuty?.toFixed()).toBe(result.totals.totalDuty?.toFixed());
          }
        }
      },
      120_000,
    );

    it.each(named)('%s: differs from the corrected one until the publication, and says so', (_name, one) => {
      const { publishedFrom } = correctionOf(one.id);
      const date = one.given.date!;
      const corrected = trace(goodsOf(one));
      const filed = trace({ ...goodsOf(one), asFiled: true });
      expect([totalOn(corrected, date), totalOn(filed, date)]).toEqual([one.corrected[0], one.filed[0]]);
      expect(totalOn(filed, toPreviousDay(publishedFrom))).not.toBe(
        totalOn(corrected, toPreviousDay(publishedFrom)),
      );
      expect(totalOn(filed, publishedFrom)).toBe(totalOn(corrected, publishedFrom));
      const [now, then] = [corrected, filed].map(
        (periods) => periods.find(({ from }) => from === publishedFrom)?.changes ?? [],
      );
      const published = then!.filter(({ cause }) => cause === 'correction');
      expect(published.map(({ because }) => because)).toContainEqual(
        expect.stringContaining(`text published on ${publishedFrom}: `),
      );
      for (const { citations } of published) expect(citations.length).toBeGreaterThan(0);
      expect(now!.map(({ cause }) => cause)).not.toContain('correction');
    });

    it('tells what begins on a day from what is published on it', () => {
      const periods = trace({ hts: '0901.11.00.25', origin: 'BR', value: '10000', asFiled: true });
      const causes = periods.map(({ from, changes }) => [
        from,
        changes.map(({ heading, cause }) => `${heading} ${cause}`).sort(),
      ]);
      expect(Object.fromEntries(causes)).toMatchObject({
        '2025-08-07': ['9903.01.25 ends', '9903.02.09 begins'],
        '2025-11-15': ['9903.01.32 correction', '9903.02.09 correction'],
        '2025-11-21': ['9903.01.77 correction', '9903.01.81 correction'],
        '2026-02-24': ['9903.01.32 ends', '9903.01.81 ends', '9903.03.03 begins'],
      });
    });

    it('is the corrected one from the newest publication on', () => {
      const last = toCalendarDate(setup.context.snapshot.publicationDays.at(-1)!);
      const input = { hts: '2918.99.30.00', origin: 'GB', value: '10000' };
      const [now, then] = [input, { ...input, asFiled: true }].map(
        (given) => traceDuty({ input: given, from: last }, setup.context).periods,
      );
      const told = (periods: readonly Period[]) =>
        periods.map(({ from, to, duty }) => [from, to, duty?.totals.totalDuty?.toFixed()]);
      expect(told(then!)).toEqual(told(now!));
      expect(now!.length).toBeGreaterThan(0);
    });
  });
}
