import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../../src/engine/law.js';
import { parseCondition } from '../../src/law/rules/condition.js';
import { findMisuse, readFactKeys } from '../../src/law/rules/fact-keys.js';
import { RuleKeys } from '../../src/law/rules/rule-keys.js';
import { toRuleRows } from '../../src/law/tables/rule-rows.js';
import { readCsvTable } from '../../src/law/text/csv-table.js';
import { cellsOf, compile, factKeys, FACTS } from './written-rule.js';

const conditionOf = (text: string): Condition => {
  const parsed = parseCondition(text);
  if (!parsed.ok || parsed.value === null) throw new Error(text);
  return parsed.value;
};

describe('a compiled rule', () => {
  it('cites notice and note', () => {
    const rule = compile();
    expect(rule.period).toEqual({ kind: 'known', interval: { from: '2026-02-24', to: null } });
    expect(rule.citations.map(({ document, locator }) => [document, locator])).toEqual([
      ['Proclamation 10976', null],
      ['HTSUS Chapter 99', 'subchapter III U.S. note 37(b)'],
    ]);
    expect(rule).toMatchObject({ include: null, exclude: ['GB'], exceptions: ['9903.76.04'], displaces: [] });
  });

  it('takes order, confidence and assumptions from its program', () => {
    const { written, assumptions } = compile();
    expect(written).toMatchObject({
      confidence: 'medium',
      profile: { aceOrder: 33, label: 'Section 232 wood' },
    });
    expect(assumptions).toEqual([9]);
    expect(compile({ confidence: 'high', assumptions: [3] })).toMatchObject({
      written: { confidence: 'high' },
      assumptions: [3, 9],
    });
    expect(() => compile({ program: 's301' })).toThrow(
      'the program s301 is not among the programs of the file',
    );
    expect(() => compile({ authority: undefined })).toThrow('authority is neither stated nor a default');
  });

  it('is official only when an archive prints its heading and the reading is sure', () => {
    expect(compile({ confidence: 'high' }).label).toBe('official');
    expect(compile().label).toBe('secondary');
    expect(compile({ confidence: 'high', heading: '9903.05.20' }).label).toBe('secondary');
    const window = { from: undefined, window: 'not printed' };
    expect(compile({ confidence: 'low', period: window }).label).toBe('unverified');
  });

  it('tells the two uses of a heading apart', () => {
    expect(compile().use).toBeNull();
    expect(compile({ when: 'spi=S,S+' }).use).toBe('usmca');
    expect(compile({ when: 'spi=S,S+', base: 'us_content' }).use).toBe('us_content');
    expect(compile({ when: 'spi=P,P+' }).use).toBeNull();
  });

  it.each([
    [{ when: 'colour=red' }, 'when: there is no fact key "colour"'],
    [{ origins: 'EU' }, 'origins'],
    [{ origins: 'JP JP' }, 'JP is named twice'],
    [{ exceptions: '9903' }, 'exceptions'],
    [{ period: { rate: '10%' } }, 'write +25%, 15% in total'],
    [{ goods: 'lists/wood.csv' }, 'names no goods'],
    [{ when: '!heading_due=9903.76.01-9903.76.03' }, 'it asks whether it is due itself'],
    [{ introducedBy: 'two' }, 'there is no correction "two"'],
  ])('refuses %j by file, line and field', (change, message) => {
    expect(() => compile(change)).toThrow('law/chapter99/wood/rules.yaml line 7: ');
    expect(() => compile(change)).toThrow(message);
  });

  it.each([
    [{ cites: [] }, 'cites'],
    [{ origins: 'Japan' }, 'write CN or CA MX'],
    [{ period: { from: 'soon' } }, 'is not a date'],
    [{ period: { to: '2026-02-30' } }, 'is not a day of the calendar'],
    [{ period: { from: undefined } }, 'needs from, or window: not printed'],
    [{ base: 'weight' }, 'base'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j, which is not of the shape of a rule', (change, message) => {
    expect(() => compile(change)).toThrow(message);
  });

  it('becomes a row in which a rule that never applied has an empty interval', () => {
    const cells = cellsOf(toRuleRows([compile({ period: { from: '2025-10-14', to: '2025-10-13' } })]));
    expect(cells).toMatchObject({ legal_from: '2025-10-14', legal_to: '2025-10-14', window_known: true });
    const unknown = cellsOf(toRuleRows([compile({ period: { from: undefined, window: 'not printed' } })]));
    expect(unknown).toMatchObject({
      legal_from: null,
      legal_to: null,
      window_known: false,
      source_label: 'unverified',
    });
    expect(cells).toMatchObject({
      rule_key: '9903.76.01@2025-10-14',
      scope: [{ kind: 'list', listKey: 's232-wood-37#list=s232-softwood-37b' }],
      countries_include: ['ALL'],
      compiled_conditions: null,
    });
  });

  it('was published with the correction that introduced it, or to the one that took it away', () => {
    expect(compile({ introducedBy: 'one' })).toMatchObject({
      published: { from: '2025-11-01', to: null },
      supersededBy: null,
    });
    expect(compile({ supersededBy: 'one' })).toMatchObject({
      published: { from: null, to: '2025-11-01' },
      supersededBy: 'one',
    });
    const earlier = compile({ supersededBy: 'one', publishedTo: '2025-10-20' });
    expect(cellsOf(toRuleRows([earlier]))).toMatchObject({
      rule_key: '9903.76.01@2026-02-24(one)',
      published_to: '2025-10-20',
    });
  });

  it('has a name of its own', () => {
    const keys = new RuleKeys();
    const names = [
      keys.createNext({ heading: '9903.88.03', supersededBy: null }, '2019-05-10'),
      keys.createNext({ heading: '9903.88.03', supersededBy: 'one' }, '2019-05-10'),
      keys.createNext({ heading: '9903.88.03', supersededBy: null }, '2019-05-10'),
      keys.createNext({ heading: '9903.88.05', supersededBy: null }, null),
    ];
    expect(names).toEqual([
      '9903.88.03@2019-05-10',
      '9903.88.03@2019-05-10(one)',
      '9903.88.03@2019-05-10~2',
      '9903.88.05@unknown',
    ]);
  });
});

describe('the vocabulary of facts', () => {
  it('says what a missing fact is taken to be, and whether it is asked for', () => {
    const rows = readCsvTable('facts.csv', FACTS);
    expect(factKeys.get('spi')).toMatchObject({
      type: 'code',
      allowedValues: [],
      assumed: 'none',
      ask: false,
    });
    expect(factKeys.get('loading_date')).toMatchObject({ type: 'date', assumed: null });
    expect(factKeys.get('semi_end_use')?.allowedValues).toEqual(['us_repair', 'us_rnd']);
    expect(() => readFactKeys([...rows, rows[0]!])).toThrow('key: "spi" stands there twice');
    const changed = readCsvTable('facts.csv', FACTS.replace('none,no\ndonation', 'none,maybe\ndonation'));
    expect(() => readFactKeys(changed)).toThrow('facts.csv line 2: ask: "maybe" is not one of yes, no');
    const unanswered = readCsvTable(
      'facts.csv',
      FACTS.replace('note 39,no exempt use,none,no', 'note 39,none,,yes'),
    );
    expect(() => readFactKeys(unanswered)).toThrow(
      'facts.csv line 4: assumed: semi_end_use is asked for, so name the answer that stands meanwhile',
    );
  });

  it.each([
    'donation',
    'spi=S,S+',
    'semi_end_use=us_repair',
    'loading_date<2025-04-05',
    'col1_ave>=15',
    'heading_due=9903.76.01',
  ])('allows %s', (text) => expect(findMisuse(conditionOf(text), factKeys)).toBeNull());

  it.each([
    ['spi', 'cannot hold by itself'],
    ['donation>5', 'cannot be compared'],
    ['loading_date<yesterday', 'is not a date'],
    ['col1_ave>=15%', 'is not a derived'],
    ['steel_content_value>1000', 'compare a share of the value'],
    ['semi_end_use=museum', 'has no value "museum"'],
    ['!(donation & unknown_key)', 'there is no fact key "unknown_key"'],
  ])('refuses %s', (text, message) => expect(findMisuse(conditionOf(text), factKeys)).toContain(message));
});
