import { describe, expect, it } from '@jest/globals';
import type { DutyArguments } from '../../../../src/services/duty/arguments.js';
import { calculateDuty, type DutyAnswer } from '../../../../src/services/duty/calculate-duty.js';
import { DutyView } from '../../../../src/services/duty/present-duty.js';
import type { ComparisonSetup } from './comparison-setup.js';

/** What an answer says of the facts that were not stated: each statement is tried. */
export function describeLedgers(setup: ComparisonSetup): void {
  const goods: DutyArguments[] = [
    { hts: '7326.90.86.88', origin: 'CN', value: '10000', date: '2026-09-15' },
    { hts: '7326.90.86.88', origin: 'CA', value: '10000', date: '2025-09-15' },
    { hts: '8471.30.01.00', origin: 'CN', value: '1000', date: '2026-09-15' },
    { hts: '8708.99.81.80', origin: 'MX', value: '1000', date: '2026-11-20' },
    { hts: '7606.12.30.96', origin: 'FR', value: '5000', date: '2026-09-15' },
    { hts: '3004.90.92.20', origin: 'IE', value: '5000', date: '2026-11-20' },
    { hts: '6109.10.00.12', origin: 'GT', value: '5000', date: '2026-11-20' },
  ];
  const answer = (given: DutyArguments): DutyAnswer => calculateDuty(given, setup.context);

  /** One answer that is in a range given in words. */
  const within = (words: string): string => {
    const [, operator, operand] = /^([<>]=?) (.+)$/.exec(words) ?? [];
    if (operand === undefined) return words.split(' or ')[0]!;
    const step = operator === '<' ? -1 : operator === '>' ? 1 : 0;
    if (!/^\d{4}-/.test(operand)) return String(Number(operand) + step);
    const date = new Date(`${operand}T00:00:00Z`);
    return new Date(date.getTime() + step * 86_400_000).toISOString().slice(0, 10);
  };

  const stating = (given: DutyArguments, key: string, value: string): DutyArguments =>
    key === 'spi' ? { ...given, spi: value } : { ...given, facts: [...(given.facts ?? []), { key, value }] };

  describe('whyNot', () => {
    it('has a reason and law for each heading, and each fact that is said to turn it does', () => {
      let turned = 0;
      for (const given of goods) {
        for (const one of answer(given).result.notApplied) {
          expect(one.because).not.toBe('');
          expect(one.citations.length).toBeGreaterThan(0);
          const { flippedBy: flip } = one;
          if (flip === null || flip.value.startsWith('not ')) continue;
          const { result } = answer(stating(given, flip.key, within(flip.value)));
          const reported = result.layers.some(({ ruleId }) => ruleId === one.ruleId);
          const after = result.notApplied.find(({ ruleId }) => ruleId === one.ruleId);
          expect([one.ruleId, flip, reported || after?.reason]).toEqual([
            one.ruleId,
            flip,
            reported || 'no_target',
          ]);
          turned += 1;
        }
      }
      expect(turned).toBeGreaterThan(30);
    });
  });

  describe('claims', () => {
    it('save what they say, with the law and the question the evidence is for', () => {
      const saved = goods.flatMap((given) => {
        const { result } = answer(given);
        return result.claims.map(({ key, value, saving, totalDuty, question, citation }) => {
          expect([question, citation]).not.toContain('');
          const claimed = answer(stating(given, key, value)).result.totals.totalDuty;
          expect([given.hts, key, claimed?.toFixed()]).toEqual([given.hts, key, totalDuty?.toFixed()]);
          expect(saving?.toFixed()).toBe(result.totals.totalDuty!.minus(totalDuty!).toFixed());
          return saving!.toNumber();
        });
      });
      expect(saved.length).toBeGreaterThan(10);
      expect(Math.max(...saved)).toBeGreaterThan(0);
    });
  });

  describe('bounds', () => {
    it('hold every answer to the next best fact, which is one that is asked for', () => {
      const described = goods[4]!;
      // Orders on the goods whose rate is not held leave no upper limit: they are put aside here.
      const adcvdDisclaimed = answer(described).result.adcvd.map(({ caseNumber }) => caseNumber);
      const given = { ...described, adcvdDisclaimed };
      const { bounds, missingConditionalInputs } = new DutyView(answer(given), setup.context);
      expect(missingConditionalInputs).toContain(bounds.nextBestFact);
      const key = bounds.nextBestFact!.replace('fact.', '');
      for (const value of ['unknown', 'RU', 'CA', 'US']) {
        const answered = new DutyView(answer(stating(given, key, value)), setup.context).bounds;
        expect(answered.low!.greaterThanOrEqualTo(bounds.low!)).toBe(true);
        expect(answered.high!.lessThanOrEqualTo(bounds.high!)).toBe(true);
      }
    });
  });
}
