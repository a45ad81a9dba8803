import { describe, expect, it } from '@jest/globals';
import { proveDuty, verifyProof, type DutyProof } from '../../src/engine/proof.js';
import { readProof } from '../../src/engine/read-proof.js';
import { changeLaw } from '../../src/engine/changed-law.js';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { Decimal } from '../../src/terms/decimal.js';
import {
  additive,
  caseOf,
  compares,
  definitionOf,
  factsOf,
  isOneOf,
  lawOf,
  ruleOf,
} from '../support/law-fixture.js';

/** A proof with every kind of value a proof can hold. */
const other = lawOf({ general: '40%' }).line.column1General.expression;
const law = {
  ...lawOf({
    general: 'See 9903.01.01',
    rules: [
      ruleOf('X1', { when: compares('weight', '<', '15') }),
      ruleOf('X2', { aceOrder: 11, when: isOneOf('made_in', 'RU') }),
      ruleOf('Q1', { aceOrder: 12, rate: { kind: 'quota', percent: null }, when: isOneOf('made_in', 'KP') }),
      ruleOf('E1', { aceOrder: 13, rate: { kind: 'exempt' } }),
    ],
    facts: [
      definitionOf('weight', { type: 'number', unit: 'percent', assumed: '15' }),
      definitionOf('made_in', { type: 'country', assumed: null }),
    ],
    adcvd: [caseOf('A-570-967'), caseOf('C-570-968', { rate: { percent: null, usdPerKg: new Decimal(2) } })],
  }),
  rateOf: () => other,
};
const facts = factsOf({
  measures: { KG: '10' },
  stated: { weight: new Decimal('4.5'), made_in: 'RU', used: true },
});
const proof = (): DutyProof => JSON.parse(JSON.stringify(proveDuty(facts, law, 'v'))) as DutyProof;

/** The proof with what stands at a JSON pointer put otherwise; undefined takes it out. */
function put(pointer: string, value: unknown): unknown {
  const changed = proof() as unknown as Record<string, unknown>;
  const names = pointer.slice(1).split('/');
  const last = names.pop()!;
  const owner = names.reduce((at, name) => at[name] as Record<string, unknown>, changed);
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return changed;
}

describe('a proof as text', () => {
  it('is read back and verifies: references, cases by weight, shares, codes and flags', () => {
    const read = readProof(proof());
    expect(read).toMatchObject({ ok: true });
    expect(read.ok && verifyProof(read.value)).toEqual({ verified: true });
    expect(proof().claimed.totals.columnDuty).toBe('4000');
  });

  it('verifies without declared cases, and without a rate nobody finds', () => {
    const { declaredCases: _, ...undeclared } = factsOf();
    const unresolved = { ...law, rateOf: () => null };
    const bare = JSON.parse(JSON.stringify(proveDuty(undeclared, unresolved, 'v'))) as DutyProof;
    expect(verifyProof(bare)).toEqual({ verified: true });
    const cut = { ...proof(), law: { ...proof().law, references: [] } };
    expect(verifyProof(cut)).toMatchObject({ verified: false });
  });

  it('does not count a quantity in a unit that is none', () => {
    const forged = put('/facts/measures', { KG: '10', PARSEC: '3' }) as DutyProof;
    expect(verifyProof(forged)).toEqual({ verified: true });
  });

  it.each([
    ['/facts', [], '/facts should be an object'],
    ['/facts/entryDate', '2026-9-1', '/facts/entryDate should be a date'],
    ['/facts/entryDate', 20260901, '/facts/entryDate should be a date'],
    ['/facts/enteredValue', '1e3', '/facts/enteredValue should be a decimal as text'],
    ['/facts/enteredValue', 1000, '/facts/enteredValue should be a decimal as text'],
    ['/facts/countryOfOrigin', 7, '/facts/countryOfOrigin should be text'],
    ['/facts/measures', null, '/facts/measures should be an object'],
    ['/facts/measures/KG', 'x10', '/facts/measures/KG should be a decimal as text'],
    ['/facts/stated/weight', { decimal: '4.5%' }, '/facts/stated/weight/decimal should be a decimal as text'],
    ['/facts/stated/made_in', 5, '/facts/stated/made_in should be text'],
    ['/law/rules', {}, '/law/rules should be a list'],
    ['/law/rules/1', 'X2', '/law/rules/1 should be an object'],
    ['/law/rules/1/rule/include', ['CN', 1], '/law/rules/1/rule/include/1 should be text'],
    ['/law/rules/0/rule/interval/to', 'never', '/law/rules/0/rule/interval/to should be a date'],
    ['/law/rules/0/rule/when', 'always', '/law/rules/0/rule/when should be an object'],
    ['/law/line/column2', undefined, '/law/line/column2 should be an object'],
    ['/law/factDefinitions/0/ask', 'yes', '/law/factDefinitions/0/ask should be true or false'],
    ['/law/fees/mpfMinimum', '', '/law/fees/mpfMinimum should be a decimal as text'],
    ['/law/mpfExemption', undefined, '/law/mpfExemption should be an object'],
    ['/law/mpfExemption', { id: 'a', condition: 'b' }, '/law/mpfExemption/citations should be a list'],
    ['/law/references/0/column', null, '/law/references/0/column should be text'],
    ['/law/displacements', undefined, '/law/displacements should be a list'],
    ['/claimed/complete', 1, '/claimed/complete should be true or false'],
    ['/claimed/layers/0/amount', 5, '/claimed/layers/0/amount should be a decimal as text'],
    ['/claimed/low', '12,5', '/claimed/low should be a decimal as text'],
    ['/engineVersion', undefined, '/engineVersion should be text'],
    ['/dataVersion', 3, '/dataVersion should be text'],
  ])('is refused with %s %j', (pointer, value, message) => {
    expect(readProof(put(pointer, value))).toEqual({ ok: false, message: `it is not whole: ${message}` });
  });

  it.each([
    [null, 'it is no proof: it has no member format'],
    ['text', 'it is no proof: it has no member format'],
    [[1], 'it is no proof: it has no member format'],
    [{}, 'it is no proof: it has no member format'],
    [{ format: 'dutygraph-proof/0' }, 'its format is not dutygraph-proof/1'],
  ])('is refused where it is %j', (value, message) => {
    expect(readProof(value)).toEqual({ ok: false, message });
  });
});

describe('a changed law', () => {
  const base = lawOf({ rules: [ruleOf('X1'), ruleOf('X2', { aceOrder: 11 })], otherOrigins: [ruleOf('O1')] });
  const totalUnder = (changes: Partial<Parameters<typeof changeLaw>[1]>): string | undefined => {
    const changed = changeLaw(base, { isTakenAway: () => false, extended: [], ...changes });
    return calculateDuty(factsOf(), changed).totals.totalDuty?.toFixed(2);
  };

  it('has rules taken away, whoever they are for', () => {
    expect(totalUnder({})).toBe('2250.00');
    expect(totalUnder({ isTakenAway: ({ heading }) => heading === 'X1' })).toBe('1250.00');
    const { otherOrigins } = changeLaw(base, { isTakenAway: () => true, extended: [] });
    expect(otherOrigins).toEqual([]);
  });

  it('has rules added once', () => {
    const added = ruleOf('X3', { aceOrder: 12, rate: additive(5) });
    expect(totalUnder({ extended: [added, base.rules[0]!] })).toBe('2750.00');
  });
});
