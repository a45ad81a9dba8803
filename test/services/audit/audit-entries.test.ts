import { beforeAll, describe, expect, it } from '@jest/globals';
import { auditEntries, listFindings } from '../../../src/services/audit/audit-entries.js';
import type { ServiceContext } from '../../../src/services/service-context.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

let context: ServiceContext;
beforeAll(async () => {
  context = await bundledContext();
}, 120_000);

const REPORT = `Entry No,Entry Date,Line,Country of Origin,HTS,Goods Value,Duty
Z9Q00000236,2026-04-20,1,TW,8481805090,8609,258.27
Z9Q00000343,2025-10-20,1,JP,99030273,0,6933.30
Z9Q00000343,2025-10-20,1,JP,8481805090,46222,1386.66
`;
const encode = (content: string | Uint8Array): string => Buffer.from(content).toString('base64');

describe('an audit of a text', () => {
  it('finds what the command finds, and chooses findings by severity and code', async () => {
    const audit = await auditEntries({ content: encode(REPORT), asOf: '2026-11-20' }, context);
    expect(audit.source).toMatchObject({ format: 'table', rows: 3, data: 3 });
    expect([audit.totals.overpaid.toFixed(2), audit.totals.underpaid.toFixed(2)]).toEqual([
      '1386.66',
      '860.90',
    ]);
    const errors = listFindings(audit, { severity: ['error'] });
    expect(errors.map(({ entry, code, difference }) => [entry, code, difference?.toFixed(2)])).toEqual([
      ['Z9Q00000343', 'T11', '1386.66'],
      ['Z9Q00000236', 'T01', '-860.90'],
    ]);
    expect(listFindings(audit, { code: ['T01'] })).toHaveLength(1);
    expect(
      audit.entries[0]?.lines[0]?.numbers.map(({ number, filed, lawful }) => [
        number,
        filed?.toFixed(2),
        lawful?.toFixed(2),
      ]),
    ).toEqual([
      ['8481.80.50.90', '1386.66', '1386.66'],
      ['9903.02.73', '6933.30', '5546.64'],
    ]);
  });

  it('counts deadlines to today where no day is given', async () => {
    expect((await auditEntries({ content: encode(REPORT) }, context)).asOf).toBe('2026-11-20');
  });

  it('says what reports of Customs add, each by what it holds', async () => {
    const reports = [
      'Entry No,Refund Amount,Refund Interest\nZ9Q00000343,6933.30,410.00\n',
      'Entry No,Liquidation Date\nZ9Q00000236,2026-10-02\n',
    ].map(encode);
    const audit = await auditEntries({ content: encode(REPORT), reports, asOf: '2026-11-20' }, context);
    expect(audit.reports.map(({ format, data }) => [format, data])).toEqual([
      ['report of entries: refunds', 1],
      ['report of entries: liquidations', 1],
    ]);
    expect(audit.entries.map(({ liquidationDate, cape }) => [liquidationDate, cape?.status])).toEqual([
      [expect.any(String), 'refunded'],
      ['2026-10-02', undefined],
    ]);
    const paid = audit.totals.ieepaByStatus.find(({ status }) => status === 'refunded');
    expect(paid?.principal.toFixed(2)).toBe('6933.30');
  });

  it('names the report that cannot be read', async () => {
    const given = {
      content: encode(REPORT),
      reports: [encode('Entry No,Statement Date\n'), encode('a\n1\n')],
    };
    await expect(auditEntries(given, context)).rejects.toThrow('reports[1]: no row of the first 30');
  });

  it.each([
    ['no base64', { content: 'https://example.com/entries.csv' }, 'no base64'],
    ['a damaged workbook', { content: encode('PK\u0003\u0004') }, 'content: '],
    [
      'no UTF-8',
      { content: encode(new Uint8Array([0xff, 0xfe, 0x41])) },
      'no text in UTF-8 and no XLSX workbook',
    ],
    [
      'a PDF, with where it is read',
      { content: encode('%PDF-1.7\n') },
      'content: a PDF is read by a stored audit',
    ],
    ['no header', { content: encode('a,b\n1,2\n') }, 'names an entry number'],
    ['a wrong day', { content: encode(REPORT), asOf: '2026-13-01' }, 'asOf'],
    [
      'an unknown field',
      { content: encode(REPORT), columns: [{ field: 'entry', header: 'X' }] },
      'the nearest is',
    ],
  ])('refuses %s', async (_, given, reason) => {
    await expect(auditEntries(given, context)).rejects.toThrow(reason);
  });

  it('refuses more rows than one request may ask for', async () => {
    const [header, row] = REPORT.split('\n');
    const content = encode([header, ...Array.from({ length: 10_001 }, () => row)].join('\n'));
    await expect(auditEntries({ content }, context)).rejects.toMatchObject({ kind: 'payload-too-large' });
  });
});
