import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../../../src/engine/law.js';
import { ruleOverrides } from '../../../src/ingest/reference/authored/authored-rows.js';
import { compileRule } from '../../../src/ingest/reference/law/compile-rule.js';
import { parseCondition } from '../../../src/ingest/reference/law/condition.js';
import { findMisuse, readFactKeys } from '../../../src/ingest/reference/law/fact-keys.js';
import { profileOf } from '../../../src/ingest/reference/law/program-profiles.js';
import { RuleKeys } from '../../../src/ingest/reference/law/rule-keys.js';
import { applyOverrides } from '../../../src/ingest/reference/law/rule-overrides.js';
import { readCsvTable } from '../../../src/ingest/reference/sources/csv-table.js';
import { toRuleRows } from '../../../src/ingest/reference/tables/rule-rows.js';
import {
  cellsOf,
  compile,
  context,
  factKeys,
  FACTS,
  profiles,
  READINGS,
  rowOf,
  standing,
} from './programs-row.js';

const conditionOf = (text: string): Condition => {
  const parsed = parseCondition(text);
  if (!parsed.ok || parsed.value === null) throw new Error(text);
  return parsed.value;
};

describe('a compiled rule', () => {
  it('is clipped to the entry dates of its file and cites notice and note', () => {
    const rule = compile();
    expect(rule.period).toEqual({ kind: 'known', interval: { from: '2026-02-24', to: null } });
    expect(rule.citations.map(({ document, locator }) => [document, locator])).toEqual([
      ['Proclamation 10976', null],
      ['HTSUS Chapter 99', 'subchapter III U.S. note 37(b)'],
    ]);
    expect(rule).toMatchObject({ include: null, exclude: ['GB'], exceptions: ['9903.76.04'], displaces: [] });
  });

  it('takes order, confidence and assumptions from the longest profile that fits', () => {
    expect(profileOf('s232-wood', profiles).label).toBe('Section 232 wood');
    expect(() => profileOf('s301', profiles)).toThrow('no profile for the program s301');
    expect(compile()).toMatchObject({ aceOrder: 33, confidence: 'medium', assumptions: [9] });
    expect(compile({ confidence: 'high' }).confidence).toBe('high');
  });

  it('is official only when an archive prints its heading and the reading is sure', () => {
    expect(compile({ confidence: 'high' }).label).toBe('official');
    expect(compile().label).toBe('secondary');
    expect(compile({ confidence: 'high', heading: '9903.05.20' }).label).toBe('secondary');
    expect(compile({ confidence: 'low', effectiveFrom: '' }).label).toBe('unverified');
  });

  it('tells the two uses of a heading apart', () => {
    expect(compile().use).toBeNull();
    expect(compile({ conditions: 'spi=S,S+' }).use).toBe('usmca');
    expect(compile({ conditions: 'spi=S,S+', appliesTo: 'us_content' }).use).toBe('us_content');
    expect(compile({ conditions: 'spi=P,P+' }).use).toBeNull();
  });

  it.each([
    [{ conditions: 'colour=red' }, 'conditions: there is no fact key "colour"'],
    [{ countriesInclude: 'EU' }, 'countriesInclude'],
    [{ countriesInclude: '' }, 'write ALL or codes'],
    [{ countriesExclude: 'ALL' }, 'would leave no country'],
    [{ citation: '' }, 'every rule names its document'],
    [{ exceptions: '9903' }, 'exceptions'],
    [{ effectiveTo: '2026-02-30' }, 'effectiveTo'],
    [{ ratePct: '' }, 'needs a percentage'],
  ])('refuses %j by file, line and column', (change, message) => {
    expect(() => compile(change)).toThrow('2026/programs-2026.csv line 7: ');
    expect(() => compile(change)).toThrow(message);
  });

  it('becomes a row in which a row that never applied has an empty interval', () => {
    const cells = cellsOf(toRuleRows([compile({ effectiveTo: '2026-02-23' })]));
    expect(cells).toMatchObject({ legal_from: '2025-10-14', legal_to: '2025-10-14', window_known: true });
    const unknown = cellsOf(toRuleRows([compile({ effectiveFrom: '' })]));
    expect(unknown).toMatchObject({
      legal_from: null,
      legal_to: null,
      window_known: false,
      source_label: 'unverified',
    });
    expect(cells).toMatchObject({
      rule_key: '9903.76.01@2025-10-14',
      scope: [{ kind: 'list', listKey: '2026/s232-wood-37#list=s232-softwood-37b' }],
      countries_include: ['ALL'],
      compiled_conditions: null,
    });
  });

  it('has a name of its own', () => {
    const keys = new RuleKeys();
    const names = [
      keys.next({ heading: '9903.88.03', supersededBy: null }, '2019-05-10'),
      keys.next({ heading: '9903.88.03', supersededBy: 'one' }, '2019-05-10'),
      keys.next({ heading: '9903.88.03', supersededBy: null }, '2019-05-10'),
      keys.next({ heading: '9903.88.05', supersededBy: null }, null),
    ];
    expect(names).toEqual([
      '9903.88.03@2019-05-10',
      '9903.88.03@2019-05-10(one)',
      '9903.88.03@2019-05-10~2',
      '9903.88.05@unknown',
    ]);
  });
});

describe('overrides', () => {
  const overrides = ruleOverrides.parse([
    {
      match: { heading: '9903.76.01' },
      set: { rateKind: 'exempt', ratePct: '0' },
      assumptions: [3],
      reason: 'Because.',
    },
  ]);

  it('correct the rows they match and keep the reason', () => {
    const [corrected, untouched] = applyOverrides([rowOf(), rowOf({ heading: '9903.76.02' })], overrides);
    const rule = compileRule(standing(corrected!), context);
    expect(rule).toMatchObject({ rate: { kind: 'exempt' }, assumptions: [3, 9], reasons: ['Because.'] });
    expect(cellsOf(toRuleRows([rule]))).toMatchObject({ notes: 'Because.' });
    expect(untouched?.row.cells.rateKind).toBe('additive');
  });

  it('are refused when they match nothing', () => {
    expect(() => applyOverrides([rowOf({ heading: '9903.76.02' })], overrides)).toThrow('no row matches');
  });
});

describe('the vocabulary of facts', () => {
  it('has one reading a key, made of the wording it has today', () => {
    const rows = readCsvTable('fact-keys.csv', FACTS);
    expect(factKeys.get('spi')).toMatchObject({
      type: 'code',
      allowedValues: [],
      assumed: 'none',
      ask: false,
    });
    expect(factKeys.get('semi_end_use')?.allowedValues).toEqual(['us_repair', 'us_rnd']);
    expect(() => readFactKeys(rows, READINGS.slice(1))).toThrow('no reading of "spi"');
    expect(() => readFactKeys(rows.slice(1), READINGS)).toThrow('there is no fact key "spi"');
    const changed = READINGS.map((reading) =>
      reading.key === 'donation' ? { ...reading, whenMissing: 'true' } : reading,
    );
    expect(() => readFactKeys(rows, changed)).toThrow('the reading was made of "true"');
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
    ['semi_end_use=museum', 'has no value "museum"'],
    ['!(donation & unknown_key)', 'there is no fact key "unknown_key"'],
  ])('refuses %s', (text, message) => expect(findMisuse(conditionOf(text), factKeys)).toContain(message));
});
