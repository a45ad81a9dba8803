import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { Decimal } from '../../src/terms/decimal.js';
import { boundsOf, duty, exempt, floor, specific } from '../support/duty.js';
import {
  additive,
  all,
  any,
  definitionOf,
  due,
  factsOf,
  holds,
  isOneOf,
  lawOf,
  not,
  range,
  ruleOf,
} from '../support/law-fixture.js';

/** How the ends of an open duty are searched for: box by box of answers, with what each rule can come to. */

describe('a duty that more answers change than are tried', () => {
  const keys = Array.from({ length: 13 }, (_, place) => `q${place}`);
  const facts = [
    ...keys.map((key) => definitionOf(key)),
    definitionOf('steel_content_value', { type: 'number', unit: 'USD', assumed: null }),
  ];
  /** One of each pair applies, whatever is answered, which no answer to one fact shows. */
  const pairs = keys.flatMap((key, place) => {
    const next = keys[(place + 1) % keys.length]!;
    const alike = any(all(holds(key), holds(next)), all(not(holds(key)), not(holds(next))));
    return [
      ruleOf(`X${place}`, { when: alike, rate: additive(1) }),
      ruleOf(`Y${place}`, { when: not(alike), rate: additive(1) }),
    ];
  });

  it('is between what is surely and what can be charged', () => {
    const [low, high] = boundsOf({ rules: pairs, facts });
    expect([Number(low) <= 1550, Number(low) >= 250]).toEqual([true, true]);
    expect([Number(high) >= 1550, Number(high) <= 2850]).toEqual([true, true]);
  });

  it('names no answers that lead to its least', () => {
    const { low, lowAnswers } = duty({ rules: pairs, facts }).result.bounds;
    expect([low?.toFixed(), lowAnswers]).toEqual([expect.any(String), null]);
  });

  it('is so where parts of the value are open as well', () => {
    const steel = ruleOf('Z1', { basis: 'steel_content', rate: additive(10), aceOrder: 40 });
    const [low, high] = boundsOf({ rules: [...pairs, steel], facts });
    expect(Number(low)).toBeLessThanOrEqual(1550);
    expect(Number(high)).toBeGreaterThanOrEqual(2550);
  });
});

describe('facts to be asked that are too many to try', () => {
  const keys = Array.from({ length: 10 }, (_, place) => `q${place}`);
  const facts = keys.map((key) => definitionOf(key, { ask: true }));
  const charges = keys.map((key, place) => ruleOf(`X${place}`, { when: holds(key), rate: additive(1) }));

  it('leave goods barred that no answer lets in', () => {
    const ban = ruleOf('(ban)', { rate: { kind: 'prohibited' } });
    expect(duty({ rules: [...charges, ban], facts }).result.prohibited).toBe(true);
  });

  it('are asked for beside a quantity that the column lacks', () => {
    const { result } = duty({ rules: charges, facts, general: '10¢/kg' });
    const fields = result.requiredInputs.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['measures.KG', 'q0', 'q9']));
  });
});

describe('exclusions', () => {
  it('are limited one by one and all together, where they are too many for every combination', () => {
    const numbers = ['E1', 'E2', 'E3', 'E4', 'E5'];
    const facts = [definitionOf('excl', { type: 'heading', assumed: null })];
    const rules = numbers.flatMap((number, place) => [
      ruleOf(number, { rate: exempt, displaces: range(`X${place}`), when: isOneOf('excl', number) }),
      ruleOf(`X${place}`, { rate: additive(10) }),
    ]);
    expect(boundsOf({ rules, facts })).toEqual(['250', '5250']);
  });
});

describe('preferences with the same rate', () => {
  it('are limited once', () => {
    const law = lawOf({
      special: [['S,S+', 'Free']],
      facts: [definitionOf('spi', { type: 'code', assumed: null })],
    });
    const [usmca] = law.specialPrograms;
    const twice = { ...law, specialPrograms: [usmca!, { ...usmca!, symbol: 'S+' }] };
    const { low, high } = calculateDuty(factsOf({ origin: 'MX' }), twice).bounds;
    expect([low?.toFixed(), high?.toFixed()]).toEqual(['0', '250']);
  });

  it('may print no rate: the general one stays', () => {
    expect(
      boundsOf(
        { rules: [ruleOf('X1', { when: holds('q0') })], facts: [definitionOf('q0')] },
        { origin: 'MX', stated: { spi: 'S' } },
      ),
    ).toEqual(['250', '1250']);
  });
});

describe('column 2', () => {
  it('is what the limits start from', () => {
    const rules = [
      ruleOf('(column 2)', { rate: { kind: 'inLieu', percent: null } }),
      ruleOf('X1', { when: holds('q0') }),
    ];
    expect(boundsOf({ rules, facts: [definitionOf('q0')] })).toEqual(['4500', '5500']);
  });
});

describe('a Chapter 98 claim that frees of the column duty', () => {
  const chapter98 = (authorityType: string) => [
    { provision: '9802.00.50', authorityType, value: 'none' as const, citations: lawOf().fees.mpfCitations },
  ];
  const claimed = { stated: { chapter98_provision: '9802.00.50' } };
  const provision = definitionOf('chapter98_provision', {
    type: 'code',
    values: ['none', '9802.00.50'],
    assumed: 'none',
  });

  it('leaves a floor all of itself beside a rate in lieu', () => {
    const rules = [
      ruleOf('X1', { rate: { kind: 'inLieu', percent: new Decimal(5) } }),
      ruleOf('F1', { rate: floor(15) }),
    ];
    expect(boundsOf({ rules, facts: [provision], chapter98: chapter98('column') }, claimed)).toEqual([
      '2000',
      '2000',
    ]);
  });

  it('leaves nothing for rules of its authority that ask for each other', () => {
    const rules = [ruleOf('X1', { when: due('X2') }), ruleOf('X2', { when: any(due('X1'), holds('q0')) })];
    const facts = [provision, definitionOf('q0')];
    expect(boundsOf({ rules, facts, chapter98: chapter98('section_test') }, claimed)).toEqual(['250', '250']);
  });
});

describe('a Chapter 98 claim whose dutiable value is not stated', () => {
  const number = (key: string) => definitionOf(key, { type: 'number', unit: 'USD', assumed: null });

  it('can leave just the stated content of one metal, and so nothing of the next', () => {
    const law = {
      rules: [
        ruleOf('S1', { rate: additive(50), basis: 'steel_content' }),
        ruleOf('A1', { rate: additive(0), basis: 'aluminum_content', displaces: range('S1') }),
      ],
      facts: ['steel_content_value', 'aluminum_content_value', 'chapter98_dutiable_value'].map(number),
      chapter98: [
        {
          ...{ provision: '9802.00.50', authorityType: 'section_test', value: 'dutiable_value' as const },
          citations: lawOf().fees.mpfCitations,
        },
      ],
    };
    const stated = {
      chapter98_provision: '9802.00.50',
      steel_content_value: new Decimal(2000),
      aluminum_content_value: new Decimal(3000),
    };
    expect(boundsOf(law, { stated })).toEqual(['250', '1250']);
    const said = { ...stated, chapter98_dutiable_value: new Decimal(2000) };
    expect(duty(law, { stated: said }).result.totals.totalDuty?.toFixed()).toBe('1250');
  });
});

describe('parts of the value that are taken away', () => {
  const content = (metal: string) =>
    definitionOf(`${metal}_content_value`, { type: 'number', unit: 'USD', assumed: null });
  const stated = { steel_content_value: new Decimal(2000), aluminum_content_value: new Decimal(3000) };
  const charges = [
    ruleOf('S1', { basis: 'steel_content', rate: additive(0) }),
    ruleOf('A1', { basis: 'aluminum_content', rate: additive(0) }),
  ];
  const facts = [content('steel'), content('aluminum'), definitionOf('q0'), definitionOf('q1')];

  it('may be several, each under an answer of its own', () => {
    const relief = (heading: string, basis: 'steel_content' | 'aluminum_content', key: string) =>
      ruleOf(heading, { rate: exempt, basis, when: holds(key), displaces: range('X1') });
    const rules = [
      ...charges,
      relief('E1', 'steel_content', 'q0'),
      relief('E2', 'aluminum_content', 'q1'),
      ruleOf('X1'),
    ];
    expect(boundsOf({ rules, facts }, { stated })).toEqual(['750', '1250']);
  });

  it('may be all of a part', () => {
    const relief = ruleOf('E1', {
      rate: exempt,
      basis: 'steel_content',
      when: holds('q0'),
      displaces: range('X1'),
    });
    const rules = [...charges, relief, ruleOf('X1', { basis: 'steel_content' })];
    expect(boundsOf({ rules, facts }, { stated })).toEqual(['250', '450']);
  });
});

describe('a relief for what owes another duty', () => {
  it('leaves the dearer of the two in the greatest total', () => {
    const rules = [
      ruleOf('X1', { when: holds('q0') }),
      ruleOf('E1', { rate: exempt, basis: 'due_232_value', when: due('X1'), displaces: range('X2') }),
      ruleOf('X2', { rate: additive(25) }),
    ];
    expect(boundsOf({ rules, facts: [definitionOf('q0')] })).toEqual(['1250', '2750']);
  });

  it('takes nothing where it would have to put a duty on the goods itself', () => {
    const relief = ruleOf('E1', { rate: exempt, basis: 'due_232_value', when: due('X1') });
    const rules = [ruleOf('X1', { when: holds('q0') }), relief, ruleOf('X2', { rate: additive(25) })];
    const displacement = { winners: range('E1'), losers: range('X2'), extent: 'portion' as const };
    const facts = [definitionOf('q0')];
    const under = (requires: 'applies' | 'positive_duty') =>
      boundsOf({ rules, facts, displacements: [{ ...displacement, requires }] });
    expect(under('positive_duty')).toEqual(['2750', '3750']);
    expect(under('applies')).toEqual(['1250', '2750']);
  });
});

describe('the question that comes first', () => {
  it.each([[['q0', 'q1']], [['q1', 'q0']]])(
    'is the one without which an amount stays unknown: %s',
    (keys) => {
      const rules = keys.map((key) =>
        ruleOf(`X${key}`, { when: holds(key), ...(key === 'q0' && { rate: specific('25¢/kg') }) }),
      );
      const facts = keys.map((key) => definitionOf(key, { ask: true }));
      expect(duty({ rules, facts }).result.bounds.nextBestFact).toBe('q0');
    },
  );
});
