import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareDuties } from '../../src/engine/difference.js';
import type { DutyResult } from '../../src/engine/result.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { exempt } from '../support/duty.js';
import {
  additive,
  caseOf,
  CITED,
  definitionOf,
  factsOf,
  holds,
  lawOf,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

/** Causes of a change that few lines have, and headings that stand more than once. */

const dutyOn = (law: LawOptions, facts: FactOptions = {}): DutyResult =>
  calculateDuty(factsOf(facts), lawOf(law));
const causes = (before: DutyResult, after: DutyResult) =>
  compareDuties(before, after).map((one) => `${one.heading} ${one.kind}: ${one.cause}, ${one.because}`);
const flag = [definitionOf('q0'), definitionOf('q1')];

describe('a heading is gone because', () => {
  it('an order of stacking takes it away', () => {
    const rules = [ruleOf('W1', { when: holds('q0') }), ruleOf('X1', { aceOrder: 11 })];
    const displacements = [{ winners: range('W1'), losers: range('X1') }];
    const on = (q0: boolean) => dutyOn({ rules, displacements, facts: flag }, { stated: { q0 } });
    expect(causes(on(false), on(true))).toEqual([
      'X1 removed: displacement, W1 applies to the goods',
      'W1 added: condition, needs: “Is it q0?” yes; it is no',
    ]);
  });

  it('it has no duty to take away any more', () => {
    const rules = [
      ruleOf('E1', { rate: exempt, displaces: range('X1') }),
      ruleOf('X1', { when: holds('q0') }),
    ];
    const on = (q0: boolean) => dutyOn({ rules, facts: flag }, { stated: { q0 } });
    expect(causes(on(true), on(false))).toEqual([
      'E1 removed: displacement, it has no duty to take away on these goods',
    ]);
  });

  it('what it is charged on has no value, or is exempted', () => {
    const steel = (value: number, law: LawOptions = {}) =>
      dutyOn(
        { rules: [ruleOf('S1', { basis: 'steel_content' })], ...law },
        { stated: { steel_content_value: new Decimal(value) } },
      );
    expect(causes(steel(3000), steel(0))).toEqual([
      'S1 removed: displacement, the content it is charged on has no value',
    ]);
    const sparing = [
      ruleOf('E1', { rate: exempt, basis: 'steel_content', displaces: range('S1'), when: holds('q0') }),
      ruleOf('S1', { basis: 'steel_content' }),
    ];
    const on = (q0: boolean) =>
      dutyOn(
        { rules: sparing, facts: flag },
        { stated: { q0, steel_content_value: new Decimal(3000) } },
      ).notApplied.map(({ heading, reason }) => `${heading} ${reason}`);
    expect(on(true)).toEqual(['S1 no_value_left']);
  });

  it('goods are entered under a provision of Chapter 98', () => {
    const chapter98 = [
      { provision: '*', authorityType: 'section_test', value: 'none', citations: CITED },
    ] as const;
    const law = { rules: [ruleOf('X1')], chapter98 };
    expect(causes(dutyOn(law), dutyOn(law, { stated: { chapter98_provision: '9813.00.05' } }))).toEqual([
      'X1 removed: condition, it is not due on goods entered under the Chapter 98 provision claimed',
    ]);
  });

  it('its own row turns on a fact, whatever other rows and headings are in the ledger', () => {
    const rules = [
      ruleOf('W1', { when: holds('never') }),
      ruleOf('X1', { id: 'first', when: holds('q0') }),
      ruleOf('X1', { id: 'second', when: holds('q1') }),
    ];
    const on = (q1: boolean) => dutyOn({ rules, facts: flag }, { stated: { q1 } });
    expect(causes(on(true), on(false))).toEqual(['X1 removed: condition, needs: “Is it q1?” yes; it is no']);
    const other = dutyOn({ rules: rules.slice(0, 2), facts: flag });
    expect(causes(on(true), other)).toEqual(['X1 removed: condition, needs: “Is it q0?” yes; it is no']);
  });

  it('its own rule ended, whatever rules stand before it', () => {
    const interval = { from: null, to: toCalendarDate('2026-06-01') };
    const before = dutyOn(
      { rules: [ruleOf('W1'), ruleOf('X1', { interval, aceOrder: 11 })] },
      { date: '2026-05-01' },
    );
    expect(causes(before, dutyOn({ rules: [ruleOf('W1')] }))).toEqual([
      'X1 removed: ends, in force to 2026-05-31',
    ]);
  });
});

describe('an AD/CVD case does not count because', () => {
  const [first, second] = ['A-570-001', 'A-570-002'];
  const counted = dutyOn({ adcvd: [caseOf(first!), caseOf(second!)] });
  const without = (changes: Parameters<typeof caseOf>[1]) =>
    causes(counted, dutyOn({ adcvd: [caseOf(first!), caseOf(second!, changes)] }));

  it.each([
    [
      { determination: 'possibly_in_scope' },
      'scope, scope is not settled: declare the case or state the facts it turns on',
    ],
    [{ determination: 'likely_out_of_scope' }, 'scope, the evidence finds the goods likely out of scope'],
    [{ rate: { citesNotice: false } }, 'certainty, the rate is known from a list only, without a notice'],
    [{ rate: { confidence: 'low' } }, 'certainty, the rate is not known with at least medium confidence'],
    [{ rate: { percent: null } }, 'certainty, no rate is known for the day'],
    [{ rate: { kind: 'excluded' } }, 'condition, the producer and exporter are excluded from the order'],
    [{ inForce: false }, 'ends, the order is not in force on the day, as far as the records show'],
  ] as const)('%j', (changes, words) => {
    expect(without(changes)).toEqual([`${second} removed: ${words}`]);
  });

  it('the order came later', () => {
    const later = caseOf(second!, { orderDate: toCalendarDate('2026-06-01') });
    const before = dutyOn({ adcvd: [caseOf(first!)] }, { date: '2026-05-01' });
    expect(causes(before, dutyOn({ adcvd: [caseOf(first!), later] }))).toEqual([
      `${second} added: begins, in force from 2026-06-01`,
    ]);
  });
});

describe('a layer that stays', () => {
  it('names a value or an amount that was not known', () => {
    const [unknown, known] = [dutyOn({}, { value: null }), dutyOn({})];
    expect(causes(unknown, known)).toEqual([
      '1234.56.78.90 changed: value, charged on not known -> 10000.00',
    ]);
  });

  it('says how an amount came about, before and after', () => {
    const on = (kilograms: string) => dutyOn({ general: '2¢/kg' }, { measures: { KG: kilograms } });
    const [less, more] = [on('100'), on('200')];
    const [was, is] = [less, more].map(({ layers }) => layers[0]!.computation);
    expect(causes(less, more)).toEqual([`1234.56.78.90 changed: value, ${was} -> ${is}`]);
    expect(was).toMatch(/100/);
  });

  it('names the facts it depends on', () => {
    const facts = ['q0', 'q1'].map((key) => definitionOf(key, { ask: true }));
    const rules = [
      ruleOf('E0', { rate: exempt, when: holds('q0'), displaces: range('X1') }),
      ruleOf('E1', { rate: exempt, when: holds('q1'), displaces: range('X1') }),
      ruleOf('X1'),
    ];
    const answered = dutyOn({ rules, facts }, { stated: { q0: false, q1: false } });
    expect(causes(dutyOn({ rules, facts }), answered)).toEqual([
      'X1 changed: certainty, depends on q0, q1 -> nothing',
    ]);
  });

  it('is another where the schedule charges by another unit at the same figure', () => {
    const [percent, weight] = ['2.5%', '2.5¢/kg'].map((general) =>
      dutyOn({ general }, { measures: { KG: '10000' } }),
    );
    expect(causes(percent!, weight!)).toEqual(['1234.56.78.90 changed: schedule, 2.5% -> 2.5¢/kg']);
  });

  it('is the column duty whatever the line is called', () => {
    const law = lawOf();
    const other = { ...law, line: { ...law.line, number: toHtsNumber('1234567891') } };
    const [before, after] = [law, { ...other }].map((one) => calculateDuty(factsOf(), one));
    expect(causes(before!, after!)).toEqual([]);
  });
});

describe('headings that stand beside each other', () => {
  const stated = (steel: string) => ({ stated: { steel_content_value: new Decimal(steel) } });

  it('are told apart, each by its own name', () => {
    const rules = [ruleOf('X1'), ruleOf('X2', { rate: additive(5), aceOrder: 11 })];
    expect(causes(dutyOn({ rules }), dutyOn({ rules: rules.slice(1) }))).toEqual([
      'X1 removed: scope, named as 1234 on one side only',
    ]);
  });

  it('are told apart by what they are charged on, where one name stands twice', () => {
    const both = [
      ruleOf('X1', { id: 'steel', basis: 'steel_content', rate: additive(50) }),
      ruleOf('X1', { id: 'whole', rate: additive(5) }),
    ];
    const [two, one] = [
      dutyOn({ rules: both }, stated('3000')),
      dutyOn({ rules: both.slice(1) }, stated('3000')),
    ];
    const told = compareDuties(two, one).map((change) => [
      change.kind,
      change.before?.ruleId,
      change.difference?.toFixed(2),
    ]);
    expect(told).toEqual([['removed', 'steel', '-1500.00']]);
    expect(compareDuties(one, two).map(({ kind, after }) => [kind, after?.ruleId])).toEqual([
      ['added', 'steel'],
    ]);
  });
});
