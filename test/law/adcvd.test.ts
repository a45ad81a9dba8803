import { toCountry } from '../../src/terms/country.js';
import { describe, expect, it } from '@jest/globals';
import { toClauseRows } from '../../src/law/adcvd/clause-rows.js';
import { aliasesOf, readCompany } from '../../src/law/adcvd/company.js';
import { toCompanyRows } from '../../src/law/adcvd/company-rows.js';
import { toDepositSegments } from '../../src/law/adcvd/deposit-segments.js';
import { findFinalReviews } from '../../src/law/adcvd/later-reviews.js';
import { toOrderRows } from '../../src/law/adcvd/order-rows.js';
import { toRateRows } from '../../src/law/adcvd/rate-rows.js';
import type { Cell, Dataset } from '../../src/tables/dataset.js';
import { readCsvTable, type SourceRow } from '../../src/law/text/csv-table.js';
import type { CalendarDate } from '../../src/terms/calendar-date.js';

const recordsOf = ({ columns, rows }: Dataset): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place] as Cell])));

const ORDER_HEAD =
  'caseNumber,orderType,product,country,countryIso2,orderDate,status,frCitation,frDocumentNumber,itcInvestigation,htsNumbers,revokedDate,lastSunset,source,confidence,label,scopeSource';
const RATE_HEAD =
  'caseNumber,holder,firm,rate,margin,unit,kind,segment,from,fromBasis,to,frCitation,inDoubtFrom,source,confidence,currentAsOf,label';
const segmentsOf = (...rows: string[]) =>
  toDepositSegments(readCsvTable('adcvd/deposit-rates.csv', [RATE_HEAD, ...rows].join('\n')));
const NOTHING_AROUND = {
  orders: new Map<string, SourceRow>(),
  finalReviews: new Map<string, CalendarDate[]>(),
};
const ratesOf = (...rows: string[]) => recordsOf(toRateRows(segmentsOf(...rows), NOTHING_AROUND));

describe('orders', () => {
  it('keep numbers as digits and never the written scope', () => {
    const row =
      'A-570-018,AD,Boltless Shelving,China,CN,2015-10-21,active,80 FR 6374110,,731-TA-1274,9403.20.00.18;9403.20,,2021-05-01,monthly Federal Register lists of orders,high,official,"80 FR 63741 (Oct 21, 2015)"';
    const segments = segmentsOf(
      'A-570-018,all_others,,80.45,,percent,investigation,Investigation,2015-10-21,order,,,,list of orders,high,,official',
      'A-570-018,all_others,,9.9,,percent,sunset_review,First,2021-05-01,notice,,,,list of orders,high,,official',
    );
    const [order] = recordsOf(
      toOrderRows(readCsvTable('adcvd/orders.csv', `${ORDER_HEAD}\n${row}`), segments),
    );
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
    const row = `${start},Shelving,China,CN,2015-10-21,active,,,,,,,Federal Register notice title,high,official,`;
    expect(() => toOrderRows(readCsvTable('adcvd/orders.csv', `${ORDER_HEAD}\n${row}`), [])).toThrow(
      `adcvd/orders.csv line 2: ${column}`,
    );
  });
});

describe('deposit rates', () => {
  it('are half-open segments, each ended by the next of its holder, in percent or dollars a kilogram', () => {
    const rates = ratesOf(
      'A-570-831,company,Qingdao Co.,4.71,,percent,administrative_review,AR 2016,2018-01-01,notice,,,,general knowledge,low,,unverified',
      'A-570-831,company,Qingdao Co.,2.69,,usd_per_kg,administrative_review,AR 2015,2017-06-14,notice,,82 FR 27230,,CBP message 1,high,,official',
    );
    expect(rates).toMatchObject([
      {
        rate_unit: 'usd_per_kg',
        legal_from: '2017-06-14',
        legal_to: '2018-01-01',
        rate_key: 'A-570-831/QINGDAO CO',
      },
      { rate_unit: 'percent', legal_to: null, source_label: 'unverified', rate_key: 'A-570-831/QINGDAO CO' },
    ]);
  });

  it('of one day and firm stand beside each other in a second series', () => {
    const row =
      'percent,investigation,Investigation,1991-02-19,order,,56 FR 6622,,"Temporary Trade Barriers Database, to 2015 Q4",medium,,secondary';
    const rates = ratesOf(`A-570-803,company,Cmec,15.02,,${row}`, `A-570-803,company,Cmec,31.76,,${row}`);
    expect(rates.map(({ rate_key, legal_to }) => [rate_key, legal_to])).toEqual([
      ['A-570-803/CMEC', null],
      ['A-570-803/CMEC~2', null],
    ]);
  });

  it('without a notice cite where they were read; groups have no company', () => {
    const [rate] = ratesOf(
      'A-122-857,all_others,,6.04,,percent,investigation,Investigation,2018-01-03,first_read,,,,trade press report,medium,,secondary',
    );
    expect(rate).toMatchObject({
      company_key: null,
      company_name: 'All Others',
      citations: [{ document: 'trade press report', source: 'secondary' }],
    });
  });

  it('of a five-year review end no deposit rate', () => {
    const rates = ratesOf(
      'A-122-857,all_others,,6.04,,percent,investigation,Investigation,2018-01-03,order,,83 FR 350,,notice,high,,official',
      'A-122-857,all_others,,25,,percent,sunset_review,First,2023-05-01,notice,,,,notice,high,,official',
    );
    expect(rates).toMatchObject([{ legal_to: null }, { segment_kind: 'sunset_review', legal_to: null }]);
  });

  it('are in doubt from a later final review of the case on, but for the all-others rate', () => {
    const finalReviews = findFinalReviews(
      readCsvTable(
        'adcvd/events.csv',
        [
          'caseNumber,date,type,title',
          'A-570-909,2010-02-02,admin_review,Nails: Preliminary Results',
          'A-570-909,2011-03-23,admin_review,Nails: Final Results of Review',
        ].join('\n'),
      ),
    );
    const segments = segmentsOf(
      'A-570-909,company,Tri-Metal,21.24,,percent,investigation,Investigation,2008-08-01,order,,73 FR 44961,,notice,medium,,secondary',
      'A-570-909,all_others,,30,,percent,investigation,Investigation,2008-08-01,order,,73 FR 44961,,notice,medium,,secondary',
    );
    const rates = recordsOf(toRateRows(segments, { ...NOTHING_AROUND, finalReviews }));
    expect(rates.map((rate) => rate.in_doubt_from)).toEqual(['2011-03-23', null]);
  });

  it.each([
    ['A-570-018,company,,5,,percent,investigation,I,2020-01-01,order,,,,notice,high,,official', 'firm'],
    ['A-570-018,all_others,,-5,,percent,investigation,I,2020-01-01,order,,,,notice,high,,official', 'rate'],
    ['A-570-018,all_others,,5,,percent,guess,I,2020-01-01,order,,,,notice,high,,official', 'kind'],
    ['A-570-018,all_others,,5,,percent,investigation,I,,order,,,,notice,high,,official', 'from'],
  ])('refuse %s', (row, column) => {
    expect(() => ratesOf(row)).toThrow(`adcvd/deposit-rates.csv line 2: ${column}`);
  });
});

describe('respondents', () => {
  it('are the same in every spelling of their kind', () => {
    expect(readCompany('Qingdao Sea-Line Trading Company, Limited')?.key).toBe(
      'QINGDAO SEA LINE TRADING CO LTD',
    );
    expect(readCompany('QINGDAO SEA LINE TRADING CO. LTD')?.key).toBe('QINGDAO SEA LINE TRADING CO LTD');
    expect(readCompany('Arçelik A.S.')).toEqual({ key: 'ARCELIK A S', name: 'Arçelik A.S.' });
    expect(aliasesOf('Canfor Corp./Canadian Forest Products Ltd.')).toEqual([
      'Canfor Corp.',
      'Canadian Forest Products Ltd.',
    ]);
  });

  it('gather their cases, spellings and the one country of their orders', () => {
    const rest = 'percent,administrative_review,AR';
    const table = segmentsOf(
      `A-122-857,company,Canfor Corp.,4.92,,${rest},2022-08-09,notice,,,,trade press,medium,,secondary`,
      `C-122-858,company,Canfor Corporation,5.1,,${rest},2022-08-09,notice,,,,trade press,medium,,secondary`,
      `C-122-858,company,Canfor Corporation,5.2,,${rest},2023-08-09,notice,,,,trade press,medium,,secondary`,
    );
    const countries = new Map([
      ['A-122-857', toCountry('CA')],
      ['C-122-858', toCountry('CA')],
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
    expect(rowsOf(clause('structured', '', nested))).toMatchObject([
      { text: 'composition: citrates min pct 40' },
    ]);
    expect(rowsOf(clause('structured', '', '{}'))).toMatchObject([{ text: 'no attribute recorded' }]);
  });
});
