import { amountOf, lineTruths, PARTIES, pickGoods, sumOf } from './goods.js';
import { fromCents, printAmount, type InvoiceTruth, type PartyTruth } from './invoice-truth.js';

import type { Cell, Rows, Sheet } from './sheet-files.js';

const cents = (value: number): number => value / 100;
const block = ({ name, address }: PartyTruth): string[] => [name, ...address];

/** Labels in the first column, values in the second, the table below. */
export function keysAndValues(seed: number): Sheet {
  const items = pickGoods(seed, 14);
  const freight = 96_000;
  const total = sumOf(items) + freight;
  const head: Rows = [
    ['COMMERCIAL INVOICE'],
    [],
    ['Invoice Number', 'KV-90318'],
    ['Invoice Date', '2026-04-22'],
    ['Order No.', 'ORD-5510'],
    ['Delivery Terms', 'DAP Chicago'],
    ['Currency', 'USD'],
    [],
    ['Seller', PARTIES.ningbo.name, null, 'Buyer', PARTIES.chicago.name],
    [null, PARTIES.ningbo.address[0], null, null, PARTIES.chicago.address[0]],
    [null, PARTIES.ningbo.address[1], null, null, PARTIES.chicago.address[1]],
    [null, null, null, null, PARTIES.chicago.address[2]],
    [],
    [
      'Line',
      'Part No.',
      'Description',
      'Country of Origin',
      'HTSUS',
      'Quantity',
      'UOM',
      'Unit Price',
      'Line Total',
    ],
  ];
  const lines = items.map((item, index): Cell[] => [
    index + 1,
    item.code,
    item.description,
    item.origin,
    item.hts,
    item.quantity,
    item.unit,
    cents(item.price),
    cents(amountOf(item)),
  ]);
  const sums: Rows = [
    [null, null, null, null, null, null, null, 'Subtotal', cents(sumOf(items))],
    [null, null, null, null, null, null, null, 'Freight', cents(freight)],
    [null, null, null, null, null, null, null, 'Total', cents(total)],
  ];
  const truth: InvoiceTruth = {
    fields: {
      invoiceNumber: 'KV-90318',
      invoiceDate: '2026-04-22',
      purchaseOrderNumber: 'ORD-5510',
      incoterm: 'DAP',
      incotermPlace: 'Chicago',
      currency: 'USD',
      subtotal: fromCents(sumOf(items)),
      freight: fromCents(freight),
      total: fromCents(total),
    },
    parties: { seller: PARTIES.ningbo, buyer: PARTIES.chicago },
    lines: lineTruths(items),
  };
  return { name: 'keys and values', rows: [...head, ...lines, [], ...sums], truth };
}

/** Italian, numbers as text with a comma, addresses within one cell. */
export function italianSheet(seed: number, isMultiline: boolean): Sheet {
  const items = pickGoods(seed, 8);
  const address = (party: PartyTruth): Rows =>
    isMultiline ? [[block(party).join('\n')]] : block(party).map((line) => [line]);
  const rows: Rows = [
    ['FATTURA COMMERCIALE'],
    ['Fattura n.: FT-0455', null, 'Data fattura: 30/01/2026'],
    ['Ordine n.: OA-118', null, 'Resa: EXW Milano'],
    ['Valuta: EUR'],
    [],
    ['Venditore'],
    ...address(PARTIES.milano),
    [],
    ['Acquirente'],
    ...address(PARTIES.houston),
    [],
    ['Codice', 'Descrizione', 'Origine', 'Codice doganale', 'Quantità', 'U.M.', 'Prezzo unitario', 'Importo'],
    ...items.map((item): Cell[] => [
      item.code,
      item.description,
      item.origin,
      item.hts,
      String(item.quantity),
      item.unit,
      printAmount(item.price, 'german'),
      printAmount(amountOf(item), 'german'),
    ]),
    ['Totale fattura', null, null, null, null, null, null, printAmount(sumOf(items), 'german')],
  ];
  const truth: InvoiceTruth = {
    fields: {
      invoiceNumber: 'FT-0455',
      invoiceDate: '2026-01-30',
      purchaseOrderNumber: 'OA-118',
      incoterm: 'EXW',
      incotermPlace: 'Milano',
      currency: 'EUR',
      total: fromCents(sumOf(items)),
    },
    parties: { seller: PARTIES.milano, buyer: PARTIES.houston },
    lines: lineTruths(items),
  };
  return { name: 'Italian sheet', rows, truth };
}

/** Labels in one row, values in the next; dates as dates; the table begins in the second column. */
export function stackedSheet(seed: number, asText: boolean): Sheet {
  const items = pickGoods(seed, 20);
  const date = new Date(Date.UTC(2026, 4, 5));
  const rows: Rows = [
    [null, 'Saigon Garment Export JSC - Commercial Invoice'],
    [],
    [null, 'Invoice No', 'Date', 'Customer PO', 'Terms of Sale', 'Currency', 'Payment Terms'],
    [
      null,
      'SGE-1007',
      asText ? '05 May 2026' : date,
      'PO 33-1',
      'FCA Ho Chi Minh City',
      'USD',
      'Open account 60 days',
    ],
    [],
    [null, 'Exporter', null, 'Sold To', null, 'Ship To'],
    ...[0, 1, 2, 3].map((at): Cell[] => [
      null,
      block(PARTIES.saigon)[at] ?? null,
      null,
      block(PARTIES.chicago)[at] ?? null,
      null,
      block(PARTIES.savannah)[at] ?? null,
    ]),
    [],
    [null, 'SKU', 'Item Description', 'C/O', 'HS Code', 'Qty (PCS)', 'Price/Unit', 'Extended Value'],
    ...items.map((item): Cell[] => [
      null,
      item.code,
      item.description,
      item.originName,
      item.hts,
      item.quantity,
      asText ? printAmount(item.price, 'english') : cents(item.price),
      asText ? printAmount(amountOf(item), 'english') : cents(amountOf(item)),
    ]),
    [
      null,
      'Total',
      null,
      null,
      null,
      items.reduce((sum, { quantity }) => sum + quantity, 0),
      null,
      asText ? printAmount(sumOf(items), 'english') : cents(sumOf(items)),
    ],
  ];
  const truth: InvoiceTruth = {
    fields: {
      invoiceNumber: 'SGE-1007',
      invoiceDate: '2026-05-05',
      purchaseOrderNumber: 'PO 33-1',
      incoterm: 'FCA',
      incotermPlace: 'Ho Chi Minh City',
      currency: 'USD',
      paymentTerms: 'Open account 60 days',
      total: fromCents(sumOf(items)),
    },
    parties: { seller: PARTIES.saigon, buyer: PARTIES.chicago, consignee: PARTIES.savannah },
    lines: lineTruths(items, [
      'partNumber',
      'description',
      'countryOfOrigin',
      'htsNumber',
      'quantity',
      'unitPrice',
      'amount',
    ]).map((line) => ({ ...line, unit: 'PCS' })),
  };
  return { name: 'stacked sheet', rows, truth };
}
