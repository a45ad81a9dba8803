import { beforeAll, describe, expect, it } from '@jest/globals';
import { calculateDuty, type DutyAnswer } from '../../../src/services/duty/calculate-duty.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

export function describeChapter98(): void {
  describe('Chapter 98 claims', () => {
    let context: ServiceContext;
    beforeAll(async () => {
      context = await bundledContext();
    }, 120_000);

    const claim = (hts: string, date: string, provision: string): DutyAnswer => {
      const facts = [
        { key: 'chapter98_provision', value: provision },
        { key: 'chapter98_dutiable_value', value: '4000' },
      ];
      return calculateDuty({ hts, origin: 'CN', value: '10000', date, facts }, context);
    };
    const assumed = ({ result }: DutyAnswer): Record<string, boolean> =>
      Object.fromEntries(result.layers.map(({ heading, assumptions }) => [heading, assumptions.includes(9)]));

    it.each([
      ['9802.00.40', 'what the provision leaves dutiable is taken'],
      ['9802.00.50', 'what the provision leaves dutiable is taken'],
      ['9802.00.80', 'the customs value is taken'],
    ])(
      '%s: the value of a Section 232 duty is shown as not settled, that of others is not',
      (provision, taken) => {
        const answer = claim('7326.90.86.88', '2026-10-05', provision);
        expect(assumed(answer)).toMatchObject({ '9903.82.02': true, '9903.88.03': false });
        const told = answer.warnings.filter((warning) => warning.includes('not settled'));
        expect(told).toEqual([
          `On what value 9903.82.02 is owed under ${provision} is not settled (assumption 9): ${taken}.`,
        ]);
      },
    );

    it('9802.00.60: the full value is printed, and nothing is assumed', () => {
      const answer = claim('7326.90.86.88', '2026-10-05', '9802.00.60');
      expect(assumed(answer)['9903.82.02']).toBe(false);
      expect(answer.warnings.join()).not.toContain('not settled');
    });

    it.each(['9802.00.40', '9802.00.60', '9802.00.80'])(
      '%s: a specific rate is owed in the proportion of what stays dutiable (subchapter II U.S. notes 3 and 4)',
      (provision) => {
        const facts = [
          { key: 'chapter98_provision', value: provision },
          { key: 'chapter98_dutiable_value', value: '4000' },
        ];
        // 15.4 cents on each of 1,000 kg.
        const goods = { hts: '2106.90.22.00', origin: 'TW', value: '10000', date: '2026-01-15', facts };
        const measures = [{ key: 'KG', value: '1000' }];
        const column = calculateDuty({ ...goods, measures }, context).result.layers.at(-1)!;
        expect(column.amount?.toFixed(2)).toBe('61.60');
        expect(column.computation).toBe('(1000 x 0.154) x 4000 / 10000');
      },
    );

    it('a dutiable value without a provision is said to change nothing', () => {
      const unread = 'chapter98_dutiable_value is stated without chapter98_provision';
      const goods = { hts: '8501.10.40.20', origin: 'CN', value: '10000', date: '2025-06-10' };
      const facts = [{ key: 'chapter98_dutiable_value', value: '4000' }];
      expect(calculateDuty({ ...goods, facts }, context).warnings.join()).toContain(
        `${unread}: the whole customs value is dutiable.`,
      );
      expect(claim(goods.hts, goods.date, '9802.00.80').warnings.join()).not.toContain(unread);
    });

    it('says nothing where no Section 232 duty is owed', () => {
      const answer = claim('8501.10.40.20', '2025-06-10', '9802.00.80');
      expect(Object.values(assumed(answer))).not.toContain(true);
      expect(answer.warnings.join()).not.toContain('not settled');
    });
  });
}
