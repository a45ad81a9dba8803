import { lineTruths, PARTIES, pickGoods, sumOf, amountOf, type Goods } from './goods.js';
import { fromCents, printAmount, type TradeDocument } from './invoice-truth.js';

const pad = (text: string, width: number): string => text.padEnd(width);
const padLeft = (text: string, width: number): string => text.padStart(width);

/** An invoice typed into an e-mail. */
export function mailedInvoice(): TradeDocument {
  const items = pickGoods(13, 6);
  const row = (item: Goods): string =>
    [
      pad(item.code, 10),
      pad(item.description.slice(0, 40), 44),
      padLeft(String(item.quantity), 8),
      `  ${pad(item.unit, 6)}`,
      padLeft(printAmount(item.price, 'english'), 12),
      padLeft(printAmount(amountOf(item), 'english'), 16),
    ].join('');
  const text = [
    'From: sales@saigon-garment.example',
    'To: import@greatlakes.example',
    'Subject: Proforma / Invoice SGE-2231',
    'Date: Mon, 02 Mar 2026 09:12:00 +0700',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Dear Sirs,',
    '',
    'COMMERCIAL INVOICE',
    '',
    'Invoice No: SGE-2231',
    'Invoice Date: 2 March 2026',
    'Your Order: 4501-B',
    'Incoterms: FOB Cat Lai',
    'Payment terms: 30% deposit, balance before shipment',
    '',
    'Seller:',
    PARTIES.saigon.name,
    ...PARTIES.saigon.address,
    '',
    'Buyer:',
    PARTIES.chicago.name,
    ...PARTIES.chicago.address,
    '',
    [
      pad('Code', 10),
      pad('Description', 44),
      padLeft('Qty', 8),
      '  ',
      pad('Unit', 6),
      padLeft('Price USD', 12),
      padLeft('Amount USD', 16),
    ].join(''),
    ...items.map(row),
    '',
    `Total USD  ${printAmount(sumOf(items), 'english')}`,
    '',
    'Best regards',
    'Export department',
  ].join('\r\n');
  return {
    name: 'mailed invoice',
    format: 'text',
    bytes: new TextEncoder().encode(text),
    truth: {
      fields: {
        invoiceNumber: 'SGE-2231',
        invoiceDate: '2026-03-02',
        purchaseOrderNumber: '4501-B',
        incoterm: 'FOB',
        incotermPlace: 'Cat Lai',
        paymentTerms: '30% deposit, balance before shipment',
        currency: 'USD',
        total: fromCents(sumOf(items)),
      },
      parties: { seller: PARTIES.saigon, buyer: PARTIES.chicago },
      lines: lineTruths(items, ['partNumber', 'quantity', 'unit', 'unitPrice', 'amount']).map(
        (line, index) => ({
          ...line,
          description: items[index]!.description.slice(0, 40).trim(),
        }),
      ),
    },
  };
}
