import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { Decimal } from '../../src/terms/decimal.js';
import { duty, specific } from '../support/duty.js';
import { definitionOf, factsOf, holds, lawOf, not, ruleOf } from '../support/law-fixture.js';

describe('claims and results of their own kind', () => {
  it('a prohibition is a result: one layer, no totals', () => {
    const { result, layers, total } = duty({
      rules: [
        ruleOf('(ban)', { rate: { kind: 'prohibited' }, rateText: 'excluded from importation' }),
        ruleOf('X1'),
      ],
    });
    expect([layers, total, result.prohibited, result.complete]).toEqual([
      { '(ban)': null },
      null,
      true,
      false,
    ]);
    expect(result.layers[0]?.rateText).toBe('Prohibited');
    expect(result.warnings[0]).toContain('Import prohibited');
  });

  it('goods that may not be entered owe no fee, and are asked for what would let them in', () => {
    const barred = {
      rules: [ruleOf('(ban)', { rate: { kind: 'prohibited' }, when: not(holds('licensed')) }), ruleOf('X1')],
      facts: [definitionOf('licensed', { assumed: 'false' })],
    };
    const ocean = { transport: 'ocean' } as const;
    const { result } = duty(barred, ocean);
    const { merchandiseProcessingFee: processing, harborMaintenanceFee: harbor, requiredInputs } = result;
    for (const { applicable, amount, reason } of [processing, harbor])
      expect([applicable, amount?.toFixed(), reason]).toEqual([false, '0', 'the goods may not be entered']);
    expect(requiredInputs).toMatchObject([{ field: 'licensed', severity: 'advisory', exampleValue: 'true' }]);
    expect(requiredInputs[0]?.reason).toContain('the goods may be entered when licensed is true');
    expect(result.bounds.lowAnswers).toMatchObject([{ key: 'licensed', value: 'true' }]);
    const licensed = duty(barred, { ...ocean, stated: { licensed: true } }).result;
    expect([licensed.merchandiseProcessingFee.applicable, licensed.requiredInputs]).toEqual([true, []]);
  });

  it('says where the value under a Chapter 98 claim rests on an assumption', () => {
    const treated = (
      authorityType: string,
      value: 'none' | 'full_value',
      assumptions?: readonly number[],
    ) => ({
      ...{ provision: '9802.00.80', authorityType, value, citations: lawOf().fees.mpfCitations },
      ...(assumptions && { assumptions }),
    });
    const law = (value: 'none' | 'full_value', assumptions?: readonly number[]) => ({
      rules: [ruleOf('X1', { authorityType: 'section_test', assumptions: [2] })],
      chapter98: [treated('section_test', value, assumptions), treated('column', 'full_value')],
    });
    const claim = { stated: { chapter98_provision: '9802.00.80' } };
    const read = ({ layers, warnings }: ReturnType<typeof duty>['result']) => [
      layers.map(({ assumptions }) => assumptions),
      warnings.filter((one) => one.includes('9802.00.80')),
    ];
    expect(read(duty(law('full_value', [9]), claim).result)).toEqual([
      [[2, 9], []],
      [
        'On what value X1 is owed under 9802.00.80 is not settled (assumption 9): the customs value is taken.',
      ],
    ]);
    expect(read(duty(law('none', [9]), claim).result)).toEqual([
      [[]],
      [
        'Under 9802.00.80 duties of section_test are taken as not owed (assumption 9): the law does not settle it.',
      ],
    ]);
    expect(read(duty(law('full_value'), claim).result)).toEqual([[[2], []], []]);
    expect(read(duty(law('full_value', [9])).result)).toEqual([[[2], []], []]);
  });

  it('a Chapter 98 claim changes the value each authority is computed on', () => {
    const chapter98 = [
      {
        provision: '9802.00.50',
        authorityType: 'column',
        value: 'dutiable_value',
        citations: ruleOf('X').rule.citations,
      },
      {
        provision: '9802.00.50',
        authorityType: 'section_test',
        value: 'dutiable_value',
        citations: ruleOf('X').rule.citations,
      },
      {
        provision: '9802.00.50',
        authorityType: 'section_full',
        value: 'full_value',
        citations: ruleOf('X').rule.citations,
      },
      { provision: '*', authorityType: 'column', value: 'none', citations: ruleOf('X').rule.citations },
      { provision: '*', authorityType: 'section_test', value: 'none', citations: ruleOf('X').rule.citations },
    ] as const;
    const rules = [ruleOf('X1'), ruleOf('X2', { authorityType: 'section_full' })];
    const repair = { chapter98_provision: '9802.00.50', chapter98_dutiable_value: new Decimal(2000) };
    expect(duty({ rules, chapter98 }, { stated: repair }).layers).toEqual({
      X1: '200.00',
      X2: '1000.00',
      column: '50.00',
    });
    expect(duty({ rules, chapter98 }, { stated: { chapter98_provision: '9802.00.50' } }).layers.X1).toBe(
      '1000.00',
    );
    const other = duty({ rules, chapter98 }, { stated: { chapter98_provision: '9813.00.05' } });
    expect(other.layers).toEqual({ X2: '1000.00', column: '0.00' });
    expect(other.result.notApplied.find((one) => one.heading === 'X1')).toMatchObject({
      reason: 'chapter_98',
    });
    expect(duty({ rules, chapter98 }, { stated: { chapter98_provision: 'none' } }).layers.X1).toBe('1000.00');
  });

  it('a specific Chapter 99 rate needs its quantity', () => {
    const rules = [ruleOf('MIP', { rate: specific('$21/kg') })];
    expect(duty({ rules }, { measures: { KG: '10' } }).layers.MIP).toBe('210.00');
    expect(duty({ rules }).layers.MIP).toBeNull();
  });

  it('fees keep between minimum and maximum, and harbor maintenance is for ocean cargo', () => {
    const at = (value: string) => calculateDuty(factsOf({ value, transport: 'ocean' }), lawOf());
    expect(
      [at('100'), at('14172'), at('1000000')].map((one) => [
        one.merchandiseProcessingFee.amount?.toFixed(2),
        one.harborMaintenanceFee.amount?.toFixed(2),
      ]),
    ).toEqual([
      ['33.58', '0.13'],
      ['49.09', '17.72'],
      ['651.50', '1250.00'],
    ]);
    const result = calculateDuty(factsOf({ transport: 'air' }), lawOf());
    expect(result.harborMaintenanceFee).toMatchObject({
      applicable: false,
      reason: 'not due on goods arriving by air',
    });
    expect(
      calculateDuty(factsOf({ value: null, transport: 'ocean' }), lawOf()).harborMaintenanceFee.amount,
    ).toBeNull();
    expect(result.totals.totalLandedDuty?.toFixed(2)).toBe('284.64');
    expect(result.totals.landedCost?.toFixed(2)).toBe('10284.64');
  });
});
