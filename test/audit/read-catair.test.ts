import { describe, expect, it } from '@jest/globals';
import { toEntry } from '../../src/audit/group-entries.js';
import { isCatair, readCatair } from '../../src/audit/read/read-catair.js';

describe('CATAIR entry summaries', () => {
  const at = (parts: Readonly<Record<number, string>>): string => {
    const record = Array.from({ length: 80 }, () => ' ');
    for (const [position, text] of Object.entries(parts))
      record.splice(Number(position) - 1, text.length, ...text);
    return record.join('');
  };
  const text = [
    at({ 1: '10A', 4: 'Z9Q', 9: '00008007', 18: '2704', 34: '01', 36: '11', 46: 'Y' }),
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
      reconAgreement: 'Y',
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

  it('say of each line its day of privileged foreign status in a zone', () => {
    const record = (parts: Readonly<Record<number, string>>): string => `${at({ 1: '41', ...parts })}\n`;
    const first = record({ 3: 'P', 4: '022025', 10: '0000000100' });
    const inZone = text.replace('\n50', `\n${first}50`);
    const [line, second] = toEntry(readCatair(inZone, 0).records).lines;
    expect(line?.zone).toEqual({ isPrivileged: true, day: '2025-02-20' });
    expect(second?.zone).toEqual({ isPrivileged: false, day: null });
    const domestic = text.replace('\n50', `\n${record({ 3: 'N', 4: '022025' })}50`);
    expect(toEntry(readCatair(domestic, 0).records).lines[0]?.zone.day).toBeNull();
    const wrong = readCatair(text.replace('\n50', `\n${record({ 3: 'P', 4: '023025' })}50`), 0).records;
    expect(wrong.map(({ unread = [] }) => unread.map(({ field }) => field))).toEqual([
      ...[['privilegedDate'], ['privilegedDate'], []],
    ]);
  });

  it('of an entry that is transmitted again are those of its last transmission', () => {
    const again = text.replace('10A', '10R').replace('0000240000', '0000180000');
    const { records, report } = readCatair(`${text}\n${again}`, 0);
    expect(records.map(({ row }) => row)).toEqual([16, 17, 22]);
    expect(records[0]?.tariffDuty?.toFixed(2)).toBe('1800.00');
    expect(report).toMatchObject({
      ...{ rows: 24, data: 12 },
      skipped: [{ file: 0, row: 1, why: expect.stringContaining('transmitted again') }],
    });
  });

  it('take the total of a fee before the shares of its lines, and every case of a line', () => {
    const more = [
      text.replace(/^50.{78}\n62499.*\n(53.*)$/m, '$&\n$1'),
      at({ 1: '89', 3: '499', 6: '00000003271', 17: '501', 20: '00000001500' }),
    ].join('\n');
    const entry = toEntry(readCatair(more.replace('A552825000', 'C552826000'), 0).records);
    expect(entry.merchandiseProcessingFee?.toFixed(2)).toBe('32.71');
    expect(entry.lines[0]?.deposits.map(({ caseNumber }) => caseNumber)).toEqual([
      ...['C552826000', 'A552825000'],
    ]);
  });

  it('name the places of what is no amount and no day', () => {
    const damaged = text.replace('0000240000', '0O00240000').replace('091525', '093125');
    expect(readCatair(damaged, 0).records[0]).toMatchObject({
      ...{ tariffDuty: null, entryDate: null },
      unread: [
        { field: 'entryDate', header: 'record 11, position 42', printed: '093125' },
        { field: 'tariffDuty', header: 'record 50, position 14', printed: '0O00240000' },
      ],
    });
  });
});
