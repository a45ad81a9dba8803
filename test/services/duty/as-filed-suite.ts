import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../src/services/duty/arguments.js';
import { calculateDuty, type DutyAnswer } from '../../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { bundledContext } from '../../support/bundled-snapshot.js';
import { CORRECTED } from './corrected-goods.js';

export function describeAsFiled(): void {
  describe('as filed', () => {
    /** Every retroactive correction of the bundled data in both readings, each on 10,000 USD. */

    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const ask = (given: DutyArguments): DutyAnswer => calculateDuty({ value: '10000', ...given }, context);
    const totalOf = ({ result }: DutyAnswer): string | undefined => result.totals.totalDuty?.toFixed(2);
    const headingsOf = ({ result }: DutyAnswer): string[] => result.layers.map(({ heading }) => heading);

    describe('two readings of one entry date', () => {
      it.each(CORRECTED.map((one) => [`${one.id}: ${one.given.hts} ${one.given.origin}`, one] as const))(
        '%s',
        (_name, { id, given, corrected, filed }) => {
          const [now, then] = [ask(given), ask({ ...given, asFiled: true })];
          expect([totalOf(now), totalOf(then)]).toEqual([corrected[0], filed[0]]);
          expect(headingsOf(now)).toContain(corrected[1]);
          expect(headingsOf(then)).toContain(filed[1]);
          for (const answer of [now, then]) {
            expect(answer.corrections.map((correction) => correction.id)).toEqual([id]);
            expect(answer.warnings.join()).toContain(answer.corrections[0]!.title);
          }
        },
      );

      it('are held for every correction', () => {
        const named = context.snapshot.catalog.corrections.map(({ id }) => id);
        expect(named.filter((id) => !CORRECTED.some((one) => one.id === id))).toEqual([]);
        expect(named.length).toBeGreaterThanOrEqual(13);
      });

      it.each(CORRECTED.map((one) => [`${one.id}: ${one.given.hts} ${one.given.origin}`, one] as const))(
        '%s: from its publication on there is one reading',
        (_name, { id, given }) => {
          const { publishedFrom } = context.snapshot.catalog.corrections.find((one) => one.id === id)!;
          const after = { ...given, date: publishedFrom };
          const [now, then] = [ask(after), ask({ ...after, asFiled: true })];
          expect(now.corrections.map((one) => one.id)).not.toContain(id);
          expect([totalOf(then), headingsOf(then)]).toEqual([totalOf(now), headingsOf(now)]);
        },
      );

      it('a preference that lapsed and was renewed later could not be claimed in the lapse', () => {
        const given: DutyArguments = { hts: '8501.10.40.20', origin: 'KE', spi: 'D', date: '2025-12-01' };
        const [now, then] = [ask(given), ask({ ...given, asFiled: true })];
        expect([totalOf(now), totalOf(then)]).toEqual(['1000.00', '1440.00']);
        expect(then.warnings.join()).toContain('the program is not in force on 2025-12-01');
        const renewed = ask({ ...given, date: '2026-02-10', asFiled: true });
        expect(renewed.result.specialProgramApplied).toBe('D');
      });

      it('before the first revision that misprints, the earlier text of the heading is read', () => {
        const given = { hts: '7208.10.15.00', origin: 'DE', date: '2026-06-07' };
        expect(totalOf(ask({ ...given, asFiled: true }))).toBe('5000.00');
        expect(ask({ ...given, asFiled: true }).corrections).toEqual([]);
      });

      it('a rule of an earlier wording is found by its name', () => {
        const filed = ask({ hts: '8501.10.40.20', origin: 'JP', date: '2025-08-20', asFiled: true });
        const { ruleId, citations } = filed.result.layers.find(({ heading }) => heading === '9903.02.30')!;
        expect(context.snapshot.findRule(ruleId!)).toMatchObject({ heading: '9903.02.30' });
        expect(context.snapshot.rules.some(({ rule }) => rule.id === ruleId)).toBe(false);
        expect(citations.length).toBeGreaterThan(0);
      });
    });
  });
}
