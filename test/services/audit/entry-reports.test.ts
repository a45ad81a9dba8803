import { describe, expect, it } from '@jest/globals';
import { splitRecords } from '../../../src/audit/entry-report.js';
import { listDeadlines } from '../../../src/audit/outputs/work-tables.js';
import { TableReader } from '../../../src/audit/read/read-table.js';
import { recordsOf, type EntryGiven } from '../../audit/filed-entries.js';
import { auditOnBundledLaw, auditRecords, line, PAID_VOID_DUTY } from './audited.js';

auditOnBundledLaw();

const ENTRY = 'Z9Q00000012';
const PAID: EntryGiven = { ...PAID_VOID_DUTY, entry: ENTRY };

/** The rows of a report, each written as `a | b`, its header first. */
function readReport(...lines: readonly string[]) {
  const reader = new TableReader(1, {});
  const records = lines.flatMap((text, at) =>
    reader.take(
      text.split('|').map((cell) => cell.trim()),
      at + 1,
    ),
  );
  return { records, report: reader.finish(null) };
}

const auditWith = (given: Partial<EntryGiven>, ...lines: readonly string[]) =>
  auditRecords([...recordsOf({ ...PAID, ...given }), ...readReport(...lines).records]);

const whyOf = ({ findings }: ReturnType<typeof auditWith>, code: string): string =>
  findings
    .filter((one) => one.code === code)
    .map(({ why }) => why)
    .join(' ');

describe('a report of a row an entry', () => {
  it.each([
    ['refunds', 'Entry Number | Refund Amount | Refund Date', '5.00 | 01/02/2026'],
    ['CAPE claims', 'Entry Summary Number | Claim Status | Error Text', 'Accepted'],
    ['liquidations', 'Entry Number | Liquidation Date | Liquidated Duty Amount', '01/02/2026'],
    ['statements', 'Entry No | Statement Date', '01/02/2026'],
    ['totals', 'Entry Number | Total Entered Duty', '16.50'],
  ])('is read as %s', (holds, header, cells) => {
    const { records, report } = readReport(header, `Z9Q-0000001-2 | ${cells}`, 'Total | 5', ENTRY);
    expect(report).toMatchObject({ format: `report of entries: ${holds}`, rows: 3 });
    expect(splitRecords(records)).toMatchObject({ filed: [], reported: [{ entryNumber: ENTRY, row: 2 }] });
    expect(report.skipped.map(({ why }) => why)).toEqual([
      'it is a row of totals',
      'it says nothing of its entry',
    ]);
  });

  it('is not what a table of lines without its tariff numbers is', () => {
    expect(() => readReport('Entry Number | Line Number | Liquidation Date', `${ENTRY} | 1 |`)).toThrow(
      'a tariff number',
    );
  });
});

describe('refunds of Customs', () => {
  const REFUNDS =
    'Entry Number | Refund Amount | Interest Amount | Refund Date | Refund Status | Reject Reason';

  it('settle what was to be refunded', () => {
    const audited = auditWith({}, REFUNDS, `${ENTRY} | 3,082.20 | 130.11 | 10/30/2026 | Paid |`);
    expect(audited.cape).toMatchObject({ status: 'refunded', reasons: [] });
    expect(audited.cape?.outstanding.toFixed(2)).toBe('0.00');
    expect(audited.cape?.interest.amount.toFixed(2)).toBe('0.00');
    expect(audited.findings.map(({ code }) => code)).not.toContain('P01');
  });

  it('leave what they fall short by, and count a repeated row once', () => {
    const row = `${ENTRY} | 3000.00 | | 10/30/2026 | Paid |`;
    const audited = auditWith({}, REFUNDS, row, row);
    expect(audited.cape).toMatchObject({ status: 'declared' });
    expect(audited.cape?.outstanding.toFixed(2)).toBe('82.20');
    expect(whyOf(audited, 'D08')).toContain('82.20 without its interest is left');
    expect(whyOf(audited, 'D02')).toContain('rows 3 of the reports');
  });

  it('that were taken back leave no more than there was to be refunded', () => {
    const { cape } = auditWith({}, REFUNDS, `${ENTRY} | (1000.00) | | 10/30/2026 | Paid |`);
    expect([cape?.principal.toFixed(2), cape?.outstanding.toFixed(2)]).toEqual(['3082.20', '3082.20']);
  });

  it('with a reason and no status are not taken as paid', () => {
    const audited = auditWith({}, 'Entry Number | Refund Amount | Reason Code', `${ENTRY} | 3082.20 | R03`);
    expect(audited.cape?.outstanding.toFixed(2)).toBe('3082.20');
    expect(audited.cape?.reasons[0]?.reason).toBe('a refund of 3082.20 was not paid out (R03)');
  });

  it('that the bank rejected are not paid', () => {
    const audited = auditWith({}, REFUNDS, `${ENTRY} | 3082.20 | | 10/30/2026 | Rejected | R03 no account`);
    expect(audited.cape?.status).toBe('declared');
    expect(audited.cape?.reasons[0]).toMatchObject({ reason: expect.stringContaining('R03 no account') });
    expect(audited.cape?.outstanding.toFixed(2)).toBe('3082.20');
  });

  it('are none where nothing was to be refunded: what was left out weighs as much', () => {
    const lines = [
      line(
        'CN',
        { hts: '99030124', duty: '1.00' },
        { hts: '99038803', duty: '0' },
        { hts: '8481805090', value: '9000', duty: '0' },
      ),
    ];
    const { cape } = auditRecords(recordsOf({ ...PAID, lines }));
    expect([cape?.status, cape?.principal.toFixed(2)]).toEqual(['hold', '0.00']);
    expect(cape?.reasons[0]?.reason).toContain('2519.00 more is owed');
  });

  it('of an entry that paid no void duty are of something else', () => {
    const lines = [line('IN', { hts: '6109100012', value: '100', duty: '16.50' })];
    const audited = auditWith({ entryDate: '2025-01-15', lines }, REFUNDS, `${ENTRY} | 16.50 | | | Paid |`);
    expect(audited.cape).toBeNull();
    expect(whyOf(audited, 'D08')).toContain('of something else');
  });
});

describe('a dollar is refunded once', () => {
  const LIQUIDATED = { liquidationDate: '2026-10-30', liquidationStatus: 'Liquidated' };
  const asks = ({ findings }: ReturnType<typeof auditWith>) =>
    findings.flatMap(({ code, remedy }) => (remedy === null ? [] : [code]));

  it('asks by CAPE while nothing was given back', () => {
    expect(asks(auditRecords(recordsOf({ ...PAID, ...LIQUIDATED })))).toContain('T18');
  });

  it.each([
    ['paid back', 'Entry Number | Refund Amount | Refund Status', '3082.20 | Paid'],
    ['declared', 'Entry Number | Claim Status | Error Text', 'Accepted |'],
    ['liquidated at less', 'Entry Number | Liquidation Date | Liquidated Duty', '10/30/2026 | 0.00'],
  ])('%s: no route and no deadline of it is left', (_, header, cells) => {
    const audited = auditWith(LIQUIDATED, header, `${ENTRY} | ${cells}`);
    expect(asks(audited)).toEqual([]);
    expect(listDeadlines(audited)).toEqual([]);
  });

  it('a liquidation that gives other duty back asks for no protest of it', () => {
    const lines = [line('DE', { hts: '3923900080', value: '10000', duty: '800' })];
    const given = { entryDate: '2025-03-10', ...LIQUIDATED, lines };
    const protested = (duty: string) =>
      asks(auditWith(given, 'Entry Number | Liquidated Duty', `${ENTRY} | ${duty}`)).includes('T13');
    expect([protested('300.00'), protested('800.00'), protested('500.00')]).toEqual([false, true, true]);
  });
});

describe('the place of an entry in CAPE', () => {
  const CLAIMS = 'Entry Number | Claim Status | Error Text';

  it.each([
    ['Draft - not submitted', 'ready'],
    ['Not yet processed', 'ready'],
    ['Unsubmitted', 'ready'],
    ['Accepted, not paid', 'declared'],
  ])('%s is %s', (status, expected) => {
    expect(auditWith({}, CLAIMS, `${ENTRY} | ${status} |`).cape?.status).toBe(expected);
  });

  it.each([
    ['Accepted', '', 'declared', 'earlier declaration'],
    ['Not Accepted', 'INVALID HTS 9903012400', 'repair', 'INVALID HTS'],
    ['Rejected', 'Goods value reported on a Chapter 99 number', 'ready', null],
    ['', 'HTS RELATIONSHIP MISMATCH', 'repair', 'RELATIONSHIP'],
  ] as const)('%s %s is %s', (...[status, text, expected, reason]) => {
    const { cape } = auditWith({}, CLAIMS, `${ENTRY} | ${status} | ${text}`);
    expect(cape?.status).toBe(expected);
    if (reason === null) expect(cape?.reasons).toEqual([]);
    else expect(cape?.reasons[0]?.reason).toContain(reason);
  });
});

describe('a notice of liquidation', () => {
  const NOTICES = 'Entry Number | Liquidation Date | Liquidated Duty';

  it('stands before a forecast', () => {
    const given = { liquidationStatus: 'Scheduled', liquidationDate: '2026-08-14' };
    const audited = auditWith(given, NOTICES, `${ENTRY} | 09/11/2026 | 3082.20`);
    expect(audited.liquidation).toMatchObject({
      status: 'liquidated',
      date: '2026-09-11',
      isEstimated: false,
    });
    expect(whyOf(audited, 'D08')).toBe('');
  });

  it('of another day than the one filed leaves the earlier, so that no right is shown longer than it is', () => {
    const given = { liquidationStatus: 'Liquidated', liquidationDate: '2026-08-14' };
    const audited = auditWith(given, NOTICES, `${ENTRY} | 10/09/2026 | 3082.20`);
    expect(audited.liquidation?.date).toBe('2026-08-14');
    expect(whyOf(audited, 'D08')).toContain('2026-10-09 may be a reliquidation');
  });

  it('at less than was filed gives that back once', () => {
    const audited = auditWith({}, NOTICES, `${ENTRY} | 09/11/2026 | 0.00`);
    expect(audited.cape?.status).toBe('refunded');
    expect(whyOf(audited, 'D08')).toContain('refunds the difference');
  });

  it('is what a forecast is after its day, by estimate', () => {
    const { records } = readReport(NOTICES.replace(' | Liquidated Duty', ''), `Z9Q00000343 | 09/11/2026`);
    const scheduled = auditRecords(
      recordsOf({ ...PAID, liquidationStatus: 'Scheduled', liquidationDate: '2026-05-01' }),
    );
    expect(scheduled.liquidation).toEqual({ status: 'liquidated', date: '2026-05-01', isEstimated: true });
    expect(scheduled.cape?.status).toBe('court');
    const alone = auditRecords(records);
    expect([alone.entry.lines.length, whyOf(alone, 'D08')]).toEqual([
      0,
      expect.stringContaining('no file has its lines'),
    ]);
  });
});

describe('a statement', () => {
  it('is the day from which interest counts', () => {
    const audited = auditWith({}, 'Entry No | Statement Date', `${ENTRY} | 10/21/2025`);
    expect(audited.cape).toMatchObject({ depositDate: '2025-10-21', isDepositEstimated: false });
  });
});
