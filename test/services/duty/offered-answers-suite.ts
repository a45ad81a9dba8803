import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../src/services/duty/arguments.js';
import { calculateDuty } from '../../../src/services/duty/calculate-duty.js';
import { DutyView } from '../../../src/services/duty/present-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

/** Goods whose duty turns on contents, places of melting, preferences, days and yes-or-no facts. */
const GOODS: readonly DutyArguments[] = [
  { hts: '7326.90.86.88', origin: 'DE', date: '2025-09-01' },
  { hts: '8302.41.60.45', origin: 'DE', date: '2025-09-01' },
  { hts: '8481.80.90.50', origin: 'CA', date: '2025-09-01' },
  { hts: '7616.99.51.90', origin: 'MX', date: '2026-09-15' },
];

export function describeOfferedAnswers(): void {
  describe('answers that a duty offers', () => {
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const view = (given: DutyArguments): DutyView =>
      new DutyView(calculateDuty({ value: '1000', ...given }, context), context);

    it.each(GOODS)('lead to what is said of them under their parameters: $hts $origin', (given) => {
      const { claims, bounds } = view(given);
      const stated = claims.filter(({ value }) => value !== 'not stated');
      expect(stated.length).toBeGreaterThan(1);
      for (const { field, value, totalDuty } of stated) {
        const { totals } = view({ ...given, ...stating([{ field, value }]) });
        expect([field, totals.totalDuty]).toEqual([field, totalDuty]);
      }
      // None of the answers that the law names cannot be stated.
      if (bounds.lowAnswers!.some(({ value }) => value === null)) return;
      const least = view({ ...given, ...stating(bounds.lowAnswers!) }).totals.totalDuty;
      expect(least).toEqual(bounds.low);
    });

    it('are of Section 232 where a duty names the line, not where one covers any article for a use', () => {
      const has232 = (hts: string) => {
        const { conditionalFields, whyNot } = view({ hts, origin: 'CN', date: '2026-09-15' });
        return [conditionalFields.has232, whyNot.some(({ program }) => program === 's232-auto-parts')];
      };
      expect(has232('6109.10.00.12')).toEqual([false, true]);
      expect(has232('7326.90.86.88')[0]).toBe(true);
    });

    it.each([...GOODS, { hts: '8471.30.01.00', origin: 'CN', date: '2025-09-15' }])(
      'end with the word that nothing is claimed, which changes no amount: $hts $origin',
      (given) => {
        const open = view(given);
        const none = { ...given, spi: 'none', facts: [{ key: 'exclusion_match', value: 'none' }] };
        const closed = view(none);
        const others = open.claims.filter(({ field }) => field !== 'spi' && field !== 'exclusions');
        expect(closed.claims).toEqual(others);
        expect(closed.requiredInputs.map(({ field }) => field)).not.toContain('spi');
        expect([closed.totals, closed.warnings]).toEqual([open.totals, open.warnings]);
        expect(closed.boundsWithoutClaims).toEqual(open.boundsWithoutClaims);
      },
    );

    it('give the value of a content as the fact that it is', () => {
      const fields = view(GOODS[0]!).claims.map(({ field }) => field);
      expect(fields).toEqual(expect.arrayContaining(['meltpour', 'fact.steel_content_value']));
    });
  });
}

interface Offered {
  readonly field: string;
  readonly value: string | null;
}

function stating(answers: readonly Offered[]): Partial<DutyArguments> {
  const facts = answers.filter(({ field }) => field.startsWith('fact.'));
  const own = answers.filter(({ field }) => !field.startsWith('fact.'));
  return {
    facts: facts.map(({ field, value }) => ({ key: field.slice('fact.'.length), value: value! })),
    ...Object.fromEntries(
      own.map(({ field, value }) => [field, field === 'exclusions' ? value!.split(',') : value]),
    ),
  };
}
