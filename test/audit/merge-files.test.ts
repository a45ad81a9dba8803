import { describe, expect, it } from '@jest/globals';
import { findRepetitions } from '../../src/audit/file-findings.js';
import type { FiledRecord } from '../../src/audit/filed-record.js';
import { addFiledDuties, toEntry, type FiledEntry } from '../../src/audit/group-entries.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';
import { recordsOf, type EntryGiven } from './filed-entries.js';

const PLASTICS: EntryGiven = {
  entryDate: '2025-06-02',
  lines: [
    {
      origin: 'DE',
      numbers: [
        { hts: '99030125', duty: '3437.00' },
        { hts: '3923900080', value: '34370', duty: '1031.10' },
      ],
    },
  ],
};

const ofFile = (file: number, records: readonly FiledRecord[], given: Partial<FiledRecord> = {}) =>
  records.map((record): FiledRecord => ({ ...record, file, ...given }));
const first = ofFile(0, recordsOf(PLASTICS));
const filedOf = (entry: FiledEntry): string => addFiledDuties(entry).toFixed(2);
const whyOf = (entry: FiledEntry) =>
  findRepetitions(entry).map(({ code, severity, why }) => [code, severity, why]);

describe('an entry in several files', () => {
  it('counts once where one of them has more of it, whatever their order', () => {
    const liquidation = { liquidationDate: toCalendarDate('2026-04-20'), liquidationStatus: 'Liquidated' };
    const later = ofFile(1, recordsOf(PLASTICS), liquidation);
    for (const records of [
      [...first, ...later],
      [...ofFile(0, later), ...ofFile(1, first)],
    ]) {
      const entry = toEntry(records);
      expect([filedOf(entry), entry.lines.length]).toEqual(['4468.10', 1]);
      expect(entry).toMatchObject(liquidation);
      expect(whyOf(entry)).toEqual([
        ['D02', 'info', expect.stringMatching(/^rows 2, 3 of file .* count once/)],
      ]);
    }
  });

  it('has the day of privileged foreign status where one of them alone says it', () => {
    const privilegedDate = toCalendarDate('2025-05-01');
    const zone = ofFile(1, recordsOf(PLASTICS), { privilegedDate, tariffValue: null, tariffDuty: null });
    const [line] = toEntry([...first, ...zone]).lines;
    expect(line).toMatchObject({ zone: { isPrivileged: true, day: privilegedDate } });
    expect(line?.numbers[0]?.duty?.toFixed(2)).toBe('3437.00');
  });

  it('is a table of a broker too, with line values and without line numbers', () => {
    const flat = ofFile(1, recordsOf(PLASTICS), {
      ...{ lineNumber: 'row 2', row: 2, tariffValue: null, lineValue: new Decimal(34370) },
      reconFlag: 'Y',
    });
    const entry = toEntry([...ofFile(0, first, { port: '2704', transport: '11' }), ...flat]);
    expect([filedOf(entry), entry.lines.map(({ number }) => number)]).toEqual(['4468.10', ['1']]);
    expect(entry.reconFlag).toBe('Y');
    expect(whyOf(entry)).toEqual([['D02', 'info', expect.stringContaining('Of file 2 alone: reconFlag.')]]);
  });

  it('says in what the files differ', () => {
    const other = ofFile(1, recordsOf(PLASTICS)).map((record, at) =>
      at === 0
        ? record
        : { ...record, tariffDuty: new Decimal(1000), entryDate: toCalendarDate('2025-06-03') },
    );
    const entry = toEntry([...first, ...other]);
    expect([filedOf(entry), entry.entryDate]).toEqual(['4468.10', '2025-06-02']);
    const [[, severity, why]] = whyOf(entry) as [[string, string, string]];
    expect(severity).toBe('advisory');
    expect(why).toContain('line 1: the duty of 3923.90.00.80 is 1031.10 in file 1 and 1000.00 in file 2');
  });

  it('is put together from files that each have a part of it, without a word', () => {
    const [heading, goods] = first as [FiledRecord, FiledRecord];
    const parts = [heading, { ...goods, file: 1 }];
    const lines = [...first, ...ofFile(1, first, { lineNumber: '2' })];
    expect([toEntry(parts), toEntry(lines)].map((entry) => [filedOf(entry), findRepetitions(entry)])).toEqual(
      [
        ['4468.10', []],
        ['8936.20', []],
      ],
    );
  });

  it('keeps two lines without numbers of one file that another has again', () => {
    const twice = [...first, ...first].map((record, at) => ({ ...record, lineNumber: null, row: at + 2 }));
    const entry = toEntry([...twice, ...ofFile(1, twice)]);
    expect([filedOf(entry), entry.lines.length]).toEqual(['8936.20', 2]);
  });

  it('takes what has happened before a forecast, and the earlier of two days', () => {
    const liquidated = (file: number, day: string, status: string) =>
      ofFile(file, first, { liquidationDate: toCalendarDate(day), liquidationStatus: status });
    const entry = toEntry([
      ...liquidated(0, '2026-04-10', 'Scheduled'),
      ...liquidated(1, '2026-04-24', 'Liquidated'),
      ...liquidated(2, '2026-04-17', 'Liquidated'),
    ]);
    expect([entry.liquidationDate, entry.liquidationStatus]).toEqual(['2026-04-17', 'Liquidated']);
  });
});

describe('equal rows of one file', () => {
  it('are two where their place on the line differs', () => {
    const [heading, goods] = first as [FiledRecord, FiledRecord];
    const entry = toEntry([heading, { ...heading, row: 3, ordinal: 2 }, { ...goods, row: 4, ordinal: 3 }]);
    expect([filedOf(entry), entry.repeated]).toEqual(['7905.10', []]);
  });
});

describe('lines without numbers', () => {
  const rowsOf = (...rows: readonly (readonly [string, number | null])[]) =>
    rows.map(([hts, ordinal], at) => ({ ...first[0]!, hts, ordinal, lineNumber: null, row: at + 2 }));
  const linesOf = (records: readonly FiledRecord[]) =>
    toEntry(records).lines.map(({ numbers }) => numbers.map(({ digits }) => digits));

  it.each([
    [
      'of one number are one line in any order',
      [
        ['3923900080', null],
        ['99030125', null],
      ],
      1,
    ],
    [
      'begin where the ordinals do',
      [
        ['3923900080', 1],
        ['99030125', 2],
        ['6109100012', 1],
        ['99030125', 2],
      ],
      2,
    ],
    [
      'may begin with their goods',
      [
        ['3923900080', null],
        ['99030125', null],
        ['6109100012', null],
        ['99030125', null],
      ],
      2,
    ],
    [
      'of the same goods are one where they cannot be told apart',
      [
        ['3923900080', 2],
        ['3923900080', 2],
        ['99030125', 1],
        ['99030125', 1],
      ],
      1,
    ],
    [
      'take what stands after the last goods',
      [
        ['99030125', null],
        ['3923900080', null],
        ['6109100012', null],
        ['99030125', null],
      ],
      2,
    ],
  ] as const)('%s', (_, rows, count) => {
    expect(linesOf(rowsOf(...rows))).toHaveLength(count);
  });
});
