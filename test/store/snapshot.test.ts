import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tmpdir } from 'node:os';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';
import { loadPackIfAbsent } from '../../src/store/pack-loader/load-pack.js';
import { buildSnapshot } from '../../src/store/snapshot/build-snapshot.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import type { TariffLine } from '../../src/engine/law.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { listCountries, toCountry } from '../../src/terms/country.js';
import { toHtsNumber } from '../../src/terms/hts-number.js';
import { printRate } from '../../src/terms/rate-expression.js';
import { madeUpPack } from './snapshot-pack.js';

const date = toCalendarDate('2026-03-01');
const [CN, DE] = [toCountry('CN'), toCountry('DE')];
const ARTICLE = toHtsNumber('7326908688');

let database: Database;
let snapshot: Snapshot;

beforeAll(async () => {
  database = await openTestDatabase();
  await expect(buildSnapshot(database)).rejects.toThrow('no live data version is in the database');
  const location = { folder: tmpdir(), readPack: async () => madeUpPack('made-up') };
  await loadPackIfAbsent(database, location);
  snapshot = await buildSnapshot(database);
}, 60_000);

afterAll(() => database.close());

function lineOf(number: string, of: Snapshot = snapshot): TariffLine {
  const line = of.findLine(toHtsNumber(number), date);
  if (line === null) throw new Error(`${number} is not a line`);
  return line;
}

describe('versions', () => {
  test('the snapshot is named by the content of the version, and frozen', () => {
    expect(snapshot).toMatchObject({ dataVersion: 'made-up', kind: 'live' });
    expect(
      [snapshot, snapshot.catalog, snapshot.catalog.adcvd.orders, snapshot.rules[0]?.rule].every(
        Object.isFrozen,
      ),
    ).toBe(true);
  });

  test('a kept version can be asked for by name; another is refused', async () => {
    expect((await buildSnapshot(database, { dataVersion: 'made-up' })).dataVersion).toBe('made-up');
    await expect(buildSnapshot(database, { dataVersion: 'gone' })).rejects.toThrow(
      'the data version gone is not in the database',
    );
  });

  test('coverage comes from the revisions and the health of the programs', () => {
    expect(snapshot.coverage).toMatchObject({
      firstDate: '2025-01-01',
      programsVerifiedTo: '2026-10-10',
      scheduleVerifiedTo: '2026-10-10',
      lastRevision: { revision: '2026_rev_10' },
    });
  });

  test('rows of the database decide: a changed row changes the answer of the next snapshot, not of this one', async () => {
    await database.execute(`UPDATE hts_row SET general = '3.1%' WHERE hts_number = '73269086'`);
    const next = await buildSnapshot(database);
    await database.execute(`UPDATE hts_row SET general = '2.9%' WHERE hts_number = '73269086'`);
    expect(lineOf(ARTICLE, next).column1General.text).toBe('3.1%');
    expect(lineOf(ARTICLE).column1General.text).toBe('2.9%');
  });
});

describe('the schedule', () => {
  test('a line carries its inherited rates and the revision it was printed in', () => {
    expect(lineOf(ARTICLE)).toMatchObject({
      column1General: { text: '2.9%', source: '73269086' },
      units: ['KG'],
    });
    expect(lineOf(ARTICLE).citations[0]).toEqual({
      document: 'HTSUS 2025 Basic Edition',
      locator: '7326.90.86',
      url: 'https://hts.example/2025',
      source: 'official',
    });
  });

  test('lists, places and ranges of numbers', () => {
    expect(snapshot.listReportableLines(date)).toEqual(['58109100', '7326908688']);
    expect(snapshot.listLinesUnder('7326', date).map(({ number }) => number)).toEqual([ARTICLE]);
    expect(snapshot.listRootRows(date).map(({ row }) => row.htsNumber)).toEqual([
      '5810',
      '7326',
      '99034105',
      '99038803',
    ]);
    expect(snapshot.findRow(ARTICLE, date)?.parent?.row.htsNumber).toBe('73269086');
    expect(snapshot.listNumberedRows(date)).toHaveLength(8);
    expect(snapshot.findLine(ARTICLE, date, toCalendarDate('2024-06-01'))).toBeNull();
  });

  test('headings named by endnotes, printed on the day, that no rule covers', () => {
    expect(lineOf(ARTICLE).endnoteHeadings).toEqual(['9903.88.03', '9903.41.05', '9903.99.99']);
    expect(snapshot.listUnmodelledHeadings(lineOf(ARTICLE), date)).toEqual(['9903.41.05']);
  });

  test('rates that a legal note prints are resolved for its line', () => {
    const line = lineOf('58109100');
    const reference = line.column1General.expression;
    if (reference.kind !== 'reference') throw new Error('the line prints no reference');
    const { rateOf } = snapshot.lawFor(line, CN, date);
    expect(
      [rateOf(reference, 'general'), rateOf(reference, 'column2')].map((rate) => rate && printRate(rate)),
    ).toEqual(['4.2%', '90%']);
  });
});

describe('the law of a line', () => {
  test('rules of the origin, and of other origins, with the list row that names the line', () => {
    const law = snapshot.lawFor(lineOf(ARTICLE), CN, date);
    expect(law.rules.map(({ rule, listedAs, list }) => [rule.id, listedAs, list])).toEqual([
      ['9903.88.03@2018-09-24', '732690', 'china-3'],
    ]);
    expect(law.otherOrigins.map(({ rule }) => rule.id)).toEqual(['(column 2)@2018-01-01']);
    expect(snapshot.lawFor(lineOf(ARTICLE), DE, date).rules).toEqual([]);
  });

  test('a list row that is no longer printed does not count', () => {
    expect(snapshot.lawFor(lineOf('58109100'), CN, date).rules).toEqual([]);
  });

  test('a rule is read whole: conditions, ranges, rates', () => {
    const china = snapshot.findRule('9903.88.03@2018-09-24');
    expect(china).toMatchObject({
      when: { kind: 'not', of: { kind: 'holds', key: 'donation' } },
      exceptions: [
        { from: '9903.88.05', to: '9903.88.08', use: null },
        { from: '9903.94.06', to: '9903.94.06', use: 'usmca' },
      ],
      rate: { kind: 'additive' },
    });
    expect(china?.rate.kind === 'additive' && china.rate.percent.toFixed()).toBe('25');
    expect(snapshot.findRule('(column 2)@2018-01-01')?.rate).toEqual({ kind: 'inLieu', percent: null });
    expect(snapshot.findRule('9903.45.30@2026-12-04')?.rate).toMatchObject({
      kind: 'specific',
      expression: { dollars: '0.22', unit: 'W' },
    });
    expect(snapshot.findRule('no such rule')).toBeNull();
  });

  test('a rule of a note is a candidate for every line; one without a printed window, or unverified, is never in force', () => {
    const ids = (on: string): string[] =>
      snapshot.lawFor(lineOf('58109100'), DE, toCalendarDate(on)).rules.map(({ rule }) => rule.id);
    expect(ids('2026-12-03')).toEqual([]);
    expect(ids('2026-12-04')).toEqual(['9903.45.30@2026-12-04']);
  });

  test('displacements in force on the date, and the values of Chapter 98 claims', () => {
    const on = (text: string) =>
      snapshot.lawFor(lineOf(ARTICLE), CN, toCalendarDate(text)).displacements.map(({ id }) => id);
    expect([on('2026-04-05'), on('2026-04-06')]).toEqual([['vehicles-first'], []]);
    expect(
      snapshot.catalog.chapter98.map(({ provision, authorityType, value }) => [
        provision,
        authorityType,
        value,
      ]),
    ).toEqual([
      ['9801.00.10', 'column', 'none'],
      ['9801.00.10', 'section_301', 'none'],
    ]);
  });

  test('fees of the fiscal year; the last known ones stand after it', () => {
    const minimum = (on: string): string =>
      snapshot.lawFor(lineOf(ARTICLE), CN, toCalendarDate(on)).fees.mpfMinimum.toFixed();
    expect([minimum('2025-09-30'), minimum('2025-10-01'), minimum('2027-01-01')]).toEqual([
      '32.71',
      '33.58',
      '33.58',
    ]);
    expect(snapshot.catalog.fees).toHaveLength(2);
    expect(() => minimum('2024-09-30')).toThrow('no fee schedule covers 2024-09-30');
  });

  test('special programs: a fee exemption that names the symbol decides, ALL is every country', () => {
    const [australia, pharmaceuticals] = snapshot.catalog.specialPrograms;
    expect([australia?.mpfExempt, pharmaceuticals?.mpfExempt]).toEqual([true, true]);
    expect(pharmaceuticals?.countries.size).toBe(listCountries().length);
  });

  test('orders that cover the line and the country, in force on the date', () => {
    const cases = (on: string) =>
      snapshot
        .lawFor(lineOf(ARTICLE), CN, toCalendarDate(on))
        .adcvd.map(({ caseNumber, headingMatched }) => [caseNumber, headingMatched]);
    expect(cases('2025-05-31')).toEqual([
      ['A-570-001', '73269086'],
      ['A-570-002', '7326'],
    ]);
    expect(cases('2025-06-01')).toEqual([['A-570-001', '73269086']]);
    expect(snapshot.lawFor(lineOf(ARTICLE), DE, date).adcvd).toEqual([]);
    const [order] = snapshot.lawFor(lineOf(ARTICLE), CN, date).adcvd;
    expect(order?.rate).toMatchObject({ kind: 'country_wide', text: '114.72%', citesNotice: false });
    expect(order?.citations).toEqual([
      { document: 'Department of Commerce case A-570-001', locator: null, url: null, source: 'official' },
    ]);
  });
});

describe('the catalog', () => {
  test('agency flags: the longest prefix per agency and program, on its days', () => {
    const codes = (on: string): (string | null)[] =>
      snapshot.pgaFlagsFor(ARTICLE, toCalendarDate(on)).map(({ flagCode }) => flagCode);
    expect(codes('2025-12-31')).toEqual(['EP8']);
    expect(codes('2026-01-01')).toEqual(['EP8', 'EP5']);
    expect(snapshot.pgaFlagsFor(toHtsNumber('7326'), date).map(({ flagCode }) => flagCode)).toEqual([
      'EP7',
      'EP5',
    ]);
  });

  test('facts, headings by date, countries, health, days of change', () => {
    expect(snapshot.catalog.factDefinitions.get('donation')).toMatchObject({
      type: 'boolean',
      assumed: 'false',
      ask: false,
    });
    expect(snapshot.catalog.chapter99.get('9903.88.03')?.map(({ description }) => description)).toEqual([
      'Articles of China',
      'Articles the product of China',
    ]);
    expect(snapshot.catalog.countries.get(CN)).toMatchObject({ name: 'China', rateColumn: 1 });
    expect(snapshot.catalog.datasets.map(({ dataset, lastRefreshed }) => [dataset, lastRefreshed])).toEqual([
      ['chapter99_programs', null],
      ['hts_schedule', '2026-10-10T12:00:00.000Z'],
    ]);
    expect(snapshot.changeDays).toEqual(['1900-01-01', '2018-09-24', '2025-01-01', '2026-12-04']);
  });

  test('the days of publication are those of every wording, and of the wordings about a line', () => {
    expect(snapshot.publicationDays).toEqual(['2025-01-01', '2025-06-01']);
    expect(snapshot.publicationDaysOf(ARTICLE)).toEqual(['2025-01-01']);
    expect(snapshot.publicationDaysOf(toHtsNumber('5810910000'))).toEqual(['2025-01-01', '2025-06-01']);
    expect(snapshot.publicationDaysOf(toHtsNumber('0101210000'))).toEqual([]);
  });
});
