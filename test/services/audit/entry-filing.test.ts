import { describe, expect, it } from '@jest/globals';
import { TableReader } from '../../../src/audit/read/read-table.js';
import { auditOnBundledLaw, auditRecords, errorsOf } from './audited.js';

auditOnBundledLaw();

/** An entry of plastics of Germany: 3,437.00 void duty and 1,031.10 of column 1 are its lawful duty. */
function auditTable(text: string) {
  const reader = new TableReader(0, {});
  const rows = text.trim().split('\n');
  return auditRecords(rows.flatMap((row, at) => reader.take(row.trim().split(','), at + 1)));
}

const TARIFFS = 'Entry No,Entry Date,Line,Origin,HTS,Goods Value,Duty';
const TOTALS = 'Entry No,Entry Date,Line,Origin,HTS,Line Goods Value Amount,Line Duty Amount';
const numbers = (header: string, heading: string, goods: string) => `${header}
  Z9Q00000012,06/02/2025,1,DE,99030125,${heading}
  Z9Q00000012,06/02/2025,1,DE,3923900080,${goods}`;
const lineOf = (text: string) => {
  const audited = auditTable(text);
  const [line] = audited.articles;
  const said = audited.findings.filter(({ code }) => code === 'D06').map(({ why }) => why);
  return { audited, line: line!, said };
};

describe('duty that a file does not state', () => {
  it.each([
    [
      'a heading that cannot be read',
      ['0,1O00.00', '34370,1031.10'],
      ['Duty "1O00.00" cannot be read', '0.00'],
    ],
    [
      'goods that cannot be read',
      ['0,3437.00', '34370,1O31.10'],
      ['Duty "1O31.10" cannot be read', '3437.00'],
    ],
    ['goods left blank', ['0,3437.00', '34370,'], ['states no duty for 3923.90.00.80', '3437.00']],
  ] as const)('is not zero: %s', (_, [heading, goods], [said, refund]) => {
    const { audited, line, said: found } = lineOf(numbers(TARIFFS, heading, goods));
    expect([errorsOf(audited), line.status, line.ieepaPrincipal.toFixed(2)]).toEqual([[], 'depends', refund]);
    expect(found).toEqual([expect.stringContaining(said)]);
  });

  it('is nothing to say where none is due', () => {
    const text = numbers(TARIFFS, '0,', '34370,1031.10').replaceAll('99030125', '99030132');
    expect(lineOf(text)).toMatchObject({ line: { status: 'certain' }, said: [] });
  });

  it('leaves a value and a day that cannot be read open, by name', () => {
    expect(lineOf(numbers(TARIFFS, '0,3437.00', '(34370,1031.10'))).toMatchObject({
      line: { status: 'not_audited' },
      said: [expect.stringContaining('Goods Value "(34370" cannot be read')],
    });
    const dayFirst = numbers(TARIFFS, '0,3437.00', '34370,1031.10').replaceAll('06/02/2025', '31/12/2025');
    expect(lineOf(dayFirst).said).toEqual([expect.stringMatching(/^rows 2, 3: Entry Date .*day first/)]);
  });
});

describe('a file of totals', () => {
  const totals = (total: string): string => numbers(TOTALS, `34370,${total}`, `34370,${total}`);

  it('is compared in the totals alone', () => {
    const { audited, line } = lineOf(totals('4468.10'));
    expect([errorsOf(audited), line.status, line.filed.toFixed(2)]).toEqual([[], 'certain', '4468.10']);
    expect(line.ieepaPrincipal.toFixed(2)).toBe('3437.00');
  });

  it('is so with numbers side by side, and with no heading', () => {
    const flat = `Entry No,Entry Date,Line,Origin,HTS 1,HTS 2,Entered Value,Total Duty
      Z9Q00000012,2025-06-02,1,DE,99030125,3923900080,34370,4468.10`;
    const whole = `${TOTALS}\n Z9Q00000012,2025-06-02,1,DE,3923900080,34370,4468.10`;
    for (const text of [flat, whole]) expect(errorsOf(auditTable(text))).toEqual([]);
  });

  it('shows what is too much, once', () => {
    const { audited, line } = lineOf(totals('5000.00'));
    expect(line.filed.toFixed(2)).toBe('5000.00');
    expect(errorsOf(audited)).toEqual([['T04', '9903.01.25', '531.90']]);
    expect(audited.findings.find(({ code }) => code === 'T04')?.why).toContain('the total of the line');
  });

  it('closes what rows leave blank', () => {
    const text = `${TARIFFS},Line Duty Amount
      Z9Q00000012,06/02/2025,1,DE,99030125,0,3437.00,4468.10
      Z9Q00000012,06/02/2025,1,DE,3923900080,34370,,4468.10`;
    expect(lineOf(text)).toMatchObject({ line: { status: 'certain' }, said: [] });
  });
});
