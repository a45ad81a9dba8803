import { describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../../src/services/duty/arguments.js';
import { traceDuty, type TimelineArguments } from '../../../../src/services/duty/compare/duty-timeline.js';
import { toNextDay, toCalendarDate } from '../../../../src/terms/calendar-date.js';
import { ZERO } from '../../../../src/terms/decimal.js';
import type { ComparisonSetup } from './comparison-setup.js';
import { signatureIn } from './duty-signature.js';

export function describeTimelines(setup: ComparisonSetup): void {
  const signatureOf = (given: DutyArguments): string => signatureIn(given, setup.context);

  describe('dutyTimeline', () => {
    const goods: DutyArguments[] = [
      { hts: '4202.92.31.31', origin: 'CN', value: '10000' },
      { hts: '7326.90.86.88', origin: 'DE', value: '10000' },
      { hts: '8703.23.01.90', origin: 'JP', value: '40000' },
      { hts: '0702.00.20.66', origin: 'MX', value: '500', transport: 'ocean' },
      { hts: '8541.43.00.10', origin: 'CA', value: '10000' },
    ];

    it('has every day on which the duty changes, and no other, as calculating each day finds them', () => {
      const timelines = goods.map((input) =>
        traceDuty(
          { input, from: toCalendarDate('2025-01-01'), to: toCalendarDate('2027-01-15') },
          setup.context,
        ),
      );
      const found = goods.map(() => ['2025-01-01']);
      const before = goods.map((input) => signatureOf({ ...input, date: '2025-01-01' }));
      for (let day = toCalendarDate('2025-01-02'); day <= '2027-01-15'; day = toNextDay(day)) {
        goods.forEach((input, index) => {
          const signature = signatureOf({ ...input, date: day });
          if (signature !== before[index]) found[index]!.push(day);
          before[index] = signature;
        });
      }
      expect(timelines.map(({ periods }) => periods.map(({ from }) => from))).toEqual(found);
      expect(Math.min(...found.map((days) => days.length))).toBeGreaterThan(2);
    }, 120_000);

    it.each([false, true])(
      'leaves out no day for any of many lines, as filed %s',
      (asFiled) => {
        const { snapshot } = setup.context;
        const [from, to] = [toCalendarDate('2025-01-01'), toCalendarDate('2026-12-31')];
        const lines = snapshot.listReportableLines(from).filter((_, index) => index % 661 === 7);
        const origins = ['CN', 'MX', 'DE', 'VN', 'RU'];
        const inputs = lines.map((hts, index): DutyArguments => ({
          hts,
          origin: origins[index % 5]!,
          value: '1000',
          asFiled,
        }));
        expect(inputs.length).toBeGreaterThan(20);
        const orders = snapshot.catalog.adcvd.orders.flatMap(({ orderDate, revokedOn }) => [
          orderDate,
          revokedOn,
        ]);
        const fees = snapshot.catalog.fees.map(({ interval }) => interval.from);
        const rates = snapshot.catalog.adcvd.rates.map(({ legal }) => legal.from);
        const stacking = snapshot.catalog.displacements.map(({ published }) => published.from);
        const days = [
          ...new Set([
            ...snapshot.changeDays,
            ...snapshot.publicationDays,
            ...stacking,
            ...orders,
            ...fees,
            ...rates,
            toNextDay(snapshot.coverage.programsVerifiedTo),
            toNextDay(snapshot.coverage.scheduleVerifiedTo),
          ]),
        ]
          .filter((day) => day !== null && day > from && day <= to)
          .sort() as string[];
        const found = inputs.map(() => [from as string]);
        const before = inputs.map((input) => signatureOf({ ...input, date: from }));
        for (const day of days) {
          inputs.forEach((input, index) => {
            const signature = signatureOf({ ...input, date: day });
            if (signature !== before[index]) found[index]!.push(day);
            before[index] = signature;
          });
        }
        const traced = inputs.map((input) => traceDuty({ input, from, to }, setup.context).periods);
        expect(traced.map((periods) => periods.map((period) => period.from))).toEqual(found);
      },
      120_000,
    );

    it('runs without gaps, with the cause and law of each change, past and scheduled', () => {
      const { from, to, periods } = traceDuty({ input: goods[0]! }, setup.context);
      expect([from, periods[0]!.from, periods.at(-1)!.to]).toEqual(['2025-01-01', '2025-01-01', to]);
      periods.slice(1).forEach((period, index) => {
        expect(toNextDay(periods[index]!.to)).toBe(period.from);
        const sum = period.changes.reduce((total, { difference }) => total.plus(difference ?? 0), ZERO);
        expect(sum.toFixed()).toBe(period.difference?.toFixed());
        // A period may begin because the law is verified no further.
        if (period.from !== '2026-10-11')
          expect(period.changes.length + period.feeChanges.length).toBeGreaterThan(0);
        for (const { citations } of period.changes) expect(citations.length).toBeGreaterThan(0);
      });
      expect(periods.map(({ scheduled }) => scheduled)).toEqual(
        periods.map((period) => period.from > '2026-11-20'),
      );
      const april = periods.find((period) => period.from === '2025-04-10')!;
      expect(april.changes).toMatchObject([{ heading: '9903.01.63', kind: 'changed', cause: 'rate_set' }]);
    });

    it('says that a rule ends on the day before, though other rows carried its rate earlier', () => {
      const { periods } = traceDuty(
        { input: { hts: '6109.10.00.12', origin: 'VN', value: '10000' } },
        setup.context,
      );
      const ended = periods.flatMap(({ from, changes }) =>
        changes.filter(({ cause }) => cause === 'ends').map(({ because }) => [because, from] as const),
      );
      expect(ended.length).toBeGreaterThan(2);
      for (const [because, from] of ended)
        expect(toNextDay(toCalendarDate(because.replace('in force to ', '')))).toBe(from);
    });

    it('says on which days the number is not in the schedule', () => {
      const snapshot = setup.context.snapshot;
      const first = new Set(snapshot.listReportableLines(toCalendarDate('2025-01-01')));
      const hts = snapshot
        .listReportableLines(toCalendarDate('2026-11-20'))
        .find((number) => !first.has(number))!;
      const { periods } = traceDuty({ input: { hts, origin: 'VN', value: 100 } }, setup.context);
      expect(periods[0]!.duty).toBeNull();
      expect(periods[0]!.unanswered).toContain('is not in the schedule on 2025-01-01');
      expect(periods.at(-1)!.duty).not.toBeNull();
    });

    it.each(['ftz_pf_date', 'loading_date'])('begins on the day stated as %s', (key) => {
      const input = { ...goods[2]!, facts: [{ key, value: '2025-09-10' }] };
      const { periods } = traceDuty({ input }, setup.context);
      expect(periods[0]!.unanswered).toContain(`${key === 'loading_date' ? 'loaded' : 'admitted'} before`);
      expect(periods[0]!.to).toBe('2025-09-09');
      expect(periods[1]!.duty).not.toBeNull();
    });

    it.each([
      [{ date: '2026-01-01' }, {}, 'input.date'],
      [{}, { from: '2024-12-31' }, 'from'],
      [{}, { to: '2031-01-01' }, 'to'],
      [{}, { from: '2026-05-01', to: '2026-04-01' }, 'to'],
      [{ hts: '0101.99.99.99' }, {}, 'hts'],
    ])('refuses %j %j', (input, range, at) => {
      const given = { input: { hts: '7326.90.86.88', ...input }, ...range } as TimelineArguments;
      expect(() => traceDuty(given, setup.context)).toThrow(
        expect.objectContaining({ fields: [expect.objectContaining({ at })] }),
      );
    });
  });
}
