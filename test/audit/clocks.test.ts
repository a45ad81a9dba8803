import { describe, expect, it } from '@jest/globals';
import { listClocks, readLiquidation } from '../../src/audit/clocks.js';
import { addWorkingDays, toWorkingDay } from '../../src/audit/days.js';
import { formatEntryNumber, hasRightCheckDigit, normalizeEntryNumber } from '../../src/audit/entry-number.js';
import { toEntry } from '../../src/audit/group-entries.js';
import { computeInterest } from '../../src/audit/interest.js';
import { readAuditLaw } from '../../src/audit/read-audit-law.js';
import { Decimal } from '../../src/terms/decimal.js';
import { addDays, addMonths, countDays, toCalendarDate } from '../../src/terms/calendar-date.js';
import { entryOf, recordsOf } from './filed-entries.js';

const day = toCalendarDate;
const law = readAuditLaw((name) => `law/entry-audit/${name}`);

describe('entry numbers', () => {
  it.each(['B7603245278', 'MYK28000864', 'MYK28102637', 'MYK28100649', 'MYK28103742', 'JG639539828'])(
    '%s has the right check digit, and no other',
    (number) => {
      const digits = Array.from({ length: 10 }, (_, digit) => number.slice(0, 10) + String(digit));
      expect(digits.filter(hasRightCheckDigit)).toEqual([number]);
    },
  );

  it('are read with dashes and spaces, and printed with dashes', () => {
    expect(normalizeEntryNumber(' b76-0324527-8 ')).toBe('B7603245278');
    expect(normalizeEntryNumber('B76-032452-8')).toBeNull();
    expect(formatEntryNumber('B7603245278')).toBe('B76-0324527-8');
  });
});

describe('days', () => {
  it('pass over weekends and observed federal holidays', () => {
    expect(toWorkingDay(day('2026-07-05'))).toBe('2026-07-02');
    expect(toWorkingDay(day('2026-11-26'))).toBe('2026-11-25');
    expect(addWorkingDays(day('2025-12-23'), 2)).toBe('2025-12-26');
    expect(toWorkingDay(day('2021-12-31'))).toBe('2021-12-30');
  });

  it('count over leap years and ends of months', () => {
    expect(addDays(day('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addMonths(day('2025-01-31'), 1)).toBe('2025-02-28');
    expect(countDays(day('2024-01-01'), day('2025-01-01'))).toBe(366);
  });
});

describe('interest', () => {
  const on = (kind: 'corporateOverpayment' | 'overpayment') =>
    computeInterest(
      { principal: new Decimal(10_000), from: day('2025-06-02'), to: day('2026-06-12'), kind },
      law.interest,
    );

  it('is compounded daily at the rate of each quarter', () => {
    expect(on('corporateOverpayment')).toMatchObject({ ratesKnownTo: null });
    expect(on('corporateOverpayment').amount.toFixed(2)).toBe('614.82');
    expect(on('overpayment').amount.toFixed(2)).toBe('724.42');
  });

  it('says to which day the rates are published', () => {
    const later = computeInterest(
      { principal: new Decimal(100), from: day('2026-06-01'), to: day('2026-09-01'), kind: 'overpayment' },
      law.interest,
    );
    expect(later.ratesKnownTo).toBe('2026-06-30');
  });

  it('is nothing for no days', () => {
    const none = {
      principal: new Decimal(100),
      from: day('2026-06-01'),
      to: day('2026-06-01'),
      kind: 'overpayment' as const,
    };
    expect(computeInterest(none, law.interest).amount.toFixed(2)).toBe('0.00');
  });
});

describe('clocks of an entry', () => {
  const clock = (given: Parameters<typeof entryOf>[0], asOf: string, kind: string) => {
    const entry = entryOf(given);
    const liquidation = readLiquidation(entry, day(asOf));
    const counted = { liquidation, asOf: day(asOf), capeOpens: day('2026-04-20') };
    return listClocks(entry, counted).find((one) => one.kind === kind);
  };

  it('count a suit from the day on which a protest was denied', () => {
    const denied = { entryDate: '2025-03-15', protestStatus: 'Denied', protestDenialDate: '2026-06-01' };
    expect(clock(denied, '2026-11-20', 'denied_protest')).toMatchObject({
      ...{ by: '2026-11-28', byWorkingDay: '2026-11-27', isOpen: true, authority: '28 USC 2636(a)' },
    });
    expect(clock({ entryDate: '2025-03-15' }, '2026-11-20', 'denied_protest')).toBeUndefined();
    // What is dated after the day of the audit has not happened.
    expect(clock(denied, '2026-05-31', 'denied_protest')).toBeUndefined();
  });

  it('have no CAPE that ended before it began, and none for entries that it does not take', () => {
    const liquidated = { entryDate: '2025-03-15', liquidationStatus: 'Liquidated' };
    const open = (liquidationDate: string, entryType = '01') =>
      clock({ ...liquidated, liquidationDate, entryType }, '2026-03-15', 'cape')?.isOpen;
    expect([open('2026-01-30'), open('2026-01-29')]).toEqual([true, false]);
    expect(open('2026-01-30', '47')).toBeUndefined();
  });

  it('count from liquidation: CAPE 80 days, reliquidation 90, protest 180', () => {
    const liquidated = {
      entryDate: '2025-03-15',
      liquidationDate: '2026-01-30',
      liquidationStatus: 'Liquidated',
    };
    expect(clock(liquidated, '2026-04-20', 'cape')).toMatchObject({
      by: '2026-04-20',
      isOpen: true,
      isEstimated: false,
    });
    expect(clock(liquidated, '2026-04-21', 'cape')).toMatchObject({ isOpen: false });
    expect(clock(liquidated, '2026-04-21', 'voluntary_reliquidation')).toMatchObject({ by: '2026-04-30' });
    expect(clock(liquidated, '2026-04-21', 'protest')).toMatchObject({ by: '2026-07-29', isOpen: true });
    expect(clock(liquidated, '2026-04-21', 'post_summary_correction')).toMatchObject({ isOpen: false });
  });

  it('a correction ends 300 days after entry or 15 before the scheduled liquidation; unknown, a day less', () => {
    const open = { entryDate: '2026-03-10', liquidationStatus: 'Unliquidated' };
    expect(clock(open, '2026-11-20', 'post_summary_correction')).toMatchObject({
      by: '2027-01-03',
      isEstimated: true,
    });
    const scheduled = {
      entryDate: '2026-01-05',
      liquidationDate: '2026-11-13',
      liquidationStatus: 'Scheduled',
    };
    expect(clock(scheduled, '2026-10-01', 'post_summary_correction')).toMatchObject({
      by: '2026-10-29',
      isEstimated: false,
    });
    expect(clock({ ...open, entryType: '11' }, '2026-11-20', 'post_summary_correction')).toBeUndefined();
  });

  it.each([
    ['Extended', '2027-02-20', '2027-02-05'],
    ['Suspended', '2027-02-20', '2027-02-05'],
    ['Extended', '2028-02-20', '2028-02-05'],
  ])('a correction of an entry that is %s runs on beyond 300 days', (status, end, by) => {
    const held = { entryDate: '2025-02-20', liquidationStatus: status };
    const asOf = addDays(addMonths(day(end), -12), 5);
    expect(clock(held, asOf, 'post_summary_correction')).toMatchObject({
      ...{ by, isOpen: true, isEstimated: true },
    });
    const scheduled = { ...held, liquidationDate: end };
    expect(clock(scheduled, asOf, 'post_summary_correction')).toMatchObject({ by, isEstimated: false });
    expect(clock(scheduled, addDays(day(by), 1), 'post_summary_correction')).toMatchObject({ isOpen: false });
  });

  it.each([
    ['001', true],
    ['2', true],
    ['Y', true],
    ['000', false],
    ['N', false],
  ])('reconciliation flag %s', (reconFlag, isFlagged) => {
    const found = clock({ entryDate: '2025-06-02', reconFlag }, '2026-06-15', 'reconciliation');
    expect(found !== undefined).toBe(isFlagged);
  });

  it('reconciliation under a trade agreement ends 12 months after importation, beside any other', () => {
    const given = { entryDate: '2024-03-04', importDate: '2024-02-29', reconAgreement: 'Y' };
    expect(clock(given, '2025-02-28', 'fta_reconciliation')).toMatchObject({
      ...{ by: '2025-02-28', isOpen: true, isEstimated: false, confidence: 'high' },
    });
    expect(clock(given, '2025-03-01', 'fta_reconciliation')).toMatchObject({ isOpen: false });
    expect(clock(given, '2025-02-28', 'reconciliation')).toBeUndefined();
    const both = { entryDate: '2025-06-02', reconAgreement: 'Y', reconFlag: '001' };
    expect(clock(both, '2025-06-15', 'fta_reconciliation')).toMatchObject({
      ...{ by: '2026-05-18', isEstimated: true },
    });
    expect(clock(both, '2025-06-15', 'reconciliation')).toMatchObject({ by: '2027-03-02' });
    expect(clock({ ...both, reconAgreement: ' ' }, '2025-06-15', 'fta_reconciliation')).toBeUndefined();
  });

  it('count from the earliest importation of its lines', () => {
    const days = ['2025-09-12', '2025-09-10'];
    const lines = days.flatMap((importDate, at) =>
      recordsOf({ entryDate: '2025-09-14', importDate }).map((one) => ({ ...one, lineNumber: String(at) })),
    );
    expect(toEntry(lines).importDate).toBe('2025-09-10');
  });

  it('liquidated on a day that nobody says: no day is made up before its cycle, and no correction is open', () => {
    const liquidated = { entryDate: '2026-03-02', liquidationStatus: 'Liquidated' };
    const entry = entryOf(liquidated);
    expect(readLiquidation(entry, day('2026-06-15'))).toEqual({
      ...{ status: 'liquidated', date: null, isEstimated: true },
    });
    expect(clock(liquidated, '2026-06-15', 'post_summary_correction')).toMatchObject({ isOpen: false });
    expect(clock(liquidated, '2026-06-15', 'protest')).toBeUndefined();
    expect(readLiquidation(entry, day('2027-01-20'))).toMatchObject({ date: '2027-01-15' });
  });

  it('estimate liquidation on the Friday after day 314', () => {
    const entry = entryOf({ entryDate: '2025-01-15' });
    expect(readLiquidation(entry, day('2025-12-31'))).toEqual({
      status: 'liquidated',
      date: '2025-11-28',
      isEstimated: true,
    });
    expect(readLiquidation(entry, day('2025-06-30'))).toMatchObject({
      status: 'unliquidated',
      date: '2025-11-28',
    });
  });

  it('count a claim of preference from importation, or less when it is not known', () => {
    expect(clock({ entryDate: '2025-09-14' }, '2026-01-01', 'preference_1520d')).toMatchObject({
      ...{ by: '2026-08-30', isEstimated: true },
    });
    expect(
      clock({ entryDate: '2025-09-14', importDate: '2025-09-12' }, '2026-01-01', 'preference_1520d'),
    ).toMatchObject({
      ...{ by: '2026-09-12', isEstimated: false },
    });
  });
});
