import { describe, expect, it } from '@jest/globals';
import { extractFile } from '../../src/documents/extract-file.js';
import { workbookWith } from '../support/hostile-workbooks.js';

const readBytes = (bytes: Uint8Array) => extractFile({ bytes, mediaType: null }, async () => null);
const read = (lines: readonly string[]) => readBytes(new TextEncoder().encode(lines.join('\n')));

type Read = Awaited<ReturnType<typeof read>>;
const valuesOf = ({ fields }: Read) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

describe('the total of a packing list', () => {
  it('is of the columns that its numbers stand under, and no money', async () => {
    const csv = await read([
      'PACKING LIST,,,,,',
      'Item,Description,Cartons,Qty,Net Weight (KG),Gross Weight (KG)',
      '1,Steel brackets,10,100,200.00,220.00',
      '2,Steel hinges,5,50,100.00,110.00',
      'TOTAL,,15,150,300.00,330.00',
    ]);
    expect(valuesOf(csv)).toEqual({
      ...{ totalPackages: '15', totalQuantity: '150', netWeight: '300', grossWeight: '330' },
    });
    expect(csv.checks.map(({ check, status }) => `${check} ${status}`)).toEqual(['total_quantity agrees']);
  });

  it('is of them in a printed list too, and of none where two stand under one', async () => {
    const list = (total: string) =>
      read([
        'PACKING LIST',
        '',
        'Item   Description          Qty     Net Weight   Gross Weight',
        '1      Steel brackets       100     200.00       220.00',
        '2      Steel hinges         50      100.00       110.00',
        total,
      ]);
    const printed = await list('Total:                      150     300.00       330.00');
    expect(valuesOf(printed)).toEqual({ totalQuantity: '150', netWeight: '300', grossWeight: '330' });
    const drifted = valuesOf(await list('Total                               300.00       330.00  5'));
    expect(drifted).toEqual({ netWeight: '300' });
  });

  it('is money under amounts, and where it stands alone below them', async () => {
    const invoice = (total: string) =>
      read([
        'COMMERCIAL INVOICE;;;;',
        'Description;Qty;Unit price;Amount;Gross weight',
        'Steel bolt;2;2.50;5.00;10.00',
        'Steel nut;4;2.50;10.00;20.00',
        total,
      ]);
    const sums = { totalQuantity: '6', total: '15', grossWeight: '30' };
    expect(valuesOf(await invoice('Total;6;;15.00;30.00'))).toMatchObject(sums);
    expect(valuesOf(await invoice('Total;;;;15.00'))).toMatchObject({ total: '15' });
  });
});

describe('an address that ends with Georgia', () => {
  it('is in the country or in the state: neither is guessed', async () => {
    const { parties } = await read([
      'COMMERCIAL INVOICE',
      'Consignee: Peach Imports LLC, 12 Main St, Atlanta, Georgia',
      'Country of origin: Georgia',
    ]);
    expect(parties[0]?.country).toMatchObject({ value: null, readings: ['GE', 'US'], text: 'Georgia' });
    const { fields } = await read(['COMMERCIAL INVOICE', 'Country of origin: Georgia']);
    expect(fields[0]).toMatchObject({ name: 'countryOfOrigin', value: 'GE' });
  });
});

describe('a hidden sheet of a workbook', () => {
  const cell = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`;
  const workbook = (first: string) =>
    `<workbook><sheets><sheet name="Draft" ${first} r:id="rId1"/><sheet name="Final" r:id="rId3"/></sheets></workbook>`;
  const twoSheets = (state: string) =>
    workbookWith({
      workbook: workbook(state),
      rows: cell('COMMERCIAL INVOICE'),
      sheets: { rId3: cell('PACKING LIST') },
    });

  it.each(['hidden', 'veryHidden'])('that is %s is passed over, with a warning', async (state) => {
    const extraction = await readBytes(twoSheets(`state="${state}"`));
    expect(extraction).toMatchObject({ documentKind: 'packing_list', pages: 1 });
    expect(extraction.warnings.join(' ')).toContain('The sheet "Draft" is hidden');
  });

  it('is none where it is shown', async () => {
    const extraction = await readBytes(twoSheets('state="visible"'));
    expect(extraction).toMatchObject({ documentKind: 'commercial_invoice', pages: 2, warnings: [] });
  });
});
