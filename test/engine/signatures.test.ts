import { describe, expect, it } from '@jest/globals';
import { VALUE_KEYS } from '../../src/engine/dependence.js';
import type { FactValue } from '../../src/engine/facts.js';
import type { Condition, FactDefinition } from '../../src/engine/law.js';
import { US_CONTENT } from '../../src/engine/portions.js';
import type { RuleNode } from '../../src/engine/rule-node.js';
import {
  compareOutcomes,
  OutcomeCache,
  type OnValue,
  type RuleOutcome,
} from '../../src/engine/rule-outcome.js';
import { Signatures } from '../../src/engine/signatures.js';
import { Decimal } from '../../src/terms/decimal.js';

type Definitions = ReadonlyMap<string, FactDefinition>;

const NOTHING_ASSUMED: Definitions = new Map();

const over = (key: string, operand: string): Condition => ({ kind: 'compares', key, operator: '>', operand });

/** The signatures of a rule that puts these tests. */
const signaturesOf = (atoms: readonly Condition[], definitions = NOTHING_ASSUMED): Signatures | null =>
  Signatures.of([{ atoms } as unknown as RuleNode], definitions);

const assuming = (key: string, assumed: string): Definitions =>
  new Map([[key, { key, type: 'number', assumed } as unknown as FactDefinition]]);

describe('the signature of what is stated', () => {
  it('is the same where all tests turn out the same, and only there', () => {
    const signatures = signaturesOf([
      over('a', '10'),
      over('a', '20'),
      { kind: 'holds', key: 'b' },
      { kind: 'isOneOf', key: 'c', values: ['x'] },
      { kind: 'isOneOf', key: 'c', values: ['y', 'z'] },
    ])!;
    const outcomes = new Map<number, string>();
    for (const a of [null, 5, 15, 25, 26])
      for (const b of [null, false, true])
        for (const c of [null, 'w', 'x', 'y', 'z']) {
          const stated = new Map<string, FactValue>();
          if (a !== null) stated.set('a', new Decimal(a));
          if (b !== null) stated.set('b', b);
          if (c !== null) stated.set('c', c);
          const signature = signatures.signatureOf(stated)!;
          const outcome = [
            (a ?? 0) > 10,
            (a ?? 0) > 20,
            b === true,
            c === 'x',
            c === 'y' || c === 'z',
          ].join();
          expect(outcomes.get(signature) ?? outcome).toBe(outcome);
          outcomes.set(signature, outcome);
        }
    expect(outcomes.size).toBe(new Set(outcomes.values()).size);
    expect(outcomes.size).toBe(3 * 2 * 3);
    expect(signatures.signatureOf(new Map())).toBe(0);
  });

  it('is that of nothing stated where what is stated is what is assumed', () => {
    const signatures = signaturesOf([over('a', '10'), over('a', '20')], assuming('a', '15'))!;
    expect(signatures.signatureOf(new Map([['a', new Decimal(12)]]))).toBe(0);
    expect(signatures.signatureOf(new Map([['a', new Decimal(9)]]))).not.toBe(0);
    expect(signatures.signatureOf(new Map([['a', new Decimal(25)]]))).not.toBe(0);
  });

  it('tells 53 tests apart, and there is none of more', () => {
    const tests = (count: number) => Array.from({ length: count }, (_, at) => over('a', String(at)));
    const all = signaturesOf(tests(53))!;
    const seen = Array.from({ length: 54 }, (_, at) => all.signatureOf(new Map([['a', new Decimal(at)]])));
    expect(new Set(seen).size).toBe(54);
    expect(signaturesOf(tests(54))).toBeNull();
    expect(signaturesOf([...tests(30), ...tests(30)])).not.toBeNull();
  });

  it('is none where a value is stated, or an amount assumed other than the share of U.S. content', () => {
    const [value] = [...VALUE_KEYS].filter((key) => key !== US_CONTENT);
    expect(signaturesOf([over('a', '1')])!.signatureOf(new Map([[value!, new Decimal(1)]]))).toBeNull();
    expect(signaturesOf([over('a', '1')], assuming(value!, '5'))).toBeNull();
    expect(signaturesOf([over('a', '1')], assuming(US_CONTENT, '0'))).not.toBeNull();
    expect(signaturesOf([over('a', '1')], assuming('another', '5'))).not.toBeNull();
  });
});

describe('outcomes of fact sets', () => {
  it('are made once each, and forgotten together where 64 are kept', () => {
    const factSets = new OutcomeCache();
    let made = 0;
    const make = (): RuleOutcome => ({ made: (made += 1) }) as unknown as RuleOutcome;
    const first = factSets.get(0, make);
    for (let signature = 1; signature < 64; signature += 1) factSets.get(signature, make);
    expect(factSets.get(0, make)).toBe(first);
    expect(made).toBe(64);
    factSets.get(64, make);
    expect(factSets.get(0, make)).not.toBe(first);
    expect(made).toBe(66);
    factSets.get(64, make);
    expect(made).toBe(66);
  });
});

describe('whether two outcomes owe the same', () => {
  const node = (heading: string): RuleNode => ({ rule: { heading } }) as unknown as RuleNode;
  const [steel, copper, steelAgain] = [node('9903.81.87'), node('9903.78.01'), node('9903.81.87')];
  const on = (charged: RuleNode, share: number): OnValue => ({ node: charged, base: new Decimal(share) });
  const factSet = (parts: Partial<RuleOutcome>): RuleOutcome =>
    ({ charges: [], replacedBy: null, prohibition: null, ...parts }) as RuleOutcome;

  it.each([
    ['nothing is charged in either', {}, {}, 'same'],
    [
      'both prohibit, whatever they charge',
      { prohibition: steel, charges: [on(steel, 1)] },
      { prohibition: copper },
      'same',
    ],
    ['one prohibits', { prohibition: steel }, {}, 'other'],
    ['the other prohibits', {}, { prohibition: steel }, 'other'],
    ['the same rules on the same shares', { charges: [on(steel, 40)] }, { charges: [on(steel, 40)] }, 'same'],
    ['one charges more often', { charges: [on(steel, 40)] }, { charges: [] }, 'other'],
    ['another heading', { charges: [on(steel, 40)] }, { charges: [on(copper, 40)] }, 'other'],
    ['another share', { charges: [on(steel, 40)] }, { charges: [on(steel, 60)] }, 'open'],
    ['another rule of the heading', { charges: [on(steel, 40)] }, { charges: [on(steelAgain, 40)] }, 'open'],
    [
      'one of two differs',
      { charges: [on(steel, 40), on(copper, 60)] },
      { charges: [on(steel, 50), on(copper, 60)] },
      'open',
    ],
    ['the column is replaced in one', { replacedBy: steel }, {}, 'open'],
    ['the column is replaced in the other', {}, { replacedBy: steel }, 'open'],
    ['the column is replaced in both', { replacedBy: steel }, { replacedBy: copper }, 'same'],
  ] as const)('%s', (...[, left, right, told]) => {
    expect(compareOutcomes(factSet(left), factSet(right))).toBe(told);
  });
});
