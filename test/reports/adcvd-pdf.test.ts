import { beforeAll, describe, expect, test } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import type { AdcvdReportModel } from '../../src/reports/adcvd-report.js';
import { renderAdcvdPdf } from '../../src/reports/adcvd-pdf.js';
import { toPrintable } from '../../src/reports/pdf/printable.js';
import { generateAdcvdReport } from '../../src/services/adcvd/report.js';
import { createMemoryRepository, createPackContext } from '../adcvd/support/pack-context.js';

let model: AdcvdReportModel;
let pdf: Buffer;

beforeAll(async () => {
  const context = await createPackContext({ reports: createMemoryRepository() });
  model = await generateAdcvdReport(
    {
      productDescription: 'Aluminum extrusion, hollow profile for window frames, alloy 6063, 3 mm thick',
      htsCode: '7604.21.00.90',
      country: 'CN',
      entryDate: '2026-09-15',
      exporter: 'Köln Alüminyum Şirketi 株式会社',
      caseNumbers: ['A-570-967', 'C-570-968', 'A-570-890', 'A-570-053', 'A-122-857'],
    },
    context,
  );
  pdf = await renderAdcvdPdf(model);
});

/** The text of a PDF page by page: what a reader's search finds. */
function textOf(bytes: Buffer): string {
  const pages: string[] = [];
  for (const match of bytes.toString('latin1').matchAll(/\/Length (\d+)\b[^]*?stream\n/g)) {
    const start = match.index + match[0].length;
    const stored = bytes.subarray(start, start + Number(match[1]));
    // Zlib data begins with 0x78; what does not is no page.
    if (stored[0] !== 0x78) continue;
    const content = inflateSync(stored).toString('latin1');
    const shown = [...content.matchAll(/\[((?:<[0-9a-f]*>\s*-?[\d.]*\s*)+)\]\s*TJ/g)].map(([, pieces]) =>
      [...pieces!.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
        .join(''),
    );
    pages.push(shown.join(' '));
  }
  return pages.join('\n').replace(/\s+/g, ' ');
}

describe('the PDF of a report on five cases', () => {
  test('says what the model says, in text that can be found', () => {
    const text = textOf(pdf);
    for (const { caseNumber, product } of model.cases) {
      expect(text).toContain(caseNumber);
      expect(text).toContain(product);
    }
    for (const words of [
      'Likely in scope',
      'Likely out of scope',
      'Deposit rate and its history',
      'Notice chain',
      'Citations',
      '86.01%',
    ])
      expect(text).toContain(words);
    expect(text).toContain('This report is point-in-time decision support made from publ');
    const pages = Number(/Page 1 of (\d+)/.exec(text)?.[1]);
    expect(pages).toBeGreaterThan(5);
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`);
    expect(text).toContain('K\u00f6ln Al\u00fcminyum Sirketi ????');
  });

  test('is the same bytes for the same model, read back from JSON too', async () => {
    expect((await renderAdcvdPdf(JSON.parse(JSON.stringify(model)) as AdcvdReportModel)).equals(pdf)).toBe(
      true,
    );
    const other = await renderAdcvdPdf({
      ...model,
      entryDate: '2026-09-14' as AdcvdReportModel['entryDate'],
    });
    expect(other.equals(pdf)).toBe(false);
  });

  test('without any case it says so', async () => {
    expect(textOf(await renderAdcvdPdf({ ...model, cases: [], questions: [] }))).toContain(
      'No order in force names these goods',
    );
  });
});

test('letters without a place in the fonts fold or become question marks', () => {
  expect(toPrintable('Łódź “x” ≥ 漢')).toBe('?\u00f3dz \u201cx\u201d >= ?');
});
