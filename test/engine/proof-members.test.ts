import { describe, expect, it } from '@jest/globals';
import { decodeLaw, encodeLaw, type LawExcerpt } from '../../src/engine/proof-law.js';
import { proveDuty } from '../../src/engine/proof.js';
import { readProof } from '../../src/engine/read-proof.js';
import { toCountry } from '../../src/terms/country.js';
import {
  additive,
  caseOf,
  definitionOf,
  factsOf,
  holds,
  lawOf,
  range,
  ruleOf,
} from '../support/law-fixture.js';

/** Everything a proof keeps of a law, and everything that is looked at before a proof is believed. */

const KEPT = [
  'spi',
  'us_content_pct',
  'steel_content_value',
  'aluminum_content_value',
  'copper_content_value',
  'chapter98_provision',
  'chapter98_dutiable_value',
];

const law = lawOf({
  special: [['S', 'Free']],
  rules: [
    ruleOf('X1', { include: new Set(['VN', 'CN', 'CA'].map(toCountry)), when: holds('used') }),
    ruleOf('X2', { exclude: new Set(['MX', 'CA'].map(toCountry)), rate: additive(12.5) }),
    ruleOf('E1', { rate: { kind: 'exempt' } }),
  ],
  otherOrigins: [ruleOf('O1')],
  displacements: [{ winners: range('X1'), losers: range('X2') }],
  adcvd: [caseOf('A-570-967', { determination: 'possibly_in_scope' })],
  facts: [...KEPT, 'used', 'idle'].map((key) => definitionOf(key)),
});
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const proof = () => sent(proveDuty(factsOf(), law, 'v'));

describe('the law of a proof', () => {
  it('has the facts that its rules read, and those that every calculation reads', () => {
    expect(proof().law.factDefinitions.map(({ key }) => key)).toEqual([...KEPT, 'used']);
  });

  it('has countries in the order of their codes', () => {
    const [first, second] = proof().law.rules.map(({ rule }) => rule);
    expect([first!.include, first!.exclude]).toEqual([['CA', 'CN', 'VN'], []]);
    expect([second!.include, second!.exclude]).toEqual([null, ['CA', 'MX']]);
    expect(proof().law.specialPrograms.map(({ countries }) => countries)).toEqual([['CA', 'MX'], ['KE']]);
  });

  it('comes back whole, but for the rules of other origins', () => {
    const keys = new Set(law.factDefinitions.keys());
    const excerpt: LawExcerpt = sent(encodeLaw(law, keys));
    expect(decodeLaw(excerpt)).toMatchObject({ ...law, otherOrigins: [], rateOf: expect.any(Function) });
    expect(decodeLaw(excerpt).otherOrigins).toEqual([]);
  });
});

describe('the result of a proof', () => {
  it('has every case with its limits', () => {
    expect(proof().claimed.adcvd).toEqual([
      { caseNumber: 'A-570-967', advisory: true, amount: null, low: '0', high: '8601' },
    ]);
  });
});

describe('a proof is refused', () => {
  const put = (pointer: string, value: unknown): unknown => {
    const changed = proof() as unknown as Record<string, unknown>;
    const names = pointer.slice(1).split('/');
    const last = names.pop()!;
    const owner = names.reduce((at, name) => at[name] as Record<string, unknown>, changed);
    owner[last] = value;
    return changed;
  };

  it('not as it was written', () => {
    expect(readProof(proof())).toMatchObject({ ok: true });
  });

  it.each([
    ['/law/line/column1General', {}, '/law/line/column1General/text should be text'],
    ['/law/line/column1Special/0', {}, '/law/line/column1Special/0/programs should be a list'],
    ['/law/rules/0/rule/rate', {}, '/law/rules/0/rule/rate/kind should be text'],
    ['/law/displacements/0', {}, '/law/displacements/0/interval should be an object'],
    ['/law/specialPrograms/0', {}, '/law/specialPrograms/0/symbol should be text'],
    ['/facts/entryDate', 'on 2026-09-15', '/facts/entryDate should be a date'],
    ['/facts/entryDate', '2026-09-15T00:00', '/facts/entryDate should be a date'],
  ])('with %s %j', (pointer, value, message) => {
    expect(readProof(put(pointer, value))).toEqual({ ok: false, message: `it is not whole: ${message}` });
  });
});
