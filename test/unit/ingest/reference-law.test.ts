import { describe, expect, it } from '@jest/globals';
import type { Condition } from '../../../src/engine/law.js';
import {
  factKeysOf,
  parseCondition,
  restsOnPrecedence,
} from '../../../src/ingest/reference/law/condition.js';
import { parseCountryList } from '../../../src/ingest/reference/law/country-list.js';
import { formatHeadingRange, parseHeadingRanges } from '../../../src/ingest/reference/law/heading-range.js';
import { clipPeriod, parsePeriod, periodColumns } from '../../../src/ingest/reference/law/period.js';
import { parseBasis, parseRuleRate } from '../../../src/ingest/reference/law/rule-rate.js';
import { listKeyOf, parseScope } from '../../../src/ingest/reference/law/scope.js';
import type { CalendarDate } from '../../../src/terms/calendar-date.js';
import type { Parsed } from '../../../src/terms/result.js';

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

  it('names the keys a condition reads', () => {
    const condition = valueOf(
      parseCondition('spi=S,S+ & !knock_down_kit | spi=P & heading_due=9903.82.02'),
    ) as Condition;
    expect(factKeysOf(condition)).toEqual(['spi', 'knock_down_kit', 'heading_due']);
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

describe('country lists', () => {
  it('reads ALL as every country and sorts codes', () => {
    expect(valueOf(parseCountryList('ALL'))).toBeNull();
    expect(valueOf(parseCountryList('SE;AT;XK'))).toEqual(['AT', 'SE', 'XK']);
    expect(valueOf(parseCountryList(''))).toEqual([]);
  });

  it('refuses words, lower case and repeats', () => {
    expect(messageOf(parseCountryList('EU'))).toContain('"EU"');
    expect(messageOf(parseCountryList('cn'))).toContain('write CN');
    expect(messageOf(parseCountryList('CN;CN'))).toContain('twice');
  });
});

describe('scopes', () => {
  it('reads every kind of alternative and resolves folders', () => {
    const alternatives = valueOf(
      parseScope('ALL;note 52(j)(13)(ii);../lists/floor_and_deal_exempt.csv#heading=9903.96.01', '2026'),
    );
    expect(alternatives).toEqual([
      { kind: 'all' },
      { kind: 'note', note: 'note 52(j)(13)(ii)', within: [], except: [] },
      {
        kind: 'list',
        selection: {
          file: 'lists/floor_and_deal_exempt.csv',
          where: [{ column: 'heading', value: '9903.96.01' }],
        },
      },
    ]);
  });

  it('keeps spaces, parentheses and several filters', () => {
    const [alternative] = valueOf(
      parseScope('lists/s232_steel.csv#headingUK=9903.81.96&class=derivative-2020 (bumper only)', ''),
    );
    expect(alternative).toMatchObject({
      selection: { where: [{ value: '9903.81.96' }, { value: 'derivative-2020 (bumper only)' }] },
    });
    expect(alternative?.kind === 'list' && listKeyOf(alternative.selection)).toBe(
      's232_steel#headingUK=9903.81.96&class=derivative-2020 (bumper only)',
    );
  });

  it('names the lists of the folder of 2026', () => {
    const [alternative] = valueOf(parseScope('lists/s201-quartz-41.csv', '2026'));
    expect(alternative?.kind === 'list' && listKeyOf(alternative.selection)).toBe('2026/s201-quartz-41');
  });

  it.each(['everything', 'lists/../secret.csv', 'lists/a.csv#heading', ''])('refuses %s', (text) => {
    expect(messageOf(parseScope(text, ''))).not.toBe('');
  });
});

describe('periods', () => {
  const window = { from: '2026-02-24' as CalendarDate, to: null };

  it('turns inclusive days into a half-open interval', () => {
    const period = valueOf(parsePeriod('2025-03-04', '2025-06-03'));
    expect(periodColumns(period)).toEqual({ from: '2025-03-04', to: '2025-06-04' });
    expect(periodColumns(valueOf(parsePeriod('2025-03-04', '')))).toEqual({ from: '2025-03-04', to: null });
  });

  it('keeps unknown and withdrawn rows, as never applied', () => {
    expect(valueOf(parsePeriod('', ''))).toEqual({ kind: 'unknown' });
    expect(periodColumns({ kind: 'unknown' })).toEqual({ from: null, to: null });
    const withdrawn = valueOf(parsePeriod('2019-12-15', '2019-12-14'));
    expect(withdrawn.kind).toBe('never');
    expect(periodColumns(withdrawn)).toEqual({ from: '2019-12-15', to: '2019-12-15' });
  });

  it('clips to the entry dates of one file', () => {
    expect(periodColumns(clipPeriod(valueOf(parsePeriod('2025-03-12', '')), window))).toEqual({
      from: '2026-02-24',
      to: null,
    });
    expect(clipPeriod(valueOf(parsePeriod('2025-03-12', '2026-02-23')), window).kind).toBe('never');
    expect(clipPeriod({ kind: 'unknown' }, window)).toEqual({ kind: 'unknown' });
  });

  it('refuses dates that do not exist', () => {
    expect(messageOf(parsePeriod('2025-02-30', ''))).toContain('effectiveFrom');
    expect(messageOf(parsePeriod('2025-02-01', 'soon'))).toContain('effectiveTo');
  });
});

describe('rates of rules', () => {
  it('reads every kind', () => {
    expect(valueOf(parseRuleRate('additive', '12.5', ''))).toEqual({
      kind: 'additive',
      percent: '12.5',
      special: null,
    });
    expect(valueOf(parseRuleRate('in_lieu', '', 'column 2 rates')).percent).toBeNull();
    expect(valueOf(parseRuleRate('special', '', 'excluded from importation')).special).toEqual({
      kind: 'prohibited',
    });
    const text = '+ $0.22/watt when minimum import price documentation fails';
    expect(valueOf(parseRuleRate('special', '', text)).special).toEqual({
      kind: 'specific',
      rate: '$0.22/watt',
    });
  });

  it('refuses missing and odd percentages', () => {
    expect(messageOf(parseRuleRate('additive', '', ''))).toContain('needs a percentage');
    expect(messageOf(parseRuleRate('floor', '15%', ''))).toContain('plain decimal');
    expect(messageOf(parseRuleRate('exempt', '10', ''))).toContain('exempt');
    expect(messageOf(parseRuleRate('surcharge', '10', ''))).toContain('rateKind');
    expect(messageOf(parseRuleRate('special', '', 'see note'))).toContain('import ban');
    expect(messageOf(parseBasis('weight'))).toContain('appliesTo');
  });
});
