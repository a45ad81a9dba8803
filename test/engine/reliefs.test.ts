import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { toCountry } from '../../src/terms/country.js';
import { duty, exempt } from '../support/duty.js';
import {
  additive,
  compares,
  definitionOf,
  due,
  factsOf,
  holds,
  isOneOf,
  lawOf,
  not,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** Which headings at zero are on the entry, and why the others are not. */

const unlisted = (...rule: Parameters<typeof ruleOf>) => ({ ...ruleOf(...rule), listedAs: null, list: null });

const ledgerOf = (law: LawOptions, facts: FactOptions = {}) =>
  Object.fromEntries(
    duty(law, facts).result.notApplied.map(({ heading, reason, because }) => [heading, [reason, because]]),
  );

describe('a heading that exempts a duty', () => {
  it('is reported alone where several do: goods of another programme first, then by heading', () => {
    const charged = ruleOf('X1');
    const [first, second] = ['E1', 'E2'].map((heading) =>
      ruleOf(heading, { rate: exempt, displaces: range('X1') }),
    );
    expect(duty({ rules: [charged, second!, first!] }).layers).toEqual({ E1: '0.00', column: '250.00' });
    expect(duty({ rules: [charged, first!, second!] }).layers).toEqual({ E1: '0.00', column: '250.00' });
    const other = ruleOf('S1', { rate: additive(50), aceOrder: 30 });
    const owing = ruleOf('E9', { rate: exempt, when: due('S1'), displaces: range('X1') });
    for (const rules of [
      [charged, other, first!, owing],
      [charged, other, owing, first!],
    ])
      expect(duty({ rules }).layers).toEqual({ E9: '0.00', S1: '5000.00', column: '250.00' });
  });

  it('is the first of two rows of one heading', () => {
    const rows = ['a', 'b'].map((id) =>
      ruleOf('E1', {
        id,
        rate: exempt,
        basis: id === 'a' ? 'full_value' : 'due_232_value',
        displaces: range('X1'),
      }),
    );
    const { result } = duty({ rules: [ruleOf('X1'), ...rows] });
    expect(result.layers.filter(({ heading }) => heading === 'E1').map(({ ruleId }) => ruleId)).toEqual([
      'a',
    ]);
  });

  it('names a country on all its goods, whether or not there is a duty to take away', () => {
    const include = new Set([toCountry('CN')]);
    expect(duty({ rules: [unlisted('E1', { rate: exempt, include })] }).layers).toHaveProperty('E1');
    expect(duty({ rules: [ruleOf('E1', { rate: exempt, include })] }).layers).not.toHaveProperty('E1');
    expect(duty({ rules: [unlisted('E1', { rate: exempt })] }).layers).not.toHaveProperty('E1');
  });
});

describe('a relief on no list', () => {
  const relief = unlisted('E1', { rate: exempt, displaces: range('X1') });
  const follower = ruleOf('Y1', { rate: additive(5), when: due('E1'), aceOrder: 20 });

  it('is a heading the goods are under only where it takes a duty away', () => {
    expect(duty({ rules: [relief, ruleOf('X1'), follower] }).layers).toHaveProperty('Y1', '500.00');
    expect(duty({ rules: [relief, follower] }).layers).not.toHaveProperty('Y1');
    const idle = ruleOf('X1', { when: holds('never') });
    expect(duty({ rules: [relief, idle, follower] }).layers).not.toHaveProperty('Y1');
  });
});

describe('the ledger', () => {
  it('says that barred goods owe nothing else, and what a heading would have to be due', () => {
    const ban = ruleOf('(ban)', { rate: { kind: 'prohibited' }, rateText: 'excluded' });
    expect(ledgerOf({ rules: [ban, ruleOf('X1')] })).toEqual({
      X1: ['displaced_by', '(ban) bars the goods from entry'],
    });
    expect(ledgerOf({ rules: [ruleOf('E1', { rate: exempt, when: due('Z9') })] })).toEqual({
      E1: ['condition_false', 'needs: a duty under one of the headings it names is due'],
    });
  });

  it('has the same entry for a rule of other countries on every line', () => {
    const otherOrigins = [ruleOf('O1')];
    const [one, other] = [duty({ otherOrigins }), duty({ otherOrigins: [...otherOrigins] })].map(
      ({ result }) => result.notApplied[0],
    );
    expect(one).toBe(other);
    const elsewhere = duty({ otherOrigins: [...otherOrigins, ruleOf('O2')] }).result.notApplied;
    expect(elsewhere.map(({ heading }) => heading)).toEqual(['O1', 'O2']);
    expect(elsewhere[0]).toBe(one);
  });

  it('is the same for the same law, whoever asks first', () => {
    const facts = [definitionOf('donation'), definitionOf('weight', { type: 'number', assumed: '0' })];
    const law = lawOf({
      facts,
      rules: [
        ruleOf('A1', { when: holds('donation') }),
        ruleOf('A2', { when: compares('weight', '>=', '40') }),
        ruleOf('A3', { when: compares('col1_ave', '>', '50') }),
      ],
    });
    const ledger = (value: string) =>
      calculateDuty(factsOf({ value }), law).notApplied.map(({ heading, flippedBy }) => [heading, flippedBy]);
    expect(ledger('10000')).toEqual([
      ['A1', { key: 'donation', value: 'true' }],
      ['A2', { key: 'weight', value: '>= 40' }],
      ['A3', null],
    ]);
    expect(ledger('20000')).toEqual(ledger('10000'));
  });

  it('tries a limit as it stands, and no answer where a key has no list of codes', () => {
    const facts = [definitionOf('weight', { type: 'number', assumed: '0' })];
    const rules = [
      ruleOf('A1', { when: compares('weight', '>=', '40') }),
      ruleOf('A2', { when: not(isOneOf('unknown_key', 'a')) }),
    ];
    const { result } = duty({ rules, facts }, { stated: { unknown_key: 'a' } });
    expect(result.notApplied.map(({ heading, flippedBy }) => [heading, flippedBy])).toEqual([
      ['A1', { key: 'weight', value: '>= 40' }],
      ['A2', { key: 'unknown_key', value: 'not a' }],
    ]);
  });
});
