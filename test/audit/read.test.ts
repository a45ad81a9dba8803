import { describe, expect, it } from '@jest/globals';
import { splitRecords } from '../../src/audit/entry-report.js';
import type { FiledRecord } from '../../src/audit/filed-record.js';
import { readAmount, readCountry, readDate, readTariffNumber } from '../../src/audit/read/cells.js';
import { isCatair, readCatair } from '../../src/audit/read/read-catair.js';
import { TableReader } from '../../src/audit/read/read-table.js';
import { toEntry } from '../../src/audit/group-entries.js';
import { Problem } from '../../src/terms/errors.js';

function read(rows: readonly (readonly string[])[], columns = {}) {
  const reader = new TableReader(0, columns);
  const records = rows.flatMap((cells, at) => reader.take(cells, at + 1));
  return { records, report: reader.finish(null) };
}

const readFiled = (rows: readonly (readonly string[])[]) => splitRecords(read(rows).records).filed;

const HEADER = [
  ...['Entry Summary Number', 'Entry Date', 'Entry Summary Line Number', 'Country of Origin Code'],
  ...['HTS Number - Full', 'Line Tariff Goods Value Amount', 'Line Tariff Duty Amount'],
];

describe('cells of a report', () => {
  it.each([
    ['1234.5', '1234.5'],
    ['$54,069.00', '54069'],
    ['(125.00)', '-125'],
    ['125.00-', '-125'],
    ['-7', '-7'],
    ['.5', '0.5'],
    ['USD 12', '12'],
  ])('an amount %s is %s', (text, expected) => {
    const cell = readAmount(text);
    expect(cell.kind === 'value' && cell.value.toFixed()).toBe(expected);
  });

  it.each(['abc', '1,2', '1e5', '--', '$', '1.2.3'])('%s is no amount', (text) => {
    expect(readAmount(text).kind).toBe('unreadable');
  });

  it.each([
    ['02/01/2025', '2025-02-01'],
    ['2/1/25', '2025-02-01'],
    ['2025-02-01', '2025-02-01'],
    ['20250201', '2025-02-01'],
    ['02/01/2025 12:00:00 AM', '2025-02-01'],
    ['2025-02-01T00:00:00Z', '2025-02-01'],
    ['45689', '2025-02-01'],
    ['45689.75', '2025-02-01'],
  ])('a day %s is %s', (text, expected) => {
    expect(readDate(text)).toMatchObject({ kind: 'value', value: expected });
  });

  it('a blank amount and a day of 1900 are absent, which is not zero', () => {
    expect(readAmount('').kind).toBe('absent');
    expect(readDate('80').kind).toBe('absent');
    expect(readDate('01/00/1900').kind).not.toBe('value');
  });

  it.each(['31/12/2025', '02/30/2025', 'soon', '13/13/2025'])('%s is never guessed to be a day', (text) => {
    expect(readDate(text).kind).toBe('unreadable');
  });

  it('a number with an exponent has lost digits, one with dots has not', () => {
    expect(readTariffNumber('7.32691E+09')).toMatchObject({ kind: 'unreadable' });
    expect(readTariffNumber('3923.90.00.80')).toMatchObject({ kind: 'value', value: '3923900080' });
  });

  it('the provinces of Canada are Canada', () => {
    for (const code of ['XA', 'XQ', 'xo'])
      expect(readCountry(code)).toMatchObject({ kind: 'value', value: 'CA' });
    expect(readCountry('ZZ').kind).toBe('unreadable');
  });
});

describe('a table', () => {
  it('is found below a preface, with every row accounted for', () => {
    const { records, report } = read([
      ['Entry Summary Line Tariff Details'],
      [],
      [...HEADER.map((name) => ` ${name} `), 'New Column'],
      ['Z9Q-0000001-2', '01/15/2025', '1', 'IN', '6109.10.00.12', '$100.00', '16.50', 'x'],
      ['', '', '', '', '', '', ''],
      ['', '01/15/2025', '1', 'IN', '6109100012', '1', '1'],
      ['Grand Total', '', '', '', '', '100', '16.50'],
    ]);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({ entryNumber: 'Z9Q00000012', hts: '6109100012', row: 4 });
    expect(report).toMatchObject({ headerRow: 3, rows: 4, data: 1, unknownColumns: ['New Column'] });
    expect(report.data + report.skipped.length).toBe(report.rows);
    expect(report.normalized).toEqual({ entryNumber: 1, hts: 1, tariffValue: 1 });
  });

  it('is read the same with its columns in any order and under other names', () => {
    const row = ['Z9Q00000012', '01/15/2025', '1', 'IN', '6109100012', '100', '16.50'];
    const usual = read([HEADER, row]).records;
    const other = ['Entry No.', 'Date of Entry', 'Line', 'COO', 'HTSUS', 'Goods Value', 'Duty'];
    expect(read([[...other].reverse(), [...row].reverse()]).records).toEqual(usual);
    const given = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const columns = {
      ...{ entryNumber: 'A', entryDate: 'B', lineNumber: 'C', origin: 'D', hts: 'E' },
      ...{ tariffValue: 'F', tariffDuty: 'G' },
    };
    expect(read([given, row], columns).records).toEqual(usual);
  });

  it('with numbers side by side is one line a row', () => {
    const records = readFiled([
      [
        'Entry No',
        'Entry Date',
        'Country of Origin',
        'HTS 1',
        'HTS 2',
        'Duty 1',
        'Duty 2',
        'Entered Value',
        'MPF',
      ],
      ['Z9Q00003008', '2025-06-01', 'TW', '99030125', '8481805090', '7175.00', '2152.50', '71750', '248.54'],
    ]);
    expect(records.map(({ hts, ordinal, tariffDuty }) => [hts, ordinal, tariffDuty?.toFixed(2)])).toEqual([
      ['99030125', 1, '7175.00'],
      ['8481805090', 2, '2152.50'],
    ]);
    const entry = toEntry(records);
    expect(entry.lines).toHaveLength(1);
    expect(entry.lines[0]?.value?.toFixed()).toBe('71750');
    expect(entry.merchandiseProcessingFee?.toFixed()).toBe('248.54');
  });

  it('without a header says what it begins with and what to do', () => {
    expect(() =>
      read([
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ]),
    ).toThrow(Problem);
    expect(() => read([['a', 'b', 'c']])).toThrow(/names an entry number.*"a, b, c".*ES-003/);
  });
});

describe('lines of an entry', () => {
  const record = (given: Partial<FiledRecord>): FiledRecord => ({
    ...readFiled([HEADER, ['Z9Q00000012', '01/15/2025', '1', 'IN', '6109100012', '100', '16.50']])[0]!,
    ...given,
  });

  it('count a repeated row once', () => {
    const entry = toEntry([record({ row: 2 }), record({ row: 3 }), record({ row: 4, lineNumber: '2' })]);
    expect(entry.lines.map(({ number }) => number)).toEqual(['1', '2']);
    expect(entry.repeated.map(({ row }) => row)).toEqual([3]);
  });

  it('without line numbers end with their number of Chapters 1 to 97', () => {
    const rows = ['99030124', '6109100012', '99030124', '99038815', '6109100018'].map((hts, at) =>
      record({ hts, row: at + 2, lineNumber: null, ordinal: null }),
    );
    expect(toEntry(rows).lines.map(({ numbers }) => numbers.map(({ digits }) => digits))).toEqual([
      ['99030124', '6109100012'],
      ['99030124', '99038815', '6109100018'],
    ]);
  });
});

describe('CATAIR entry summaries', () => {
  const at = (parts: Readonly<Record<number, string>>): string => {
    const record = Array.from({ length: 80 }, () => ' ');
    for (const [position, text] of Object.entries(parts))
      record.splice(Number(position) - 1, text.length, ...text);
    return record.join('');
  };
  const text = [
    at({ 1: '10A', 4: 'Z9Q', 9: '00008007', 18: '2704', 34: '01', 36: '11' }),
    at({ 1: '11', 3: '00-000000300', 42: '091525', 48: '091325' }),
    at({ 1: '40', 5: '001', 9: 'VN', 11: 'VN', 25: '  ' }),
    at({ 1: '50', 3: '99030269', 14: '0000240000', 25: '0000000000' }),
    at({ 1: '50', 3: '6109100012', 14: '0000198000', 25: '0000012000', 36: '000000040000', 48: 'DOZ' }),
    at({ 1: '62', 3: '499', 6: '00004157' }),
    at({ 1: '53', 3: 'A552825000', 14: '00006558', 25: '0000012000', 47: '0000786960' }),
    at({ 1: '62', 3: '501', 6: '00001500' }),
    at({ 1: '40', 5: '002', 9: 'XQ' }),
    at({ 1: '50', 3: '4407110001', 14: '0000000000', 25: '0000005000' }),
    at({ 1: '62', 3: '499', 6: '00001732' }),
    at({ 1: '90', 3: '00000438000' }),
  ].join('\n');

  it('are read by position: dates, money, quantities, fees', () => {
    expect(isCatair(text)).toBe(true);
    const entry = toEntry(readCatair(text, 0).records);
    expect(entry).toMatchObject({
      number: 'Z9Q00008007',
      type: '01',
      entryDate: '2025-09-15',
      importDate: '2025-09-13',
    });
    expect([entry.merchandiseProcessingFee?.toFixed(2), entry.harborMaintenanceFee?.toFixed(2)]).toEqual([
      '58.89',
      '15.00',
    ]);
    const [line, second] = entry.lines;
    expect(second).toMatchObject({ number: '2', origin: 'CA', deposits: [] });
    expect(line).toMatchObject({ number: '1', origin: 'VN' });
    expect(line?.deposits.map(({ caseNumber, percent }) => [caseNumber, percent?.toFixed()])).toEqual([
      ['A552825000', '65.58'],
    ]);
    expect(entry.entryDuty?.toFixed(2)).toBe('4380.00');
    expect(line?.numbers.map(({ digits, duty }) => [digits, duty?.toFixed(2)])).toEqual([
      ['99030269', '2400.00'],
      ['6109100012', '1980.00'],
    ]);
    expect(line?.numbers[1]?.quantities[0]).toMatchObject({ unit: 'DOZ' });
  });
});
