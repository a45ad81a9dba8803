import { amountOf, lineTruths, PARTIES, pickGoods, sumOf } from './goods.js';
import { fromCents, printAmount } from './invoice-truth.js';
import type { Cell, Sheet } from './sheet-files.js';

/** A seller's own form: labels with colons on the right, the address in one cell, the currency in the headings. */
export function sellersForm(seed: number): Sheet {
  const items = pickGoods(seed, 15);
  const rows: Cell[][] = [
    [`${PARTIES.ningbo.name}\n${PARTIES.ningbo.address.join('\n')}`, null, null, null, null, null, 'INVOICE'],
    [null, null, null, null, null, 'Invoice #:', 'N-77410'],
    [null, null, null, null, null, 'Date:', '17-Apr-2026'],
    [null, null, null, null, null, 'PO #:', '88-4410'],
    ['Bill To:', null, null, 'Ship To:', null, 'Trade Terms:', 'FOB Shenzhen'],
    [
      `${PARTIES.chicago.name}\n${PARTIES.chicago.address.join('\n')}`,
      null,
      null,
      `${PARTIES.savannah.name}\n${PARTIES.savannah.address.join('\n')}`,
    ],
    [],
    ['No.', 'Model No.', 'Product Name', 'Made in', "Q'ty", 'Unit', 'Unit Price (USD)', 'Total Price (USD)'],
    ...items.map((item, index): Cell[] => [
      index + 1,
      item.code,
      item.description,
      item.originName,
      item.quantity,
      item.unit,
      item.price / 100,
      amountOf(item) / 100,
    ]),
    [null, null, null, null, null, null, 'Total:', sumOf(items) / 100],
    [],
    ['Bank: Bank of Example, account 000-111-222'],
  ];
  return {
    name: "seller's form",
    rows,
    truth: {
      fields: {
        invoiceNumber: 'N-77410',
        invoiceDate: '2026-04-17',
        purchaseOrderNumber: '88-4410',
        incoterm: 'FOB',
        incotermPlace: 'Shenzhen',
        currency: 'USD',
        total: fromCents(sumOf(items)),
      },
      parties: { seller: PARTIES.ningbo, buyer: PARTIES.chicago, consignee: PARTIES.savannah },
      lines: lineTruths(items, [
        'partNumber',
        'description',
        'countryOfOrigin',
        'quantity',
        'unit',
        'unitPrice',
        'amount',
      ]),
    },
  };
}

/** Separated values with a head of pairs beside one another, Swiss numbers. */
export function pairedHead(seed: number): Sheet {
  const items = pickGoods(seed, 10);
  const freight = 30_500;
  const rows: Cell[][] = [
    ['Handelsrechnung', '', '', '', ''],
    ['Rechnung Nr.', 'R-4711-26', '', 'Rechnungsdatum', '31.03.2026'],
    ['Bestell Nr.', 'B 20-771', '', 'Währung', 'CHF'],
    ['Lieferant', PARTIES.stuttgart.name, '', 'Kunde', PARTIES.chicago.name],
    ['', PARTIES.stuttgart.address[0], '', '', PARTIES.chicago.address[0]],
    ['', PARTIES.stuttgart.address[1], '', '', PARTIES.chicago.address[1]],
    ['', PARTIES.stuttgart.address[2], '', '', PARTIES.chicago.address[2]],
    ['', '', '', '', ''],
    ['Pos', 'Artikel', 'Beschreibung', 'Zolltarifnummer', 'Ursprung', 'Anzahl', 'ME', 'Preis', 'Betrag'],
    ...items.map((item, index): Cell[] => [
      String(index + 1),
      item.code,
      item.description,
      item.hts,
      item.origin,
      String(item.quantity),
      item.unit,
      printAmount(item.price, 'swiss'),
      printAmount(amountOf(item), 'swiss'),
    ]),
    ['', '', '', '', '', '', '', 'Versandkosten', printAmount(freight, 'swiss')],
    ['', '', '', '', '', '', '', 'Gesamtsumme', printAmount(sumOf(items) + freight, 'swiss')],
  ];
  return {
    name: 'paired head',
    rows,
    truth: {
      fields: {
        invoiceNumber: 'R-4711-26',
        invoiceDate: '2026-03-31',
        purchaseOrderNumber: 'B 20-771',
        currency: 'CHF',
        freight: fromCents(freight),
        total: fromCents(sumOf(items) + freight),
      },
      parties: { seller: PARTIES.stuttgart, buyer: PARTIES.chicago },
      lines: lineTruths(items),
    },
  };
}
