import { describe, expect, it } from '@jest/globals';
import { ask, problemOf, total } from './asking.js';

export function describeDutyFields(): void {
  describe('fields of a question', () => {
    describe('numbers', () => {
      it.each([
        'NaN',
        'Infinity',
        '1e309',
        '-1',
        '1000000000000.01',
        '0x10',
        '1,000',
        '1e3',
        '',
        ' 1',
        '٣',
        `0.${'1'.repeat(40)}`,
      ])('the value %j is refused', (value) => {
        expect(problemOf({ value })).toMatchObject({ kind: 'invalid-parameter', fields: [{ at: 'value' }] });
      });

      it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e21])('the JSON number %p is refused', (value) => {
        expect(problemOf({ value }).fields).toMatchObject([{ at: 'value' }]);
      });

      it.each(['steel', 'aluminum', 'copper', 'uscontent'])('%s is a percentage', (field) => {
        expect(problemOf({ [field]: '100.01' }).fields[0]?.message).toContain('from 0 to 100');
      });

      it('shares of the value add up to no more than the whole', () => {
        expect(problemOf({ aluminum: 60, copper: 50 }).fields).toMatchObject([{ at: 'aluminum' }]);
      });
    });

    describe('other fields', () => {
      it.each(['XX', 'USA', 'us', 'U S', 'AN', ''])('the origin %j is refused', (origin) => {
        expect(problemOf({ origin }).fields).toMatchObject([{ at: 'origin' }]);
      });

      it('transport is one of four', () => {
        expect(ask({ transport: 'ocean' }).result.harborMaintenanceFee.applicable).toBe(true);
        expect(problemOf({ transport: 'boat' }).message).toBe(
          'transport: "boat" is not one of ocean, air, truck, rail',
        );
      });

      it('every field in error is named at once', () => {
        const problem = problemOf({
          value: 'x',
          origin: 'xx',
          steel: 'y',
          transport: 'z',
          facts: [{ key: 'q', value: '1' }],
        });
        expect(problem.fields.map((field) => field.at).sort()).toEqual([
          'fact.q',
          'origin',
          'steel',
          'transport',
          'value',
        ]);
      });

      it('a heading of the line without a rule makes the answer incomplete and says so', () => {
        const answer = ask({ hts: '9703.10.00' });
        expect(answer.result.complete).toBe(true);
        expect(answer.complete).toBe(false);
        expect(answer.warnings.join()).toContain('9903.99.98');
      });
    });

    describe('valuation', () => {
      const valuation = { packingCosts: '100', royaltiesValue: 250, freightDeduction: '50.50' };

      it('leads from the declared to the customs value, each step with its law', () => {
        const { valuation: result, facts } = ask({ value: '1000', valuation });
        expect(facts.enteredValue?.toFixed(2)).toBe('1299.50');
        expect(
          result.steps?.map(({ step, amount, value }) => [step, amount.toFixed(2), value.toFixed(2)]),
        ).toEqual([
          ['packingCosts', '100.00', '1100.00'],
          ['royaltiesValue', '250.00', '1350.00'],
          ['freightDeduction', '-50.50', '1299.50'],
        ]);
        for (const { citation } of result.steps ?? []) expect(citation).toMatch(/^19 CFR 152\.10[23]/);
      });

      it('begins at a first-sale price where there is one', () => {
        expect(ask({ value: '1000', valuation: { firstSaleValue: 800 } }).facts.enteredValue?.toFixed()).toBe(
          '800',
        );
        expect(ask({ value: null, valuation: { firstSaleValue: 800 } }).facts.enteredValue?.toFixed()).toBe(
          '800',
        );
      });

      it('needs a value to adjust, and cannot go below nothing', () => {
        expect(problemOf({ value: null, valuation }).fields).toMatchObject([{ at: 'value' }]);
        expect(problemOf({ value: '10', valuation: { insuranceDeduction: 11 } }).fields).toMatchObject([
          { at: 'valuation' },
        ]);
        expect(problemOf({ valuation: { assistsValue: '-1' } }).fields).toMatchObject([
          { at: 'valuation.assistsValue' },
        ]);
      });

      it('is absent where nothing is adjusted', () => {
        expect(ask({ valuation: {} }).valuation.steps).toBeNull();
      });
    });

    describe('quantities', () => {
      it('are counted in the units of the line', () => {
        const { facts, warnings } = ask({
          hts: '7326.90.86.60',
          qty: '3',
          qty2: '12.5',
          adcvdDisclaimed: ['A-570-001'],
        });
        expect([...facts.measures].map(([unit, amount]) => [unit, amount.toFixed()])).toEqual([
          ['NO', '3'],
          ['KG', '12.5'],
        ]);
        expect(warnings).toEqual([]);
      });

      it('that the line has no unit for are not used, and that is said', () => {
        expect(ask({ qty2: '5', adcvdDisclaimed: ['A-570-001'] }).warnings).toEqual([
          'qty2: not used, as the line has no such unit.',
        ]);
      });

      it('of sugar degrees lower the rate, those of spirits are proof', () => {
        // (1.4606 - 4 x 0.020668) cents = 1.377928 cents on 1000 kg
        expect(total({ hts: '1701.14.05', origin: 'DE', qty: 1000, degrees: 96 })).toBe('13.78');
        expect([
          ...ask({
            hts: '2207.10.60',
            degrees: 190,
            measures: [{ key: 'L', value: 10 }],
          }).facts.measures.keys(),
        ]).toEqual(['PROOF', 'L']);
        // 10 l x 190 / 100 = 19 proof liters at 18.9 cents
        expect(
          total({ hts: '2207.10.60', origin: 'DE', degrees: 190, measures: [{ key: 'L', value: 10 }] }),
        ).toBe('3.59');
      });

      it('are given once, in a unit that exists', () => {
        expect(problemOf({ qty: 5, measures: [{ key: 'KG', value: 6 }] }).fields).toMatchObject([
          { at: 'measures.KG' },
        ]);
        expect(
          ask({ qty: 5, measures: [{ key: 'KG', value: '5.0' }] })
            .facts.measures.get('KG')
            ?.toFixed(),
        ).toBe('5');
        expect(problemOf({ measures: [{ key: 'KGS', value: 6 }] }).message).toContain('the nearest is');
        expect(problemOf({ measures: [{ key: '__proto__', value: 6 }] }).fields).toMatchObject([
          { at: 'measures.__proto__' },
        ]);
      });
    });
  });
}
