import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareGreatestFirst, compareLowestFirst } from '../../src/engine/compare-amounts.js';
import { compareDuties } from '../../src/engine/difference.js';
import { Decimal } from '../../src/terms/decimal.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { duty, specific } from '../support/duty.js';
import {
  additive,
  caseOf,
  definitionOf,
  factsOf,
  holds,
  lawOf,
  not,
  ruleOf,
} from '../support/law-fixture.js';

/** Amounts that nobody can know yet: they are never taken as zero. */

const CASE = 'A-570-967';

describe('amounts in order', () => {
  it('have those that are not known last, whichever way they run', () => {
    const amounts = [null, new Decimal(2), null, new Decimal(1)];
    const sorted = (compare: typeof compareLowestFirst) =>
      [...amounts].sort(compare).map((amount) => amount?.toNumber() ?? null);
    expect(sorted(compareLowestFirst)).toEqual([1, 2, null, null]);
    expect(sorted(compareGreatestFirst)).toEqual([2, 1, null, null]);
  });
});

describe('a claim', () => {
  it('that bars the goods, or lets them in, is named without a saving', () => {
    const ban = { rate: { kind: 'prohibited' }, rateText: 'excluded' } as const;
    const facts = [definitionOf('aircraft')];
    const barring = duty({ facts, rules: [ruleOf('(ban)', { ...ban, when: holds('aircraft') })] }).result;
    expect(barring.claims).toMatchObject([{ key: 'aircraft', value: 'true', saving: null, totalDuty: null }]);
    const barred = duty({ facts, rules: [ruleOf('(ban)', { ...ban, when: not(holds('aircraft')) })] }).result;
    expect(barred.claims).toMatchObject([{ key: 'aircraft', value: 'true', saving: null }]);
    expect(barred.claims[0]!.totalDuty?.toFixed(2)).toBe('250.00');
  });

  it('that only moves a charge is named where the column duty is not known', () => {
    const facts = [definitionOf('donation'), definitionOf('idle')];
    const rules = [
      ruleOf('X1', { when: not(holds('donation')) }),
      ruleOf('X2', {
        rate: additive(1),
        when: holds('idle'),
        exceptions: [{ from: 'X1', to: 'X1', use: null }],
      }),
    ];
    const { result } = duty({ facts, rules, general: 'See 9903.01.01' });
    expect(result.claims).toMatchObject([{ key: 'donation', saving: null, totalDuty: null }]);
  });
});

describe('a fact to be asked', () => {
  const asked = [definitionOf('part', { ask: true, assumed: 'true' })];

  it('counts where the column duty is not known', () => {
    const { result } = duty({
      facts: asked,
      rules: [ruleOf('X1', { when: holds('part') })],
      general: 'See 9903.01.01',
    });
    expect(result.requiredInputs.map(({ field }) => field)).toEqual(['part']);
    expect(result.bounds).toMatchObject({ low: new Decimal(0), high: null });
  });

  it('leaves a charge that lacks its quantity undetermined', () => {
    const rules = [ruleOf('MIP', { rate: specific('$21/kg'), when: holds('part') })];
    const { result } = duty({ facts: asked, rules });
    expect(result.layers[0]).toMatchObject({ heading: 'MIP', ending: 'undetermined', amount: null });
  });
});

describe('an AD/CVD case whose rate has no words', () => {
  const resultOf = (
    rate: NonNullable<Parameters<typeof caseOf>[1]>['rate'],
    value: string | null = '10000',
  ) => calculateDuty(factsOf({ value }), lawOf({ adcvd: [caseOf(CASE, { rate: { text: null, ...rate } })] }));
  const caseLayer = (result: ReturnType<typeof resultOf>) =>
    result.layers.find(({ heading }) => heading === CASE);

  it('shows none, with its arithmetic where there is a value', () => {
    expect(caseLayer(resultOf({ percent: new Decimal(5) }))).toMatchObject({
      rateText: '',
      computation: '10000 x 5%',
    });
    expect(caseLayer(resultOf({ percent: new Decimal(5) }, null))).toMatchObject({ computation: '' });
    const perKg = resultOf({ percent: null, usdPerKg: new Decimal(2) });
    expect(perKg.requiredInputs.find(({ field }) => field === 'measures.KG')?.reason).toBe(
      `the deposit rate of ${CASE} is specific`,
    );
  });

  it('is on one line only, or without an order date', () => {
    const law = lawOf({ adcvd: [caseOf(CASE, { orderDate: null })] });
    const elsewhere = lawOf();
    const line = { ...elsewhere.line, number: toHtsNumber('9876543210') };
    const [on, off] = [calculateDuty(factsOf(), law), calculateDuty(factsOf(), { ...elsewhere, line })];
    expect(compareDuties(on, off).find(({ heading }) => heading === CASE)).toMatchObject({
      cause: 'scope',
      because: 'the order does not name that line',
    });
  });
});
