import { amountOf, lineTruths, PARTIES, pickGoods } from './goods.js';
import type { InvoiceTruth, PartyTruth } from './invoice-truth.js';
import type { Cell, Rows, Sheet } from './sheet-files.js';

/** One row a line, the invoice repeated on each: what an accounting program exports. */
export function flatExport(seed: number): Sheet {
  const items = pickGoods(seed, 16);
  const rows: Rows = [
    [
      'Invoice Number',
      'Invoice Date',
      'PO Number',
      'Currency',
      'Incoterms',
      'Seller',
      'Buyer',
      'Item Code',
      'Description',
      'Origin',
      'HTS Code',
      'Qty',
      'UOM',
      'Unit Price',
      'Total Amount',
    ],
    ...items.map((item): Cell[] => [
      'EXP-2026-77',
      '2026-06-09',
      'P-9001',
      'USD',
      'DDP Houston',
      PARTIES.ningbo.name,
      PARTIES.houston.name,
      item.code,
      item.description,
      item.origin,
      item.hts.replaceAll('.', ''),
      item.quantity,
      item.unit,
      item.price / 100,
      amountOf(item) / 100,
    ]),
  ];
  const nameOnly = ({ name }: PartyTruth): PartyTruth => ({ name, address: [], country: '' });
  const truth: InvoiceTruth = {
    fields: {
      invoiceNumber: 'EXP-2026-77',
      invoiceDate: '2026-06-09',
      purchaseOrderNumber: 'P-9001',
      incoterm: 'DDP',
      incotermPlace: 'Houston',
      currency: 'USD',
    },
    parties: { seller: nameOnly(PARTIES.ningbo), buyer: nameOnly(PARTIES.houston) },
    lines: lineTruths(items),
  };
  return { name: 'flat export', rows, truth };
}
