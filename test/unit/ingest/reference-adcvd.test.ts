import { describe, expect, it } from '@jest/globals';
import { describeAttributes, toClauseRows } from '../../../src/ingest/reference/adcvd/clause-rows.js';
import { aliasesOf, readCompany } from '../../../src/ingest/reference/adcvd/company.js';
import { toCompanyRows } from '../../../src/ingest/reference/adcvd/company-rows.js';
import { readScopeHead, toOrderRows } from '../../../src/ingest/reference/adcvd/order-rows.js';
import { readProvenance } from '../../../src/ingest/reference/adcvd/provenance.js';
import { toRateRows } from '../../../src/ingest/reference/adcvd/rate-rows.js';
import type { Cell, Dataset } from '../../../src/ingest/reference/dataset.js';
import { readCsvTable } from '../../../src/ingest/reference/sources/csv-table.js';

const recordsOf = ({ columns, rows }: Dataset): Record<string, Cell>[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place] as Cell])));

const ORDER_HEAD =
  'caseNumber,orderType,product,country,countryIso2,orderDate,status,frCitation,frDocumentNumber,itcInvestigation,htsNumbers,allOthersRate,countryWideRate,revokedDate,lastSunset,source,confidence';
const RATE_HEAD =
  'caseNumber,company,rate,rateType,effectiveFrom,effectiveTo,segment,frCitation,source,confidence';
const rates = (...rows: string[]) => readCsvTable('adcvd/rates.csv', [RATE_HEAD, ...rows].join('\n'));

describe('where a trade-remedy row was read', () => {
  it('is official only for a document read with high confidence', () => {
    expect(readProvenance('CBP message 3058405', 'high').label).toBe('official');
    expect(readProvenance('CBP message 3058405', 'medium').label).toBe('secondary');
    expect(readProvenance('trade press report', 'high').label).toBe('secondary');
    expect(readProvenance('itc-orders-list-2020-09+fr-monthly-lists-2025-11..2026-09', 'high')).toEqual({
      text: 'USITC list of orders, September 2020; monthly Federal Register lists of orders, November 2025 to September 2026',
      label: 'official',
    });
  });

  it('is unverified when memory is the only source', () => {
    expect(readProvenance('compiler-knowledge (unchecked)', 'low').label).toBe('unverified');
    expect(readProvenance('ttbd-gad-usa-2015q4+compiler-knowledge (fate)', 'medium').label).toBe('secondary');
  });
});

describe('orders', () => {
  it('keep numbers as digits and never the written scope', () => {
    const row =
      'A-570-018,AD,Boltless Shelving,China,CN,2015-10-21,active,80 FR 6374110,,731-TA-1274,9403.20.00.18;9403.20,80.45,112.68,,2021-05-01,fr-monthly-lists-2025-11..2026-09,high';
    const sources = new Map([['A-570-018', '80 FR 63741 (Oct 21, 2015)']]);
    const [order] = recordsOf(
      toOrderRows(readCsvTable('adcvd/orders.csv', `${ORDER_HEAD}\n${row}`), sources),
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
    const row = `${start},Shelving,China,CN,2015-10-21,active,,,,,,,,,fr-title,high`;
    expect(() => toOrderRows(readCsvTable('adcvd/orders.csv', `${ORDER_HEAD}\n${row}`), new Map())).toThrow(
      `adcvd/orders.csv line 2: ${column}`,
    );
  });

  it('know where a scope is printed unless it was only recalled', () => {
    const head =
      'case: A-570-890\nquoteStatus: verified\nsourceCitation: 70 FR 329 (Jan 4, 2005)\n---\nCovered: text';
    expect(readScopeHead(head)).toEqual({ caseNumber: 'A-570-890', source: '70 FR 329 (Jan 4, 2005)' });
    expect(readScopeHead(head.replace('verified', 'recalled-unchecked'))).toBeNull();
  });
});

describe('rates', () => {
  it('are half-open as printed, in percent or dollars a kilogram', () => {
    const table = rates(
      'A-570-831,Qingdao Co.,2.69,cash_deposit,2017-06-14,2018-01-01,"AR - SPECIFIC RATE, USD/kg",82 FR 27230,CBP message 1,high',
      'A-570-831,Qingdao Co.,4.71,cash_deposit,2018-01-01,,AR,,compiler-knowledge (unchecked),low',
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
      'A-570-803,Cmec,15.02,cash_deposit,1991-02-19,,Investigation,56 FR 6622,ttbd-gad-usa-2015q4,medium',
      'A-570-803,Cmec,31.76,cash_deposit,1991-02-19,,Investigation,56 FR 6622,ttbd-gad-usa-2015q4,medium',
    );
    const keys = recordsOf(toRateRows(table, [])).map((record) => record.rate_key);
    expect(keys).toEqual(['A-570-803/CMEC/original', 'A-570-803/CMEC/original~2']);
  });

  it('without a notice cite where they were read; groups have no company', () => {
    const table = rates(
      'A-122-857,All Others,6.04,all_others,2018-01-03,,Investigation,,trade press report,medium',
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
      'A-557-830,"Hanwha Sdn. Bhd. (excluded, producer/exporter)",0,cash_deposit,2025-04-25,,Final,,fr-doc,high',
    );
    expect(recordsOf(toRateRows(table, []))).toMatchObject([
      { excluded: true, company_name: 'Hanwha Sdn. Bhd.' },
    ]);
  });

  it('read a source dated by its year as of the first day of that year', () => {
    const [row] = rates('A-570-194,X Co.,93.5,cash_deposit,2026-01-05,,Final,,fr-doc,high');
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
      'A-122-857,Canfor Corp.,4.92,cash_deposit,2022-08-09,,AR3,,trade press,medium',
      'C-122-858,Canfor Corporation,5.1,cash_deposit,2022-08-09,,AR3,,trade press,medium',
      'C-122-858,Canfor Corporation,5.2,cash_deposit,2023-08-09,,AR4,,trade press,medium',
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
  const clause = (text: string, basis: string, verified: unknown = true): string =>
    JSON.stringify({
      caseNumber: 'A-122-857',
      orderCitation: '83 FR 350',
      sourceCitation: '82 FR 51806',
      textReadIn: 'CBP message 7321302',
      sharedTextFrom: '',
      verified,
      clauses: [
        {
          kind: 'inclusion',
          text,
          basis,
          attributesTested: { material: ['pine', 'fir'], thicknessMinMm: 6 },
        },
      ],
    });
  const long = Array.from({ length: 26 }, () => 'word').join(' ');
  const structured = 'material: pine, fir; thickness min mm: 6';

  it.each([
    {
      text: 'wood over 6 mm',
      basis: 'quotation',
      verified: true,
      shownBasis: 'quotation',
      label: 'official',
    },
    { text: long, basis: 'quotation', verified: true, shownBasis: 'structured', label: 'official' },
    {
      text: 'wood over 6 mm',
      basis: 'quotation',
      verified: false,
      shownBasis: 'structured',
      label: 'unverified',
    },
    {
      text: 'lumber thicker than 6 mm',
      basis: 'paraphrase-of-source',
      verified: 'partial',
      shownBasis: 'paraphrase-of-source',
      label: 'secondary',
    },
    {
      text: 'lumber',
      basis: 'own-words-unverified',
      verified: true,
      shownBasis: 'structured',
      label: 'unverified',
    },
  ])('$basis, verified $verified, shows as $shownBasis', ({ text, basis, verified, shownBasis, label }) => {
    const shown = shownBasis === 'structured' ? structured : text;
    expect(recordsOf(toClauseRows(`${clause(text, basis, verified)}\n`))).toMatchObject([
      { text: shown, basis: shownBasis, source_label: label, clause_number: 1 },
    ]);
  });

  it('describes nested attributes in words', () => {
    expect(describeAttributes({ composition: { citrates_min_pct: 40 } })).toBe(
      'composition: citrates min pct 40',
    );
    expect(describeAttributes({})).toBe('no attribute recorded');
  });
});
