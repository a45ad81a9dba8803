import { describe, expect, it } from '@jest/globals';
import { extractFile } from '../../src/documents/extract-file.js';
import type { Extraction } from '../../src/documents/extraction.js';
import { readOcr } from '../../src/documents/source/read-ocr.js';
import { extract } from '../../src/documents/extract.js';

const read = (text: string): Promise<Extraction> =>
  extractFile({ bytes: new TextEncoder().encode(text), mediaType: null }, async () => null);

const fieldOf = ({ fields }: Extraction, name: string) => fields.find((field) => field.name === name);

const invoice = (lines: readonly string[]): string => ['COMMERCIAL INVOICE', ...lines].join('\n');

describe('what can be read in more than one way', () => {
  it('has no value, both readings, less confidence and a warning', async () => {
    const extraction = await read(invoice(['Invoice No: A-1', 'Invoice Date: 03/04/2026']));
    const date = fieldOf(extraction, 'invoiceDate')!;
    expect(date).toMatchObject({ value: null, readings: ['2026-03-04', '2026-04-03'] });
    expect(date.confidence.tier).toBe('low');
    expect(extraction.warnings.join(' ')).toContain('2026-03-04 or 2026-04-03');
  });

  it('is decided by another date of the document, and says so', async () => {
    const extraction = await read(invoice(['Invoice Date: 03/04/2026', 'Sailing Date: 25/04/2026']));
    const date = fieldOf(extraction, 'invoiceDate')!;
    expect(date).toMatchObject({ value: '2026-04-03', readings: [] });
    expect(date.confidence.reasoning).toContain('other dates');
  });

  it('is decided by arithmetic: 1,500 pieces or one and a half', async () => {
    const table = (amount: string): string =>
      invoice([
        '',
        'Description   Quantity   Unit Price   Amount',
        `Bolt M8       1,500      2.00         ${amount}`,
      ]);
    const quantityOf = async (amount: string) =>
      (await read(table(amount))).lineItems[0]?.fields.find(({ name }) => name === 'quantity');
    expect(await quantityOf('3,000.00')).toMatchObject({ value: '1500' });
    expect(await quantityOf('3.00')).toMatchObject({ value: expect.stringMatching(/^1500|1\.5$/) });
  });

  it('a dollar sign is not yet the dollar of the United States', async () => {
    const extraction = await read(invoice(['Total: $120.50']));
    expect(fieldOf(extraction, 'currency')).toMatchObject({ value: null, text: '$' });
    expect(fieldOf(await read(invoice(['Total: US$120.50'])), 'currency')).toMatchObject({ value: 'USD' });
  });
});

describe('the arithmetic of a document', () => {
  const goods = (total: string, second: string): string =>
    invoice([
      '',
      'Description   Quantity   Unit Price   Amount',
      'Bolt M8       100        2.50         250.00',
      `Nut M8        200        1.25         ${second}`,
      '',
      `Total USD     ${total}`,
    ]);

  it('agrees where it does', async () => {
    const { checks } = await read(goods('500.00', '250.00'));
    expect(checks.map(({ check, status }) => `${check} ${status}`)).toEqual([
      'line_amount agrees',
      'line_amount agrees',
      'total agrees',
    ]);
  });

  it('says where it differs, by how much, and repairs nothing', async () => {
    const { checks, lineItems } = await read(goods('560.00', '260.00'));
    expect(checks[1]).toMatchObject({
      status: 'differs',
      position: 2,
      stated: '260',
      computed: '250',
      difference: '10',
    });
    expect(checks[2]).toMatchObject({
      check: 'total',
      status: 'differs',
      stated: '560',
      computed: '510',
      difference: '50',
    });
    expect(lineItems[1]?.fields.find(({ name }) => name === 'amount')).toMatchObject({ value: '260' });
  });
});

describe('a picture', () => {
  const words = [
    ['COMMERCIAL', 100, 40],
    ['INVOICE', 230, 40],
    ['Invoice', 100, 90],
    ['No:', 185, 90],
    ['OC-77', 226, 90],
  ] as const;
  const header =
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext';
  const tsv = [
    header,
    ...words.map(([text, x, y]) => `5\t1\t1\t1\t1\t1\t${x}\t${y}\t${text.length * 11}\t20\t93\t${text}`),
  ].join('\n');

  it('is read word by word where a program for it is there', () => {
    const extraction = extract(readOcr(tsv));
    expect(extraction).toMatchObject({ textSource: 'ocr', documentKind: 'commercial_invoice' });
    expect(fieldOf(extraction, 'invoiceNumber')).toMatchObject({
      value: 'OC-77',
      location: { page: 1, box: { y: 90 } },
    });
    expect(extraction.warnings.join(' ')).toContain('read from a picture');
  });

  it('is answered with what is missing where none is', async () => {
    const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const extraction = await extractFile({ bytes, mediaType: 'image/png' }, async () => null);
    expect(extraction).toMatchObject({
      fileType: 'image',
      textSource: 'none',
      documentKind: 'unknown',
      fields: [],
    });
    expect(extraction.warnings.join(' ')).toContain('no OCR program');
  });
});

describe('a table longer than an answer', () => {
  it('is summed up whole, and answered as far as the answer may grow', async () => {
    const rows = Array.from(
      { length: 2_100 },
      (_, at) => `Steel bolt;2;2.50;${at === 2_050 ? '6.00' : '5.00'}`,
    );
    const csv = ['Description;Qty;Unit price;Amount', ...rows, 'Total;;;10501.00'].join('\n');
    const { lineItems, checks, warnings } = await read(csv);
    expect(lineItems).toHaveLength(2_000);
    expect(checks.filter(({ check }) => check === 'line_amount')).toHaveLength(2_000);
    expect(checks.find(({ check }) => check === 'total')).toMatchObject({
      status: 'agrees',
      stated: '10501',
    });
    expect(warnings.join(' ')).toContain('2100 lines');
    expect(warnings.join(' ')).toContain('Of the others 1 differ');
  });
});
