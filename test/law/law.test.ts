import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../../src/engine/law.js';
import { parseCondition, restsOnPrecedence } from '../../src/law/rules/condition.js';
import { formatHeadingRange, parseHeadingRanges } from '../../src/terms/heading-ranges.js';
import { parsePeriod, toStoredInterval } from '../../src/law/rules/period.js';
import { parseRuleRate } from '../../src/law/rules/rule-rate.js';
import { listKeyOf, parseScope } from '../../src/law/rules/scope.js';
import type { Parsed } from '../../src/terms/result.js';

function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

function messageOf<T>(parsed: Parsed<T>): string {
  if (parsed.ok) throw new Error(`accepted: ${JSON.stringify(parsed.value)}`);
  return parsed.message;
}

const spi: Condition = { kind: 'isOneOf', key: 'spi', values: ['S', 'S+'] };

describe('conditions', () => {
  it('reads tests of one fact', () => {
    expect(valueOf(parseCondition(''))).toBeNull();
    expect(valueOf(parseCondition('donation'))).toEqual({ kind: 'holds', key: 'donation' });
    expect(valueOf(parseCondition('!is_auto_part'))).toEqual({
      kind: 'not',
      of: { kind: 'holds', key: 'is_auto_part' },
    });
    expect(valueOf(parseCondition('spi=S,S+'))).toEqual(spi);
    expect(valueOf(parseCondition('spi!=S,S+'))).toEqual({ kind: 'not', of: spi });
    expect(valueOf(parseCondition('loading_date<2026-02-24'))).toEqual({
      kind: 'compares',
      key: 'loading_date',
      operator: '<',
      operand: '2026-02-24',
    });
    expect(valueOf(parseCondition('col1_ave>=12.5'))).toMatchObject({ operator: '>=', operand: '12.5' });
  });

  it('binds & before | and follows parentheses', () => {
    const smelt: Condition = { kind: 'isOneOf', key: 'smelt_country', values: ['RU'] };
    const cast: Condition = { kind: 'isOneOf', key: 'cast_country', values: ['RU'] };
    const named: Condition = { kind: 'holds', key: 'named_product' };
    expect(valueOf(parseCondition('smelt_country=RU | cast_country=RU & named_product'))).toEqual({
      kind: 'any',
      of: [smelt, { kind: 'all', of: [cast, named] }],
    });
    expect(valueOf(parseCondition('(smelt_country=RU | cast_country=RU) & named_product'))).toEqual({
      kind: 'all',
      of: [{ kind: 'any', of: [smelt, cast] }, named],
    });
  });

  it('says when a reading rests on precedence alone', () => {
    expect(restsOnPrecedence('a | b & c')).toBe(true);
    expect(restsOnPrecedence('(a | b) & c')).toBe(false);
    expect(restsOnPrecedence('a & (b | (c & d))')).toBe(false);
  });

  it('reads headings that are due', () => {
    expect(valueOf(parseCondition('heading_due=9903.82.02,9903.82.04-9903.82.26,9903.94.06[usmca]'))).toEqual(
      {
        kind: 'headingDue',
        headings: [
          { from: '9903.82.02', to: '9903.82.02', use: null },
          { from: '9903.82.04', to: '9903.82.26', use: null },
          { from: '9903.94.06', to: '9903.94.06', use: 'usmca' },
        ],
      },
    );
  });

  it.each([
    ['spi=', 'grammar'],
    ['a &', 'missing at the end'],
    ['& a', 'missing before "&"'],
    ['(a | b', 'closing parenthesis'],
    ['a b', 'nothing may follow'],
    ['heading_due>9903.82.02', 'tested with "="'],
    ['heading_due=9903.82', 'not a Chapter 99 heading'],
    ['Upper=1', 'grammar'],
  ])('refuses %s', (text, message) => {
    expect(messageOf(parseCondition(text))).toContain(message);
  });
});

describe('heading ranges', () => {
  it('reads and prints back', () => {
    const text = '9903.01.26-9903.01.34;9903.02.78;9903.94.02[us_content]';
    expect(valueOf(parseHeadingRanges(text)).map(formatHeadingRange).join(';')).toBe(text);
    expect(valueOf(parseHeadingRanges(''))).toEqual([]);
  });

  it('refuses what is not a heading', () => {
    expect(messageOf(parseHeadingRanges('9903.45.xx'))).toContain('9903.45.xx');
    expect(messageOf(parseHeadingRanges('9903.02-9903.03'))).toContain('not a Chapter 99 heading');
    expect(messageOf(parseHeadingRanges('9903.82.26-9903.82.04'))).toContain('backwards');
    expect(messageOf(parseHeadingRanges('9903.94.06[other]'))).toContain('[other]');
  });
});

describe('scopes', () => {
  it('reads every kind of alternative', () => {
    const alternatives = valueOf(
      parseScope(['all', 'note 52(j)(13)(ii)', 'floor_and_deal_exempt#heading=9903.96.01']),
    );
    expect(alternatives).toEqual([
      { kind: 'all' },
      { kind: 'note', note: 'note 52(j)(13)(ii)', within: [], except: [] },
      {
        kind: 'list',
        selection: { list: 'floor_and_deal_exempt', where: [{ column: 'heading', value: '9903.96.01' }] },
      },
    ]);
  });

  it('keeps spaces, parentheses and several filters', () => {
    const text = 's232_steel#headingUK=9903.81.96&class=derivative-2020 (bumper only)';
    const [alternative] = valueOf(parseScope([text]));
    expect(alternative).toMatchObject({
      selection: { where: [{ value: '9903.81.96' }, { value: 'derivative-2020 (bumper only)' }] },
    });
    expect(alternative?.kind === 'list' && listKeyOf(alternative.selection)).toBe(text);
  });

  it.each(['lists/wood.csv', '../secret', 'wood#heading', '7206', ''])('refuses "%s"', (text) => {
    expect(messageOf(parseScope([text]))).not.toBe('');
  });
});

describe('periods', () => {
  it('turns inclusive days into a half-open interval', () => {
    const period = valueOf(parsePeriod('2025-03-04', '2025-06-03'));
    expect(toStoredInterval(period)).toEqual({ from: '2025-03-04', to: '2025-06-04' });
    expect(toStoredInterval(valueOf(parsePeriod('2025-03-04', '')))).toEqual({
      from: '2025-03-04',
      to: null,
    });
  });

  it('keeps unknown and withdrawn rows, as never applied', () => {
    expect(valueOf(parsePeriod('', ''))).toEqual({ kind: 'unknown' });
    expect(toStoredInterval({ kind: 'unknown' })).toEqual({ from: null, to: null });
    const withdrawn = valueOf(parsePeriod('2019-12-15', '2019-12-14'));
    expect(withdrawn.kind).toBe('never');
    expect(toStoredInterval(withdrawn)).toEqual({ from: '2019-12-15', to: '2019-12-15' });
  });

  it('refuses dates that do not exist', () => {
    expect(messageOf(parsePeriod('2025-02-30', ''))).toContain('from');
    expect(messageOf(parsePeriod('2025-02-01', 'soon'))).toContain('to: ');
  });
});

describe('rates of rules', () => {
  it.each([
    ['+12.5%', { kind: 'additive', percent: '12.5', special: null }],
    ['15% in total', { kind: 'floor', percent: '15', special: null }],
    ['35% in lieu', { kind: 'in_lieu', percent: '35', special: null }],
    ['in lieu', { kind: 'in_lieu', percent: null, special: null }],
    ['exempt', { kind: 'exempt', percent: '0', special: null }],
    ['quota 0%', { kind: 'quota', percent: '0', special: null }],
    ['prohibited', { kind: 'special', percent: null, special: { kind: 'prohibited' } }],
    ['$0.22/watt', { kind: 'special', percent: null, special: { kind: 'specific', rate: '$0.22/watt' } }],
  ])('reads %s', (text, rate) => {
    expect(valueOf(parseRuleRate(text))).toEqual(rate);
  });

  it.each(['10%', '+10', '+15%%', '10% exempt', '$1/box', 'see note', ''])('refuses "%s"', (text) => {
    expect(messageOf(parseRuleRate(text))).toContain('write +25%, 15% in total');
  });
});
