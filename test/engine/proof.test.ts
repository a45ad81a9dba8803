import { describe, expect, it } from '@jest/globals';
import { proveDuty, verifyProof, type DutyProof } from '../../src/engine/proof.js';
import { toCountry } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import { compares, definitionOf, factsOf, lawOf, programOf, range, ruleOf } from '../support/law-fixture.js';

const law = lawOf({
  general: '1.5¢/kg + 2%',
  special: [['S', 'Free']],
  rules: [
    ruleOf('X1', { include: new Set([toCountry('CN'), toCountry('CA')]), exceptions: range('L1') }),
    ruleOf('L1', { rate: { kind: 'exempt' }, when: compares('weight', '<', '15') }),
    ruleOf('F1', { rate: { kind: 'floor', percent: new Decimal(15) }, aceOrder: 20 }),
  ],
  facts: [definitionOf('weight', { type: 'number', unit: 'percent', assumed: '15' })],
});
const facts = factsOf({
  measures: { KG: '1200.5' },
  transport: 'ocean',
  stated: { weight: new Decimal('40.25') },
});

function sent(proof: DutyProof): DutyProof {
  return JSON.parse(JSON.stringify(proof)) as DutyProof;
}

describe('a proof', () => {
  it('is refused when its law is none the engine can read', () => {
    const proof = sent(proveDuty(facts, law, 'test-version'));
    const broken = { ...proof, law: { ...proof.law, line: null } } as unknown as DutyProof;
    expect(verifyProof(broken)).toEqual({
      verified: false,
      differences: [expect.stringContaining('law: the duty cannot be computed from it')],
    });
  });

  it('verifies from its own text alone', () => {
    const proof = sent(proveDuty(facts, law, 'test-version'));
    expect(proof.claimed.totals.totalDuty).toBe('2500');
    expect(verifyProof(proof)).toEqual({ verified: true });
  });

  it('verifies a claim that the line prints no rate for and a general note frees', () => {
    const programs = [programOf('Y', ['GU'], { freesByNote: true, exceptNumbers: ['9101'] })];
    const asked = factsOf({ origin: 'GU', stated: { spi: 'Y' } });
    const proof = sent(proveDuty(asked, lawOf({ programs }), 'v'));
    expect(proof.claimed.totals.totalDuty).toBe('0');
    expect(verifyProof(proof)).toEqual({ verified: true });
    Object.assign(proof.law.specialPrograms[0]!, { freesByNote: false });
    expect(verifyProof(proof)).toMatchObject({ verified: false });
  });

  it('verifies without origin and value', () => {
    expect(verifyProof(sent(proveDuty(factsOf({ origin: null, value: null }), law, 'v')))).toEqual({
      verified: true,
    });
  });

  it.each([
    ['an amount', (proof: DutyProof) => Object.assign(proof.claimed.layers[0]!, { amount: '1' }), 'layer X1'],
    ['a total', (proof: DutyProof) => Object.assign(proof.claimed.totals, { totalDuty: '1' }), 'totals'],
    ['a fact', (proof: DutyProof) => Object.assign(proof.facts, { enteredValue: '9999' }), 'totals'],
    [
      'a rate of the law',
      (proof: DutyProof) => Object.assign(proof.law.rules[0]!.rule.rate, { percent: '11' }),
      'layer X1',
    ],
    ['a layer left out', (proof: DutyProof) => (proof.claimed.layers as unknown[]).pop(), 'layers: proof 2'],
    ['another engine', (proof: DutyProof) => Object.assign(proof, { engineVersion: '0' }), 'engineVersion'],
    ['the bounds', (proof: DutyProof) => Object.assign(proof.claimed, { low: '0' }), 'bounds'],
  ])('fails when %s is changed', (_, change, named) => {
    const proof = sent(proveDuty(facts, law, 'test-version'));
    change(proof);
    const verification = verifyProof(proof);
    expect(verification.verified ? '' : verification.differences.join()).toContain(named);
  });
});
