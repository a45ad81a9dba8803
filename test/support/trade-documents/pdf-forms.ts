import { amountOf, lineTruths, PARTIES, pickGoods, sumOf, type Goods } from './goods.js';
import { fromCents, printAmount, type TradeDocument } from './invoice-truth.js';
import { PdfPage, type PdfColumn } from './pdf-page.js';

import { drawTable } from './pdf-table.js';

/** A form with labels and values side by side, English, a ruled table over several pages. */
export async function labelledForm(): Promise<TradeDocument> {
  const items = pickGoods(1, 34);
  const [freight, insurance] = [184_500, 21_250];
  const page = new PdfPage();
  page.put('COMMERCIAL INVOICE', [40, 36], { width: 530, align: 'center', bold: true, size: 15 });
  page.put('Exporter:', [40, 70], { bold: true });
  page.lines([PARTIES.ningbo.name, ...PARTIES.ningbo.address], [40, 83]);
  page.put('Consignee:', [40, 135], { bold: true });
  page.lines([PARTIES.chicago.name, ...PARTIES.chicago.address], [40, 148]);
  const head = [
    ['Invoice No.:', 'NHH-26-00417'],
    ['Invoice Date:', 'March 14, 2026'],
    ['P.O. Number:', 'PO-778120'],
    ['Incoterms:', 'FOB Ningbo'],
    ['Currency:', 'USD'],
    ['Payment Terms:', 'T/T 30 days after B/L date'],
    ['Country of Origin:', 'see lines'],
  ] as const;
  head.forEach(([label, value], index) => {
    page.put(label, [330, 70 + index * 14], { bold: true });
    page.put(value, [425, 70 + index * 14]);
  });
  const columns: PdfColumn[] = [
    { heading: 'Item', x: 40, width: 25 },
    { heading: 'Description of Goods', x: 68, width: 165 },
    { heading: 'HTS Code', x: 238, width: 70 },
    { heading: 'Origin', x: 312, width: 45 },
    { heading: 'Qty', x: 360, width: 40, align: 'right' },
    { heading: 'Unit', x: 406, width: 30 },
    { heading: 'Unit Price', x: 440, width: 55, align: 'right' },
    { heading: 'Amount', x: 500, width: 70, align: 'right' },
  ];
  const cells = (item: Goods, index: number): string[] => [
    String(index + 1),
    item.description,
    item.hts,
    item.originName,
    item.quantity.toLocaleString('en-US'),
    item.unit,
    printAmount(item.price, 'english'),
    printAmount(amountOf(item), 'english'),
  ];
  let y = drawTable(page, items, { top: 215, columns, cells, repeats: true, padding: 6 });
  const total = sumOf(items) + freight + insurance;
  for (const [label, cents] of [
    ['Subtotal', sumOf(items)],
    ['Freight', freight],
    ['Insurance', insurance],
    ['TOTAL USD', total],
  ] as const) {
    y += 13;
    page.put(label, [400, y], { bold: label.startsWith('TOTAL') });
    page.put(printAmount(cents, 'english'), [480, y], { width: 90, align: 'right' });
  }
  page.put('We certify that this invoice is true and correct.', [40, y + 30]);
  return {
    name: 'labelled form',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        invoiceNumber: 'NHH-26-00417',
        invoiceDate: '2026-03-14',
        purchaseOrderNumber: 'PO-778120',
        incoterm: 'FOB',
        incotermPlace: 'Ningbo',
        currency: 'USD',
        paymentTerms: 'T/T 30 days after B/L date',
        subtotal: fromCents(sumOf(items)),
        freight: fromCents(freight),
        insurance: fromCents(insurance),
        total: fromCents(total),
      },
      parties: { seller: PARTIES.ningbo, consignee: PARTIES.chicago },
      lines: lineTruths(items, [
        'description',
        'htsNumber',
        'countryOfOrigin',
        'quantity',
        'unit',
        'unitPrice',
        'amount',
      ]),
    },
  };
}

/** Boxes with the label above the value, three parties side by side, headings in two lines, centered numbers. */
export async function boxedForm(): Promise<TradeDocument> {
  const items = pickGoods(3, 12);
  const page = new PdfPage(8.5);
  page.put('INVOICE', [40, 30], { bold: true, size: 18 });
  const boxes = [
    ['INVOICE NUMBER', 'SG/EXP/5582', 40, 62],
    ['DATE', '08-Jan-2026', 225, 62],
    ['CUSTOMER PO', '66120-B', 410, 62],
    ['TERMS OF DELIVERY', 'CFR Los Angeles', 40, 92],
    ['TERMS OF PAYMENT', 'L/C at sight', 225, 92],
    ['COUNTRY OF ORIGIN', 'VIET NAM', 410, 92],
    ['PORT OF LOADING', 'Cat Lai, Vietnam', 40, 122],
    ['PORT OF DISCHARGE', 'Los Angeles, CA', 225, 122],
    ['VESSEL / VOYAGE', 'EVER BRIGHT 0412E', 410, 122],
  ] as const;
  for (const [label, value, x, y] of boxes) {
    page.put(label, [x, y], { size: 6.5 });
    page.put(value, [x, y + 10]);
  }
  const sides = [
    ['SHIPPER / EXPORTER', PARTIES.saigon, 40],
    ['BILL TO', PARTIES.chicago, 225],
    ['SHIP TO', PARTIES.savannah, 410],
  ] as const;
  for (const [label, party, x] of sides) {
    page.put(label, [x, 156], { size: 6.5 });
    page.lines([party.name, ...party.address], [x, 166]);
  }
  const columns: PdfColumn[] = [
    { heading: 'STYLE\nNO.', x: 40, width: 50, align: 'center' },
    { heading: 'DESCRIPTION', x: 95, width: 190 },
    { heading: 'HTS\nNUMBER', x: 290, width: 75, align: 'center' },
    { heading: 'QUANTITY\nSHIPPED', x: 370, width: 60, align: 'center' },
    { heading: 'UNIT\nPRICE', x: 435, width: 55, align: 'center' },
    { heading: 'TOTAL\nVALUE', x: 495, width: 80, align: 'center' },
  ];
  const cells = (item: Goods): string[] => [
    item.code,
    item.description,
    item.hts,
    `${item.quantity} ${item.unit}`,
    `$${printAmount(item.price, 'english')}`,
    `$${printAmount(amountOf(item), 'english')}`,
  ];
  const y = drawTable(page, items, { top: 235, columns, cells, repeats: true, padding: 5 });
  page.put('TOTAL INVOICE VALUE (USD)', [290, y + 12], { bold: true });
  page.put(`$${printAmount(sumOf(items), 'english')}`, [495, y + 12], { width: 80, align: 'center' });
  return {
    name: 'boxed form',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        invoiceNumber: 'SG/EXP/5582',
        invoiceDate: '2026-01-08',
        purchaseOrderNumber: '66120-B',
        incoterm: 'CFR',
        incotermPlace: 'Los Angeles',
        paymentTerms: 'L/C at sight',
        countryOfOrigin: 'VN',
        portOfLoading: 'Cat Lai, Vietnam',
        portOfDischarge: 'Los Angeles, CA',
        vesselAndVoyage: 'EVER BRIGHT 0412E',
        currency: 'USD',
        total: fromCents(sumOf(items)),
      },
      parties: { shipper: PARTIES.saigon, buyer: PARTIES.chicago, consignee: PARTIES.savannah },
      lines: lineTruths(items, [
        'partNumber',
        'description',
        'htsNumber',
        'quantity',
        'unit',
        'unitPrice',
        'amount',
      ]).map((line) => ({
        ...line,
        countryOfOrigin: 'VN',
      })),
    },
  };
}
