import { describe, expect, it } from '@jest/globals';
import { splitRecords } from '../../src/audit/entry-report.js';
import type { FiledRecord } from '../../src/audit/filed-record.js';
import {
  readAmount,
  readCountry,
  readDate,
  readMoney,
  readTariffNumber,
} from '../../src/audit/read/cells.js';
import { refuseAbsentHeaders } from '../../src/audit/read/refuse-absent-headers.js';
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

  it.each(['abc', '1,2', '1e5', '--', '$', '1.2.3', '(34370', '34370)', '(-5)', '1O00.00'])(
    '%s is no amount',
    (text) => {
      expect(readAmount(text).kind).toBe('unreadable');
    },
  );

  it.each([
    ['02/01/2025', '2025-02-01'],
    ['2/1/25', '2025-02-01'],
    ['6/2/85', '1985-06-02'],
    ['2025-02-01', '2025-02-01'],
    ['20250201', '2025-02-01'],
    ['02/01/2025 12:00:00 AM', '2025-02-01'],
    ['2025-02-01T00:00:00Z', '2025-02-01'],
    ['45689', '2025-02-01'],
    ['45689.75', '2025-02-01'],
  ])('a day %s is %s', (text, expected) => {
    expect(readDate(text)).toMatchObject({ kind: 'value', value: expected });
  });

  it.each(['1.000', '$12.345', '(999.999)'])('%s is money in two ways and neither is guessed', (text) => {
    expect(readMoney(text)).toMatchObject({ kind: 'unreadable', why: expect.stringContaining('write it') });
  });

  it.each([
    ['1.00', '1'],
    ['0.125', '0.125'],
    ['1,234.000', '1234'],
    ['1234.500', '1234.5'],
    ['1.0000', '1'],
  ])('%s is money in one way', (text, amount) => {
    expect(readMoney(text)).toMatchObject({ kind: 'value' });
    expect(readAmount(text)).toEqual(readMoney(text));
    expect((readMoney(text) as { value: { toFixed: () => string } }).value.toFixed()).toBe(amount);
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

  it('has the same line under 1, 001 and the 1.0 of a spreadsheet', () => {
    const row = (line: string, hts: string) => ['Z9Q00000012', '01/15/2025', line, 'IN', hts, '100', '16.50'];
    const rows = [
      row('001', '99030124'),
      row('1', '99038815'),
      row('1.0', '6109100012'),
      row('1A', '61091000'),
    ];
    expect(toEntry(readFiled([HEADER, ...rows])).lines.map(({ number }) => number)).toEqual(['1', '1A']);
  });

  it('takes the column that the caller names, wherever another one stands that is known', () => {
    const header = ['Entry No', 'ACE Entry', ...HEADER.slice(1)];
    const row = ['Job1', 'Z9Q00000012', '01/15/2025', '1', 'IN', '6109100012', '100', '16.50'];
    const { records, report } = read([header, row], { entryNumber: 'ace entry', lineValue: HEADER[5] });
    expect(records[0]).toMatchObject({ entryNumber: 'Z9Q00000012', tariffValue: null });
    expect(report.unknownColumns).toEqual(['Entry No']);
    expect(report.columns.entryNumber).toBe('ACE Entry');
  });

  it('refuses a header that no file has, with the field and the headers there are', () => {
    const { report } = read([HEADER, []]);
    const given = { lineDuty: 'Line Tarif Duty Amount' };
    expect(() => refuseAbsentHeaders(given, [report])).toThrow(
      /columns: lineDuty is given as "Line Tarif Duty Amount".* nearest is "Line Tariff Duty Amount", all are "Entry/,
    );
    expect(() => refuseAbsentHeaders({ lineDuty: HEADER[6]! }, [report])).not.toThrow();
    const rows = [
      ['Our No', ...HEADER.slice(1)],
      ['Z9Q00000012', '01/15/2025', '1', 'IN', '6109100012', '100', '16.50'],
    ];
    expect(() => read(rows, { entryNumber: 'Our Nr' })).toThrow(/entryNumber is given as "Our Nr".*"Our No"/);
    expect(() => read(rows, { entryNumber: 'Our Nr' })).not.toThrow(/6109100012/);
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
