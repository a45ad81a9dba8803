import { beforeAll, describe, expect, it } from '@jest/globals';
import { readReportWorkbook } from '../../src/documents/source/read-workbook.js';
import { renderWorkbook, type WorkbookSheet } from '../../src/reports/workbook.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';

const DAY = toCalendarDate('2026-11-20');

const SHEETS: readonly WorkbookSheet[] = [
  {
    sheet: 'Lines',
    columns: [
      ['entry', 'text'],
      ['by', 'date'],
      ['duty', 'money'],
      ['lines', 'number'],
      ['estimated', 'yesNo'],
    ],
    rows: [
      ['00012', '2026-12-29', new Decimal('1234567.891'), 7, true],
      ['=1+1', '2028-02-29', new Decimal('-0.5'), new Decimal('0.125'), false],
      ['<a> & "b"', null, null, null, null],
    ],
  },
  { sheet: 'Empty', columns: [['what', 'text']], rows: [] },
];

describe('a workbook', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await renderWorkbook(SHEETS, DAY);
  });

  it('holds each table with its header, text as text and amounts in cents', () => {
    const read = readReportWorkbook(bytes).map(({ name, forEachRow }) => {
      const rows: (readonly string[])[] = [];
      forEachRow((cells) => rows.push(cells));
      return { name, rows };
    });
    expect(read).toEqual([
      {
        name: 'Lines',
        rows: [
          ['entry', 'by', 'duty', 'lines', 'estimated'],
          ['00012', '2026-12-29', '1234567.89', '7', 'Y'],
          ['=1+1', '2028-02-29', '-0.5', '0.125', 'N'],
          ['<a> & "b"'],
        ],
      },
      { name: 'Empty', rows: [['what']] },
    ]);
  });

  it('is the same bytes a second later', async () => {
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(Buffer.from(await renderWorkbook(SHEETS, DAY)).equals(bytes)).toBe(true);
  });
});
