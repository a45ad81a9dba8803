import { describe, expect, it } from '@jest/globals';
import { calculateDuty } from '../../src/engine/calculate-duty.js';
import { compareDuties } from '../../src/engine/difference.js';
import type { DutyResult } from '../../src/engine/result.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import { exempt, floor } from '../support/duty.js';
import {
  additive,
  definitionOf,
  factsOf,
  holds,
  lawOf,
  range,
  ruleOf,
  type FactOptions,
  type LawOptions,
} from '../support/law-fixture.js';

const BEFORE = '2026-01-15';
const AFTER = '2026-09-15';
const YEAR = { from: toCalendarDate('2026-06-01'), to: toCalendarDate('2027-01-01') };

const dutyOn = (law: LawOptions, facts: FactOptions = {}): DutyResult =>
  calculateDuty(factsOf({ date: AFTER, ...facts }), lawOf(law));

/** Heading, kind, difference, cause and words of each change. */
const changes = (before: DutyResult, after: DutyResult, changed?: ReadonlySet<string>) =>
  compareDuties(before, after, changed).map((one) => [
    one.heading,
    one.kind,
    one.difference?.toFixed(2) ?? null,
    one.cause,
    one.because,
  ]);

describe('the cause of a change', () => {
  it('is that the rule begins or ends', () => {
    const without = dutyOn({}, { date: BEFORE });
    const within = dutyOn({ rules: [ruleOf('X1', { interval: YEAR })] });
    expect(changes(without, within)).toEqual([
      ['X1', 'added', '1000.00', 'begins', 'in force from 2026-06-01'],
    ]);
    const later = dutyOn({}, { date: '2027-02-01' });
    expect(changes(within, later)).toEqual([['X1', 'removed', '-1000.00', 'ends', 'in force to 2026-12-31']]);
    expect(changes(within, without)).toEqual([
      ['X1', 'removed', '-1000.00', 'begins', 'in force from 2026-06-01'],
    ]);
  });

  it('is another rate of the heading, or of the line', () => {
    const [before, after] = [
      dutyOn({ general: '2.5%', rules: [ruleOf('X1')] }),
      dutyOn({ general: '5%', rules: [ruleOf('X1', { rate: additive(20), rateText: '+ 20%' })] }),
    ];
    expect(changes(before, after)).toEqual([
      ['X1', 'changed', '1000.00', 'rate_set', '+ 10% -> + 20%'],
      ['1234.56.78.90', 'changed', '250.00', 'schedule', '2.5% -> 5%'],
    ]);
  });

  it('is another column', () => {
    const law = { special: [['S', 'Free']] as const };
    const [before, after] = [
      dutyOn(law, { origin: 'CA' }),
      dutyOn(law, { origin: 'CA', stated: { spi: 'S' } }),
    ];
    expect(changes(before, after)).toEqual([
      ['1234.56.78.90', 'changed', '-250.00', 'column', '2.5% -> Free'],
    ]);
  });

  it('is the list or the note that names the goods on one side only', () => {
    const listed = dutyOn({ rules: [ruleOf('X1')] });
    const noted = dutyOn({ rules: [{ ...ruleOf('X1'), listedAs: null }] });
    expect(changes(dutyOn({}), listed)[0]!.slice(3)).toEqual(['scope', 'named as 1234 on one side only']);
    expect(changes(noted, dutyOn({}))[0]!.slice(3)).toEqual(['scope', 'named by its note on one side only']);
  });

  it('is the country of origin', () => {
    const rule = ruleOf('X1', { include: new Set([toCountry('CN')]) });
    const other = dutyOn({ otherOrigins: [rule] }, { origin: 'VN' });
    expect(changes(other, dutyOn({ rules: [rule] }))[0]!.slice(3)).toEqual([
      'origin',
      'it is for products of other countries',
    ]);
  });

  it('is a fact, or a heading that takes it away, also under another row of the heading', () => {
    const facts = [definitionOf('donation')];
    const rules = [
      ruleOf('E1', { rate: exempt, when: holds('donation'), displaces: range('X1') }),
      ruleOf('X1'),
    ];
    const [charged, given] = [
      dutyOn({ rules, facts }),
      dutyOn({ rules, facts }, { stated: { donation: true } }),
    ];
    expect(changes(charged, given)).toEqual([
      ['X1', 'removed', '-1000.00', 'displacement', 'E1 applies to the goods'],
      ['E1', 'added', '0.00', 'condition', 'needs: “Is it donation?” yes; it is no'],
    ]);
    const other = dutyOn({ rules: [ruleOf('X1', { id: 'other row', when: holds('donation') })], facts });
    expect(changes(charged, other)[0]!.slice(0, 4)).toEqual(['X1', 'removed', '-1000.00', 'condition']);
  });

  it('is the value or the quantity', () => {
    expect(changes(dutyOn({}), dutyOn({}, { value: '20000' }))).toEqual([
      ['1234.56.78.90', 'changed', '250.00', 'value', 'charged on 10000.00 -> 20000.00'],
    ]);
    const law = { general: '2¢/kg' };
    const [less, more] = [dutyOn(law, { measures: { KG: '100' } }), dutyOn(law, { measures: { KG: '200' } })];
    expect(changes(less, more)[0]!.slice(1, 4)).toEqual(['changed', '2.00', 'value']);
    expect(changes(dutyOn(law), more)[0]!.slice(2, 4)).toEqual([null, 'value']);
  });

  it('is the column duty behind a floor, and a heading in its place', () => {
    const rules = [ruleOf('F1', { rate: floor(15), rateText: '15% in all' })];
    const [before, after] = [dutyOn({ rules, general: '2.5%' }), dutyOn({ rules, general: '5%' })];
    expect(changes(before, after)[0]!.slice(0, 4)).toEqual(['F1', 'changed', '-250.00', 'column_duty']);
    const inLieu = ruleOf('L1', { rate: { kind: 'inLieu', percent: new Decimal(7) } });
    expect(changes(dutyOn({}), dutyOn({ rules: [inLieu] }))[0]!.slice(0, 4)).toEqual([
      '1234.56.78.90',
      'changed',
      '-250.00',
      'displacement',
    ]);
  });

  it('is what is open, where the amount is the same', () => {
    const facts = [definitionOf('listed', { ask: true })];
    const rules = [
      ruleOf('E1', { rate: exempt, when: holds('listed'), displaces: range('X1') }),
      ruleOf('X1'),
    ];
    const [open, answered] = [
      dutyOn({ rules, facts }),
      dutyOn({ rules, facts }, { stated: { listed: false } }),
    ];
    expect(changes(open, answered)).toEqual([
      ['X1', 'changed', '0.00', 'certainty', 'depends on listed -> nothing'],
    ]);
  });

  it('is a prohibition', () => {
    const ban = ruleOf('(ban)', { rate: { kind: 'prohibited' }, interval: YEAR });
    const [free, banned] = [dutyOn({}, { date: BEFORE }), dutyOn({ rules: [ban] })];
    expect(changes(free, banned)).toEqual([
      ['1234.56.78.90', 'removed', '-250.00', 'prohibition', 'the goods may not be entered there'],
      ['(ban)', 'added', null, 'begins', 'in force from 2026-06-01'],
    ]);
    expect(changes(banned, free).map((one) => one[3])).toEqual(['begins', 'prohibition']);
  });

  it('is what the scenario changed', () => {
    const rules = [ruleOf('X1')];
    const changed = new Set(['X1']);
    expect(changes(dutyOn({ rules }), dutyOn({}), changed)[0]!.slice(3)).toEqual([
      'scenario',
      'supposed: the rule is taken away',
    ]);
    expect(changes(dutyOn({}), dutyOn({ rules }), changed)[0]!.slice(4)).toEqual([
      'supposed: the rule is taken as in force',
    ]);
  });

  it('is none where only the words of a rate are others', () => {
    const [before, after] = ['The duty provided + 10%', 'duty in the subheading + 10%'].map((rateText) =>
      dutyOn({ rules: [ruleOf('X1', { rateText })] }),
    );
    expect(changes(before!, after!)).toEqual([]);
    const words = dutyOn({ rules: [ruleOf('X1', { rateText: 'as provided' })] });
    expect(changes(before!, words)[0]!.slice(2, 4)).toEqual(['0.00', 'rate_set']);
  });

  it('is none where both owe the same, twice the same heading included', () => {
    const rules = [ruleOf('X1'), ruleOf('X1', { id: 'X1b', rate: floor(15), rateText: '15% in all' })];
    const result = dutyOn({ rules });
    expect(compareDuties(result, result)).toEqual([]);
    expect(changes(result, dutyOn({})).map((one) => [one[0], one[2]])).toEqual([
      ['X1', '-1000.00'],
      ['X1', '-1250.00'],
    ]);
  });
});
