import { describe, expect, it, test } from '@jest/globals';
import { assessCase } from '../../src/engine/adcvd-case.js';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareDuties } from '../../src/engine/difference.js';
import type { AdcvdCandidate } from '../../src/engine/law.js';
import { proveDuty, verifyProof, type DutyProof } from '../../src/engine/proof.js';
import { Decimal } from '../../src/terms/decimal.js';
import {
  additive,
  caseOf,
  definitionOf,
  factsOf,
  holds,
  lawOf,
  not,
  ruleOf,
  type FactOptions,
} from '../support/law-fixture.js';

const percentOf = (text: string) => ({ percent: new Decimal(text), usdPerKg: null });

const AD = 'A-570-967';
const CVD = 'C-570-968';

function dutyWith(adcvd: readonly AdcvdCandidate[], facts: FactOptions = {}) {
  return calculateDuty(factsOf(facts), lawOf({ rules: [ruleOf('X1', { rate: additive(25) })], adcvd }));
}

const figures = ({ totals, bounds }: ReturnType<typeof dutyWith>) =>
  [totals.entryDuties, totals.totalDuty, totals.effectiveRate, bounds.low, bounds.high].map(
    (amount) => amount?.toFixed(2) ?? null,
  );

describe('whether a case counts', () => {
  test.each<[string, Parameters<typeof caseOf>[1], boolean | null, string | null, string, string | null]>([
    ['likely in scope and cited', {}, null, null, '8601', '8601'],
    ['not settled', { determination: 'possibly_in_scope' }, null, 'scope', '0', '8601'],
    ['not settled but declared', { determination: 'possibly_in_scope' }, true, null, '8601', '8601'],
    ['declared against the evidence', { determination: 'likely_out_of_scope' }, true, null, '8601', '8601'],
    ['found out of scope', { determination: 'likely_out_of_scope' }, null, 'out_of_scope', '0', '0'],
    ['disclaimed', {}, false, 'disclaimed', '0', '0'],
    ['excluded by name', { rate: { kind: 'excluded', percent: null } }, true, 'excluded', '0', '0'],
    ['before the order or after it', { inForce: false }, true, 'not_in_force', '0', '0'],
    ['a rate of low confidence', { rate: { confidence: 'low' } }, null, 'rate', '0', '8601'],
    ['a rate from memory', { rate: { source: 'unverified' } }, true, 'rate', '0', '8601'],
    ['a rate of a list alone', { rate: { citesNotice: false } }, null, 'rate', '0', '8601'],
    ['no rate', { rate: { percent: null, text: null } }, true, 'rate', '0', null],
  ])('%s', (...[, changes, declared, obstacle, low, high]) => {
    const declaredCases: Record<string, boolean> = declared === null ? {} : { [AD]: declared };
    const assessed = assessCase(caseOf(AD, changes), factsOf({ declaredCases }));
    expect(assessed.obstacle).toBe(obstacle);
    expect(assessed.advisory).toBe(obstacle !== null);
    expect(assessed.low?.toFixed()).toBe(low);
    expect(assessed.high?.toFixed() ?? null).toBe(high);
    expect(assessed.amount?.toFixed() ?? null).toBe(obstacle === null ? high : null);
  });

  it.each<[string, Parameters<typeof caseOf>[1], string, string | null]>([
    ['counts', {}, '500', '12000'],
    ['is open', { determination: 'possibly_in_scope' }, '0', '12000'],
    ['is out of scope', { determination: 'likely_out_of_scope' }, '0', '0'],
    [
      'counts, and firms by weight',
      { otherRates: [percentOf('5'), { percent: null, usdPerKg: new Decimal(2) }] },
      '0',
      null,
    ],
  ])('is limited by the rates of every firm while none is named: it %s', (...[, changes, low, high]) => {
    const otherRates = [percentOf('5'), percentOf('120')];
    const { amount, ...limits } = assessCase(caseOf(AD, { otherRates, ...changes }), factsOf());
    expect([limits.low.toFixed(), limits.high?.toFixed() ?? null]).toEqual([low, high]);
    expect(amount?.toFixed() ?? null).toBe(limits.advisory ? null : '8601');
  });

  it('rounds once, half a cent up', () => {
    const small = caseOf(AD, { rate: { percent: new Decimal('0.05') } });
    expect(assessCase(small, factsOf({ value: '10.10' })).amount?.toFixed()).toBe('0.01');
  });
});

describe('AD/CVD in a duty', () => {
  it('adds what counts to every total but entry duties', () => {
    // 2.5% + 25% of 10,000 = 2,750; 86.01% = 8,601; 10.5% = 1,050
    const both = [caseOf(AD), caseOf(CVD, { rate: { percent: new Decimal('10.5'), text: '10.5%' } })];
    const result = dutyWith(both, { transport: 'ocean' });
    expect(figures(result)).toEqual(['2750.00', '12401.00', '124.01', '12401.00', '12401.00']);
    // MPF 34.64, HMF 12.50
    expect(result.totals.totalLandedDuty?.toFixed(2)).toBe('12448.14');
    expect(result.totals.landedCost?.toFixed(2)).toBe('22448.14');
    expect(
      result.layers.slice(-2).map(({ heading, kind, computation }) => [heading, kind, computation]),
    ).toEqual([
      [AD, 'adcvd', '10000 x 86.01%'],
      [CVD, 'adcvd', '10000 x 10.5%'],
    ]);
    expect(result.complete).toBe(true);
  });

  it('leaves advisory cases out of the totals and lets them widen the bounds', () => {
    const result = dutyWith([caseOf(AD, { determination: 'possibly_in_scope' })]);
    expect(figures(result)).toEqual(['2750.00', '2750.00', '27.50', '2750.00', '11351.00']);
    expect([result.complete, result.incompleteReasons.map(({ kind }) => kind)]).toEqual([
      false,
      ['adcvd_scope'],
    ]);
    expect(result.requiredInputs).toContainEqual(
      expect.objectContaining({ field: 'adcvdDeclared', severity: 'blocking', exampleValue: AD }),
    );
    const byWords = dutyWith([caseOf(AD, { determination: 'possibly_in_scope', headingMatched: null })]);
    expect([byWords.complete, byWords.incompleteReasons]).toEqual([true, []]);
    const unknown = dutyWith([
      caseOf(AD, { determination: 'possibly_in_scope', rate: { percent: null, text: null } }),
    ]);
    expect(figures(unknown)).toEqual(['2750.00', '2750.00', '27.50', '2750.00', null]);
  });

  it('is not complete while a case that applies has no rate good enough', () => {
    const result = dutyWith([caseOf(AD, { rate: { confidence: 'low' } })]);
    expect(figures(result)).toEqual(['2750.00', '2750.00', '27.50', '2750.00', '11351.00']);
    expect(result.complete).toBe(false);
  });

  it('asks for the weight a specific rate is charged on', () => {
    const garlic = caseOf(AD, {
      rate: { percent: null, usdPerKg: new Decimal('4.71'), text: 'USD 4.71 per kg' },
    });
    const open = dutyWith([garlic]);
    expect(figures(open)).toEqual(['2750.00', null, null, '2750.00', null]);
    expect(open.requiredInputs).toMatchObject([{ field: 'measures.KG', severity: 'blocking', unit: 'kg' }]);
    expect(open.complete).toBe(false);
    // 4.71 x 1,000 kg
    const weighed = dutyWith([garlic], { measures: { KG: '1000' } });
    expect(figures(weighed)).toEqual(['2750.00', '7460.00', '74.60', '7460.00', '7460.00']);
    expect(weighed.layers.at(-1)?.computation).toBe('1000 kg x 4.71 USD/kg');
  });

  it('adds its percent to the rate where no value is stated', () => {
    const result = dutyWith([caseOf(AD)], { value: null });
    expect([result.totals.totalDuty, result.totals.effectiveRate?.toFixed()]).toEqual([null, '113.51']);
  });

  it('is in the total that a claim would leave', () => {
    const facts = [definitionOf('certificate')];
    const rules = [ruleOf('E1', { rate: additive(25), when: not(holds('certificate')) })];
    const result = calculateDuty(factsOf(), lawOf({ rules, facts, adcvd: [caseOf(AD)] }));
    expect(
      result.claims.map(({ key, totalDuty, saving }) => [key, totalDuty?.toFixed(), saving?.toFixed()]),
    ).toEqual([['certificate', '8851', '2500']]);
  });

  it('is part of the proof', () => {
    const law = lawOf({ adcvd: [caseOf(AD, { determination: 'possibly_in_scope' }), caseOf(CVD)] });
    const facts = factsOf({ declaredCases: { [AD]: true } });
    const prove = () => JSON.parse(JSON.stringify(proveDuty(facts, law, 'v'))) as DutyProof;
    expect(verifyProof(prove())).toEqual({ verified: true });
    expect(prove().claimed.totals.totalDuty).toBe('17452');
    const forged = [
      (proof: DutyProof) => Object.assign(proof.law.adcvd[0]!.rate, { percent: '1' }),
      (proof: DutyProof) => Object.assign(proof.law.adcvd[1]!.rate, { source: 'unverified' }),
      (proof: DutyProof) => Object.assign(proof.facts.declaredCases, { [AD]: false }),
    ];
    for (const forge of forged) {
      const proof = prove();
      forge(proof);
      expect(verifyProof(proof).verified).toBe(false);
    }
    const renamed = prove();
    Object.assign(renamed.claimed.adcvd[0]!, { advisory: true });
    expect(verifyProof(renamed)).toMatchObject({
      verified: false,
      differences: [expect.stringContaining('AD/CVD cases')],
    });
  });

  it('is part of the difference of two duties', () => {
    const before = dutyWith([caseOf(AD, { determination: 'possibly_in_scope' })]);
    const after = dutyWith([caseOf(AD)]);
    expect(
      compareDuties(before, after).map(({ heading, kind, difference, cause, because }) => [
        heading,
        kind,
        difference?.toFixed(),
        cause,
        because,
      ]),
    ).toEqual([
      [AD, 'added', '8601', 'scope', 'scope is not settled: declare the case or state the facts it turns on'],
    ]);
    const causes = (adcvd: readonly AdcvdCandidate[], facts: FactOptions = {}) =>
      compareDuties(after, dutyWith(adcvd, facts)).map(({ kind, cause, because }) => [kind, cause, because]);
    expect(causes([], { date: '2011-05-25' })).toEqual([['removed', 'begins', 'in force from 2011-05-26']]);
    expect(causes([], { date: '2026-10-01' })).toEqual([
      ['removed', 'ends', 'the order is not in force there'],
    ]);
    expect(causes([], { origin: 'VN' })).toEqual([['removed', 'origin', 'the order is on another country']]);
    expect(causes([caseOf(AD)], { declaredCases: { [AD]: false } })).toEqual([
      ['removed', 'condition', 'the importer states that the goods are outside the order'],
    ]);
    const raised = caseOf(AD, { rate: { percent: new Decimal('90'), text: '90%' } });
    expect(causes([raised])).toEqual([['changed', 'rate_set', '86.01% -> 90%']]);
  });
});
