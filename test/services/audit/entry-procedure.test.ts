import { describe, expect, it } from '@jest/globals';
import { Decimal } from '../../../src/terms/decimal.js';
import { toEntry } from '../../../src/audit/group-entries.js';
import type { FiledRecord } from '../../../src/audit/filed-record.js';
import { TableReader } from '../../../src/audit/read/read-table.js';
import { recordsOf, type EntryGiven, type LineGiven } from '../../audit/filed-entries.js';
import { audit, auditOnBundledLaw, auditRecords, errorsOf, line, PAID_VOID_DUTY } from './audited.js';

auditOnBundledLaw();

const BAG = { hts: '3923900080', value: '45015', duty: '1350.45' };

describe('CAPE', () => {
  const cases: readonly (readonly [string, Partial<EntryGiven>, string, string | null])[] = [
    ['as filed', {}, 'ready', null],
    ['a wrong check digit', { entry: 'Z9Q00000013' }, 'repair', 'check digit'],
    ['an open protest', { protestNumber: '2704-26-100001' }, 'repair', 'protest'],
    [
      'liquidated 80 days ago',
      { liquidationDate: '2026-09-01', liquidationStatus: 'Liquidated' },
      'ready',
      null,
    ],
    [
      'liquidated 81 days ago',
      { liquidationDate: '2026-08-31', liquidationStatus: 'Liquidated' },
      'protest',
      '80 days',
    ],
    [
      'liquidated 181 days ago',
      { liquidationDate: '2026-05-23', liquidationStatus: 'Liquidated' },
      'court',
      '80 days',
    ],
  ];

  it.each(cases.map(([name, given, status, reason]) => ({ name, given, status, reason })))(
    '$name',
    ({ given, status, reason }) => {
      const { cape } = audit({ ...PAID_VOID_DUTY, ...given });
      expect(cape?.status).toBe(status);
      if (reason === null) expect(cape?.reasons).toEqual([]);
      else expect(cape?.reasons.map((one) => one.reason).join()).toContain(reason);
      expect(cape?.principal.toFixed(2)).toBe('3082.20');
    },
  );

  it('is held back while a correction is open, and absent where no void duty was paid', () => {
    const wrong = line('CN', { hts: '99030124', duty: '9003.00' }, { hts: '99030125', duty: '4501.50' }, BAG);
    const held = audit({ ...PAID_VOID_DUTY, entryDate: '2026-02-10', lines: [wrong] });
    expect(held.cape).toMatchObject({ status: 'hold' });
    expect(held.findings.map(({ code }) => code)).toContain('P05');
    expect(audit({ entryDate: '2025-01-15' }).cape).toBeNull();
  });
});

describe('fees', () => {
  const shirts = (value: string, duty: string): readonly LineGiven[] => [
    line('IN', { hts: '6109100012', value, duty }),
  ];

  it.each([
    [{ processing: '32.71' }, 'ocean', []],
    [{ processing: '25.00' }, 'ocean', [['F01', null, '-7.71']]],
    [{ harbor: '1.25' }, 'ocean', []],
    [{ harbor: '2.25' }, 'ocean', [['F04', null, '1.00']]],
    [{ harbor: '1.25' }, 'Air', [['F03', null, '1.25']]],
  ])('%j by %s', (fees, transport, expected) => {
    expect(
      errorsOf(audit({ entryDate: '2025-01-15', lines: shirts('1000', '165'), fees, transport })),
    ).toEqual(expected);
  });
});

describe('what cannot be audited is listed, not guessed', () => {
  it.each([
    [{ entryDate: '2024-11-01' }, 'not_covered', 'D09'],
    [{ entryDate: '2025-01-15', lines: [line('CN', { hts: '99038803', duty: '10' })] }, 'not_audited', 'D10'],
    [
      { entryDate: '2025-01-15', lines: [line('CN', { hts: '6109100099', value: '10', duty: '1' })] },
      'not_in_schedule',
      'D04',
    ],
  ])('%j', (given, status, code) => {
    const audited = audit(given);
    expect(audited.articles[0]).toMatchObject({ status, atEntry: null });
    expect(audited.findings.map((finding) => finding.code)).toContain(code);
  });

  it('a heading without a rule counts as filed', () => {
    const audited = audit({
      entryDate: '2025-01-15',
      lines: [line('IN', { hts: '99999999', duty: '77' }, { hts: '6109100012', value: '1000', duty: '165' })],
    });
    expect(errorsOf(audited)).toEqual([]);
    expect(audited.articles[0]?.comparison?.notAudited.map(({ number }) => number)).toEqual(['9999.99.99']);
  });

  it('a lost leading zero is repaired and said', () => {
    const audited = audit({
      entryDate: '2025-01-15',
      lines: [line('CO', { hts: '901210035', value: '1000', duty: '0' })],
    });
    expect(audited.findings.find(({ code }) => code === 'D05')?.why).toContain('0901210035');
    expect(audited.articles[0]?.atEntry?.toFixed(2)).toBe('0.00');
  });
});

describe('what a file says beside its rows', () => {
  const [row] = recordsOf({
    entryDate: '2025-01-15',
    lines: [line('IN', { hts: '6109100012', value: '1000', duty: '165' })],
  });

  it('totals that its rows do not come to are told', () => {
    const codes = (given: object) => auditRecords([{ ...row!, ...given }]).findings.map(({ code }) => code);
    expect(codes({ lineDuty: new Decimal(165), entryDuty: new Decimal(165) })).not.toContain('D08');
    expect(codes({ lineDuty: new Decimal(170) })).toContain('D08');
    expect(codes({ entryDuty: new Decimal(170) })).toContain('D08');
  });

  it('an AD/CVD deposit at a rate that no firm of its case has', () => {
    const deposit = (percent: string) => ({
      ...row!,
      deposits: [
        { caseNumber: 'A549502000', percent: new Decimal(percent), value: new Decimal(1000), duty: null },
      ],
    });
    const found = (percent: string) =>
      auditRecords([deposit(percent)]).findings.find(({ code }) => code === 'A02');
    expect(found('15.67')).toBeUndefined();
    expect(found('15.69')).toBeUndefined();
    expect(found('3.00')).toMatchObject({ heading: 'A549502000', severity: 'advisory' });
    expect(found('3.00')?.difference?.toFixed(2)).toBe('-126.70');
  });

  it('an AD/CVD deposit that is not its rate on its value', () => {
    const found = (percent: string | null, duty: string, caseNumber = 'A549502000') =>
      auditRecords([
        {
          ...row!,
          deposits: [
            {
              ...{ caseNumber, percent: percent === null ? null : new Decimal(percent) },
              ...{ value: new Decimal(1000), duty: new Decimal(duty) },
            },
          ],
        },
      ]).findings.find(({ code }) => code === 'A02');
    expect(found('15.67', '156.70')).toBeUndefined();
    expect(found('15.67', '156.71')).toBeUndefined();
    expect(found('15.67', '15.67')).toMatchObject({
      ...{ severity: 'advisory', lawful: new Decimal('156.7'), difference: new Decimal('-141.03') },
      why: '15.67 was filed under A-549-502 on 1000.00; 15.67% of it is 156.70.',
    });
    expect(found(null, '156.90')).toBeUndefined();
    expect(found(null, '150.00')).toMatchObject({
      lawful: new Decimal('156.7'),
      why:
        '150.00 was filed under A-549-502 on 1000.00; no rate that a firm of the case has on 2025-01-15 comes to that, ' +
        'and that of firms without their own is 15.67%.',
    });
    expect(found(null, '150.00', 'A999999000')).toBeUndefined();
  });

  it('AD/CVD cases in columns of a table: on the value of the line, once a line, in its totals or not', () => {
    const table = new TableReader(0, {});
    const header =
      'Entry No,Line No,Entry Date,COO,HTS,Value,Duty,Line Duty Amount,Case Number 1,AD/CVD Rate 1,AD/CVD Duty 1,Case Number 2';
    table.take(header.split(','), 1);
    const read = (total: string, at: number) =>
      table.take(
        `Z9Q-0000001-2,1,2025-01-15,IN,6109100012,1000,165,${total},A-549-502,3%,30.00,C549502`.split(','),
        at,
      );
    const records = [...read('165', 2), ...read('165', 3)] as FiledRecord[];
    expect(toEntry(records).lines[0]?.deposits.map(({ caseNumber }) => caseNumber)).toEqual([
      'A-549-502',
      'C549502',
    ]);
    const { findings } = auditRecords(read('195', 4) as FiledRecord[]);
    expect(findings.find(({ code }) => code === 'A02')?.difference?.toFixed(2)).toBe('-126.70');
    expect(findings.map(({ code }) => code)).not.toContain('D08');
    const wrong = auditRecords(read('170', 5) as FiledRecord[]);
    expect(wrong.findings.map(({ code }) => code)).toContain('D08');
  });
});
