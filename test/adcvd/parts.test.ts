import { beforeAll, describe, expect, test } from '@jest/globals';
import { toCsv } from '../../src/terms/csv.js';
import { readCompanyName } from '../../src/adcvd/respondents/company-name.js';
import { similarityOf } from '../../src/adcvd/respondents/similarity.js';
import { readMeasures, readShares } from '../../src/adcvd/scope/measures.js';
import { checkAdcvd } from '../../src/services/adcvd/check.js';
import { getAdcvdLifecycle, getSunsetCalendar } from '../../src/services/adcvd/lifecycle.js';
import { searchCitDecisions, searchScopeRulings } from '../../src/services/adcvd/notices.js';
import { searchAdcvdOrders, writeOrdersCsv } from '../../src/services/adcvd/orders.js';
import type { ServiceContext } from '../../src/services/service-context.js';
import { createPackContext } from './support/pack-context.js';

let context: ServiceContext;

beforeAll(async () => {
  context = await createPackContext();
});

describe('names of companies', () => {
  test.each([
    ['Zhejiang Dunan Hetian Metal Co., Ltd.', 'ZHEJIANG DUNAN HETIAN METAL COMPANY LIMITED'],
    ['Müller Stahl GmbH', 'Mueller Stahl'],
    ['Çelik Boru Sanayi ve Ticaret A.Ş.', 'CELIK BORU'],
    ['ОАО Северсталь', 'Severstal'],
    ['Hong Kong Trading (HK) Ltd', 'Hongkong Trading HK'],
    ['Acme Imp. & Exp. Corp', 'ACME IMPORT AND EXPORT'],
  ])('%s is %s', (left, right) => {
    expect(readCompanyName(left).words).toEqual(readCompanyName(right).words);
  });

  test('a spelling is close, another company is not', () => {
    const even = (): number => 1;
    expect(similarityOf(['KINGSTONE'], ['KINGSTON'], even)).toBeGreaterThan(0.95);
    expect(similarityOf(['JIANGSU'], ['ZHEJIANG'], even)).toBe(0);
    expect(similarityOf(['JIANGSU', 'STEEL'], ['ZHEJIANG', 'STEEL'], even)).toBe(0.5);
    expect(similarityOf(['NO12'], ['NO13'], even)).toBe(0);
  });
});

describe('measures in a description', () => {
  test.each([
    ['foil 0.15 mm thick', [['thickness', 0.15]]],
    ['thickness of 20 micrometers', [['thickness', 0.02]]],
    ['outside diameter 4 inches, wall thickness 3 mm', [['outsideDiameter', 101.6]]],
    ['3-inch long nails', [['length', 76.2]]],
    [
      'engine of 1,500 cc and 9 kW',
      [
        ['displacement', 1500],
        ['power', 9],
      ],
    ],
    ['packed 12 mm apart', []],
  ])('%s', (text, expected) => {
    expect(readMeasures(text).map(({ dimension, value }) => [dimension, Number(value.toFixed(6))])).toEqual(
      expected,
    );
  });

  test('shares by weight', () => {
    expect(readShares('steel with 13% chromium')).toMatchObject([{ percent: 13, component: 'chromium' }]);
    expect(readShares('carbon content of 0.6 percent')[0]).toMatchObject({ percent: 0.6 });
  });
});

describe('the life of a case', () => {
  test('events come in order, and what no record gives is computed and marked so', () => {
    const { events } = getAdcvdLifecycle({ caseNumber: 'a570967' }, context);
    expect(events.map(({ date }) => date)).toEqual([...events.map(({ date }) => date)].sort());
    expect(events[0]).toMatchObject({ type: 'initiation', frCitation: '75 FR 22109', computed: false });
    expect(events.filter(({ computed }) => computed)).toMatchObject([
      { type: 'review_window', date: '2012-05-01', source: 'derived', frCitation: null },
      {
        type: 'sunset_anniversary',
        date: '2027-11-02',
        provenance: expect.stringContaining('19 USC 1675(c)(1)'),
      },
    ]);
  });

  test('a revoked order has no clock', () => {
    const { events } = getAdcvdLifecycle({ caseNumber: 'A-122-401' }, context);
    expect(events.some(({ computed }) => computed)).toBe(false);
    expect(events.some(({ type, date }) => type === 'revocation' && date === '1999-02-26')).toBe(true);
  });

  test('the sunset calendar lists clocks of the span, also as CSV and iCalendar', () => {
    const calendar = getSunsetCalendar(
      { filter: { from: '2027-11-01', to: '2027-11-30', country: 'CN' } },
      context,
    );
    expect(calendar.entries.map(({ caseNumber }) => caseNumber)).toContain('A-570-967');
    for (const { fifthAnniversary } of calendar.entries)
      expect(String(fifthAnniversary)).toMatch(/^2027-11-/);
    expect(calendar.csv.trim().split('\r\n').length).toBe(calendar.entries.length + 1);
    const lines = calendar.calendar.split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBe(calendar.entries.length);
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(calendar.calendar).toContain('DTSTART;VALUE=DATE:20271102');
    expect(calendar.calendar.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });
});

describe('lists', () => {
  test('orders are found by words, country, number, status and type', () => {
    const find = (filter: object) =>
      searchAdcvdOrders({ filter, first: 100 }, context).nodes.map(({ caseNumber }) => caseNumber);
    expect(find({ q: 'aluminum extr', country: 'CN' })).toEqual(['A-570-967', 'C-570-968']);
    expect(find({ hts: '7604.21.00.90', country: 'CN', orderType: 'CVD' })).toEqual(['C-570-968']);
    expect(find({ caseNumber: 'A-122-4' })).toContain('A-122-401');
    expect(find({ caseNumber: 'A-122-4', status: 'active' })).toEqual([]);
    expect(find({ q: 'nonesuch' })).toEqual([]);
  });

  test('CSV holds every order, and no cell runs as a formula', () => {
    const found = searchAdcvdOrders({ first: 1 }, context);
    expect(found.totalCount).toBe(1181);
    expect(writeOrdersCsv(found, false).split('\r\n').length).toBe(found.totalCount + 2);
    expect(writeOrdersCsv(found, true).split('\r\n').length).toBe(3);
    expect(toCsv(['a'], [['=1+1'], ['x "y", z'], [null]])).toBe('a\r\n\'=1+1\r\n"x ""y"", z"\r\n\r\n');
  });

  test('rulings and decisions come newest first, by case', () => {
    const rulings = searchScopeRulings({ filter: { caseNumber: 'A-570-831' } }, context);
    expect(rulings.nodes.every(({ caseNumbers }) => caseNumbers.includes('A-570-831' as never))).toBe(true);
    expect(rulings.totalCount).toBeGreaterThan(0);
    const days = searchCitDecisions({ filter: { since: '2023-01-01' }, first: 100 }, context).nodes.map(
      ({ date, noticeDate }) => date ?? noticeDate,
    );
    expect(days.length).toBeGreaterThan(20);
    expect([...days].sort().reverse()).toEqual(days);
  });
});

describe('open questions of a screening', () => {
  test('a fact that is answered is not asked again and settles the case', () => {
    const goods = {
      htsCode: '7607.11.60.00',
      country: 'CN',
      entryDate: '2026-09-15',
      productDescription: 'Aluminum foil in reels of 100 kg',
    };
    const open = checkAdcvd(goods, context);
    expect(open.matches[0]!.scopeAnalysis).toMatchObject({ determination: 'possibly_in_scope' });
    expect(open.requiredInputs[0]).toMatchObject({ field: 'facts.thicknessMm', type: 'number', unit: 'mm' });
    const within = checkAdcvd({ ...goods, facts: [{ key: 'thicknessMm', value: '0.15' }] }, context);
    expect(within.matches[0]!.scopeAnalysis.determination).toBe('likely_in_scope');
    expect(within.requiredInputs.map(({ field }) => field)).not.toContain('facts.thicknessMm');
    const beyond = checkAdcvd({ ...goods, facts: [{ key: 'thicknessMm', value: '0.25' }] }, context);
    expect(beyond.matches.map(({ scopeAnalysis }) => scopeAnalysis.determination)).not.toContain(
      'likely_in_scope',
    );
  });
});
