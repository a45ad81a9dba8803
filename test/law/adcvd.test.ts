import { describe, expect, it } from '@jest/globals';
import { toClauseRows } from '../../src/law/adcvd/clause-rows.js';
import { aliasesOf, readCompany } from '../../src/law/adcvd/company.js';
import { toCompanyRows } from '../../src/law/adcvd/company-rows.js';
import { toOrderRows } from '../../src/law/adcvd/order-rows.js';
import { toRateRows } from '../../src/law/adcvd/rate-rows.js';
import type { Cell, Dataset } from '../../src/law/dataset.js';
import { readCsvTable } from '../../src/law/text/csv-table.js';

const recordsOf = ({ columns, rows }: Dataset): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place] as Cell])));

const ORDER_HEAD =
  'caseNumber,orderType,product,country,countryIso2,orderDate,status,frCitation,frDocumentNumber,itcInvestigation,htsNumbers,allOthersRate,countryWideRate,revokedDate,lastSunset,source,confidence,label,scopeSource';
const RATE_HEAD =
  'caseNumber,company,rate,rateType,effectiveFrom,effectiveTo,segment,frCitation,source,confidence,label';
const rates = (...rows: string[]) => readCsvTable('adcvd/rates.csv', [RATE_HEAD, ...rows].join('\n'));

describe('orders', () => {
  it('keep numbers as digits and never the written scope', () => {
    const row =
      'A-570-018,AD,Boltless Shelving,China,CN,2015-10-21,active,80 FR 6374110,,731-TA-1274,9403.20.00.18;9403.20,80.45,112.68,,2021-05-01,monthly Federal Register lists of orders,high,official,"80 FR 63741 (Oct 21, 2015)"';
    const [order] = recordsOf(toOrderRows(readCsvTable('adcvd/orders.csv', `${ORDER_HEAD}\n${row}`)));
    expect(order).toMatchObject({
      case_number: 'A-570-018',
      country: 'CN',
      fr_citation: '80 FR 63741',
      hts_prefixes: ['9403200018', '940320'],
      all_others_rate: '80.45',
      scope_text: null,
      scope_source: '80 FR 63741 (Oct 21, 2015)',
      citations: [{ document: '80 FR 63741', source: 'official' }],
    });
  });

  it.each([
    ['A-57-018,AD', 'caseNumber'],
    ['A-570-018,XX', 'orderType'],
  ])('refuse %s', (start, column) => {
    const row = `${start},Shelving,China,CN,2015-10-21,active,,,,,,,,,Federal Register notice title,high,official,`;
    expect(() => toOrderRows(readCsvTable('adcvd/orders.csv', `${ORDER_HEAD}\n${row}`))).toThrow(
      `adcvd/orders.csv line 2: ${column}`,
    );
  });
});

describe('rates', () => {
  it('are half-open as printed, in percent or dollars a kilogram', () => {
    const table = rates(
      'A-570-831,Qingdao Co.,2.69,cash_deposit,2017-06-14,2018-01-01,"AR - SPECIFIC RATE, USD/kg",82 FR 27230,CBP message 1,high,official',
      'A-570-831,Qingdao Co.,4.71,cash_deposit,2018-01-01,,AR,,general knowledge,low,unverified',
    );
    expect(recordsOf(toRateRows(table, []))).toMatchObject([
      {
        rate_unit: 'usd_per_kg',
        legal_from: '2017-06-14',
        legal_to: '2018-01-01',
        rate_key: 'A-570-831/QINGDAO CO/original',
      },
      {
        rate_unit: 'percent',
        legal_to: null,
        source_label: 'unverified',
        rate_key: 'A-570-831/QINGDAO CO/original',
      },
    ]);
  });

  it('of one series never overlap: another pair opens a second series', () => {
    const table = rates(
      'A-570-803,Cmec,15.02,cash_deposit,1991-02-19,,Investigation,56 FR 6622,"Temporary Trade Barriers Database, to 2015 Q4",medium,secondary',
      'A-570-803,Cmec,31.76,cash_deposit,1991-02-19,,Investigation,56 FR 6622,"Temporary Trade Barriers Database, to 2015 Q4",medium,secondary',
    );
    const keys = recordsOf(toRateRows(table, [])).map((record) => record.rate_key);
    expect(keys).toEqual(['A-570-803/CMEC/original', 'A-570-803/CMEC/original~2']);
  });

  it('without a notice cite where they were read; groups have no company', () => {
    const table = rates(
      'A-122-857,All Others,6.04,all_others,2018-01-03,,Investigation,,trade press report,medium,secondary',
    );
    expect(recordsOf(toRateRows(table, []))).toMatchObject([
      {
        company_key: null,
        company_name: 'All Others',
        citations: [{ document: 'trade press report', source: 'secondary' }],
      },
    ]);
  });

  it('mark a pair outside the order', () => {
    const table = rates(
      'A-557-830,"Hanwha Sdn. Bhd. (excluded, producer/exporter)",0,cash_deposit,2025-04-25,,Final,,Federal Register document,high,official',
    );
    expect(recordsOf(toRateRows(table, []))).toMatchObject([
      { excluded: true, company_name: 'Hanwha Sdn. Bhd.' },
    ]);
  });

  it('read a source dated by its year as of the first day of that year', () => {
    const [row] = rates(
      'A-570-194,X Co.,93.5,cash_deposit,2026-01-05,,Final,,Federal Register document,high,official',
    );
    const review = { ...row!, cells: { ...row!.cells, currentAsOf: '2026' } };
    expect(recordsOf(toRateRows([], [review]))).toMatchObject([
      { origin: 'review', current_as_of: '2026-01-01' },
    ]);
  });
});

describe('respondents', () => {
  it('are the same in every spelling of their kind', () => {
    expect(readCompany('Qingdao Sea-Line Trading Company, Limited')?.key).toBe(
      'QINGDAO SEA LINE TRADING CO LTD',
    );
    expect(readCompany('QINGDAO SEA LINE TRADING CO. LTD')?.key).toBe('QINGDAO SEA LINE TRADING CO LTD');
    expect(readCompany('Arçelik A.S. (in China-wide entity)')).toEqual({
      key: 'ARCELIK A S',
      name: 'Arçelik A.S.',
    });
    expect(readCompany('Non-selected companies under review (273)')).toBeNull();
    expect(aliasesOf('Canfor Corp./Canadian Forest Products Ltd.')).toEqual([
      'Canfor Corp.',
      'Canadian Forest Products Ltd.',
    ]);
  });

  it('gather their cases, spellings and the one country of their orders', () => {
    const table = rates(
      'A-122-857,Canfor Corp.,4.92,cash_deposit,2022-08-09,,AR3,,trade press,medium,secondary',
      'C-122-858,Canfor Corporation,5.1,cash_deposit,2022-08-09,,AR3,,trade press,medium,secondary',
      'C-122-858,Canfor Corporation,5.2,cash_deposit,2023-08-09,,AR4,,trade press,medium,secondary',
    );
    const countries = new Map([
      ['A-122-857', 'CA'],
      ['C-122-858', 'CA'],
    ]);
    expect(recordsOf(toCompanyRows(table, countries))).toEqual([
      {
        company_key: 'CANFOR CORP',
        name: 'Canfor Corporation',
        aliases: ['Canfor Corp.'],
        case_numbers: ['A-122-857', 'C-122-858'],
        country: 'CA',
      },
    ]);
  });
});

describe('scope clauses', () => {
  const HEAD =
    'caseNumber,kind,basis,text,attributes,verified,sourceCitation,orderCitation,textReadIn,sharedTextFrom,label';
  const attributes = '"{""material"":[""pine"",""fir""],""thicknessMinMm"":6}"';
  const clause = (basis: string, text: string, attributesCell = attributes): string =>
    `${HEAD}\nA-122-857,inclusion,${basis},${text},${attributesCell},true,82 FR 51806,83 FR 350,CBP message 7321302,,official`;
  const rowsOf = (csv: string) => recordsOf(toClauseRows(readCsvTable('adcvd/scope-clauses.csv', csv)));
  const long = Array.from({ length: 26 }, () => 'word').join(' ');

  it.each([
    ['quotation', 'wood over 6 mm', 'wood over 6 mm'],
    ['paraphrase-of-source', 'lumber thicker than 6 mm', 'lumber thicker than 6 mm'],
    ['structured', '', 'material: pine, fir; thickness min mm: 6'],
  ])('%s "%s" is shown as "%s"', (basis, text, shown) => {
    expect(rowsOf(clause(basis, text))).toMatchObject([
      {
        text: shown,
        basis,
        source_label: 'official',
        clause_number: 1,
        citations: [{ document: '82 FR 51806' }],
      },
    ]);
  });

  it('quote at most 25 words, and their attributes are an object', () => {
    expect(() => rowsOf(clause('quotation', long))).toThrow('line 2: text: a quotation has 1 to 25 words');
    expect(() => rowsOf(clause('quotation', ''))).toThrow('a quotation has 1 to 25 words');
    expect(() => rowsOf(clause('structured', '', '"[1]"'))).toThrow('attributes: not a JSON object');
  });

  it('describes nested attributes in words', () => {
    const nested = '"{""composition"":{""citrates_min_pct"":40}}"';
    expect(rowsOf(clause('structured', '', nested))).toMatchObject([{ text: 'composition: citrates min pct 40' }]);
    expect(rowsOf(clause('structured', '', '{}'))).toMatchObject([{ text: 'no attribute recorded' }]);
  });
});
