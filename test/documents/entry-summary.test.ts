import { describe, expect, it } from '@jest/globals';
import { splitRecords, type AuditRecord } from '../../src/audit/entry-report.js';
import { toEntry } from '../../src/audit/group-entries.js';
import { readAuditFile } from '../../src/services/audit/files/read-files.js';
import { toFileSource } from '../../src/services/tables/table-files.js';
import { printEntryForms, type EntryForm, type FormRow } from '../support/entry-summary-form.js';

const VALVES: readonly FormRow[] = [
  ['001 HAND OPERATED VALVES', '', '', '', '', ''],
  ['9903.02.73', '', '', '', '15%', '6933.30'],
  ['8481.80.5090', '1250 KG', '1200 KG', '46,222', '3%', '1386.66'],
  ['MERCHANDISE PROCESSING FEE', '', '', '', '.3464%', '160.11'],
];
const FORM: EntryForm = { number: 'Z9Q-0000034-3', origin: 'JP', totalDuty: '8319.96', rows: VALVES };

async function read(bytes: Buffer) {
  const records: AuditRecord[] = [];
  const take = (record: AuditRecord): void => void records.push(record);
  const report = await readAuditFile(toFileSource(bytes), { name: 'form.pdf', file: 0, columns: {}, take });
  return { report, filed: splitRecords(records).filed };
}

describe('CBP Form 7501', () => {
  it.each(['current', 'earlier'] as const)(
    'is read by its labels, in the %s numbering',
    async (numbering) => {
      const { report, filed } = await read(await printEntryForms([FORM], numbering));
      expect(report).toMatchObject({
        format: 'CBP Form 7501',
        rows: 2,
        data: 2,
        skipped: [],
        unknownColumns: [],
      });
      expect(
        filed.map(({ hts, lineNumber, tariffValue, tariffDuty }) => [
          hts,
          lineNumber,
          tariffValue?.toFixed(),
          tariffDuty?.toFixed(2),
        ]),
      ).toEqual([
        ['99030273', '1', undefined, '6933.30'],
        ['8481805090', '1', '46222', '1386.66'],
      ]);
      expect(filed[1]).toMatchObject({
        ...{
          entryNumber: 'Z9Q00000343',
          entryType: '01',
          entryDate: '2025-10-20',
          summaryDate: '2025-10-31',
        },
        ...{
          importDate: '2025-10-18',
          importer: '00-000000300',
          port: '2704',
          transport: '11',
          origin: 'JP',
        },
      });
      expect(filed[1]?.quantities.map(({ amount, unit }) => [amount.toFixed(), unit])).toEqual([
        ['1200', 'KG'],
      ]);
      expect([filed[0]?.entryDuty?.toFixed(2), filed[0]?.merchandiseProcessingFee?.toFixed(2)]).toEqual([
        '8319.96',
        '160.11',
      ]);
    },
  );

  it('has origins and preferences of its lines, free duties, and dollars apart from cents', async () => {
    const rows: readonly FormRow[] = [
      ['001 O CN VALVES', '', '', '', '', ''],
      ['9903.01.24', '', '', '', '10%', '100 00'],
      ['8481.80.5090', '90 KG', '90 KG', '1000', '3%', '30 00'],
      ['002 O MX T-SHIRTS', '', '', '', '', ''],
      ['S 6109.10.0012', '100 KG', '50 DOZ', '2500', 'FREE', ''],
    ];
    const { filed } = await read(
      await printEntryForms([{ ...FORM, origin: 'MULTI', totalDuty: '130.00', rows }]),
    );
    expect(
      filed.map(({ hts, origin, spi, tariffDuty }) => [hts, origin, spi, tariffDuty?.toFixed(2)]),
    ).toEqual([
      ['99030124', 'CN', null, '100.00'],
      ['8481805090', 'CN', null, '30.00'],
      ['6109100012', 'MX', 'S', '0.00'],
    ]);
  });

  it('of several entries in one file is several entries, and the summary of fees counts before those of the lines', async () => {
    const other = { ...FORM, number: 'Z9Q-0000012-9', summary: ['499 MPF 33.58', '501 HMF 57.78'] };
    const { filed } = await read(
      await printEntryForms([FORM, other, { ...other, rows: VALVES.slice(0, 3) }]),
    );
    expect(filed.map(({ entryNumber }) => entryNumber)).toEqual([
      ...['Z9Q00000343', 'Z9Q00000343', 'Z9Q00000129', 'Z9Q00000129', 'Z9Q00000129', 'Z9Q00000129'],
    ]);
    expect(filed.at(-1)?.merchandiseProcessingFee?.toFixed(2)).toBe('33.58');
    expect(filed.at(-1)?.harborMaintenanceFee?.toFixed(2)).toBe('57.78');
  });

  it('has the AD/CVD cases of its lines, and then no total of what its numbers hold', async () => {
    const rows: readonly FormRow[] = [
      ...VALVES,
      ['A-588-874', '', '', '', '16.5%', '7626.63'],
      ['C588875001', '', '', '', '2.04 %', '942 93'],
      ['002 OTHER VALVES', '', '', '', '', ''],
      ['8481.80.5090', '90 KG', '90 KG', '1000', '3%', '30.00'],
    ];
    const { filed } = await read(await printEntryForms([{ ...FORM, rows }]));
    expect(filed.map(({ entryDuty }) => entryDuty)).toEqual([null, null, null]);
    const { lines } = toEntry(filed);
    expect(
      lines.map(({ deposits }) =>
        deposits.map(({ caseNumber, percent, duty }) => [caseNumber, percent?.toFixed(), duty?.toFixed(2)]),
      ),
    ).toEqual([
      [
        ['A-588-874', '16.5', '7626.63'],
        ['C588875001', '2.04', '942.93'],
      ],
      [],
    ]);
  });

  it('without words, or of another form, is refused with what to do', async () => {
    await expect(read(await printEntryForms([]))).rejects.toThrow(/Form 7501|damaged/);
    await expect(read(await printEntryForms([{ ...FORM, rows: [] }]))).rejects.toThrow(
      'export the entries as CSV or XLSX',
    );
    await expect(read(Buffer.from('%PDF-1.7\nnothing'))).rejects.toThrow('damaged');
  });
});
