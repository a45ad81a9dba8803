import { amountOf, lineTruths, PARTIES, pickGoods, sumOf, type Goods } from './goods.js';
import { fromCents, printAmount, type TradeDocument } from './invoice-truth.js';
import { PdfPage, type PdfColumn } from './pdf-page.js';

import { drawTable } from './pdf-table.js';

/** A German letter: letterhead, numbers with a comma, headings in two lines, rows close together. */
export async function germanLetter(): Promise<TradeDocument> {
  const items = pickGoods(2, 9);
  const freight = 42_000;
  const page = new PdfPage(10);
  page.put(PARTIES.stuttgart.name, [40, 36], { bold: true, size: 16 });
  page.lines(PARTIES.stuttgart.address, [40, 58]);
  page.put('Handelsrechnung', [380, 36], { bold: true, size: 14 });
  page.put('Rechnungsempfänger', [40, 125], { bold: true });
  page.lines([PARTIES.houston.name, ...PARTIES.houston.address], [40, 139]);
  const head = [
    ['Rechnung Nr.', 'RE-2026/0193'],
    ['Rechnungsdatum', '27.02.2026'],
    ['Bestellnummer', '4500098812'],
    ['Lieferbedingung', 'CIF Houston'],
    ['Ursprungsland', 'Deutschland'],
    ['Währung', 'EUR'],
  ] as const;
  head.forEach(([label, value], index) => {
    page.put(label, [350, 125 + index * 15]);
    page.put(value, [465, 125 + index * 15]);
  });
  const columns: PdfColumn[] = [
    { heading: 'Pos.', x: 40, width: 28 },
    { heading: 'Artikel-\nnummer', x: 70, width: 58 },
    { heading: 'Bezeichnung', x: 132, width: 180 },
    { heading: 'Menge', x: 318, width: 45, align: 'right' },
    { heading: 'Einheit', x: 370, width: 40 },
    { heading: 'Einzelpreis\nEUR', x: 414, width: 68, align: 'right' },
    { heading: 'Gesamtpreis\nEUR', x: 488, width: 84, align: 'right' },
  ];
  const cells = (item: Goods, index: number): string[] => [
    String(index + 1),
    item.code,
    `${item.description} Warennummer ${item.hts}`,
    String(item.quantity),
    item.unit,
    printAmount(item.price, 'german'),
    printAmount(amountOf(item), 'german'),
  ];
  let y = drawTable(page, items, { top: 235, columns, cells, repeats: true, padding: 0 });
  const total = sumOf(items) + freight;
  for (const [label, cents] of [
    ['Zwischensumme', sumOf(items)],
    ['Fracht', freight],
    ['Gesamtbetrag', total],
  ] as const) {
    y += 16;
    page.put(label, [380, y], { bold: true });
    page.put(`${printAmount(cents, 'german')} €`, [470, y], { width: 102, align: 'right' });
  }
  return {
    name: 'German letter',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        invoiceNumber: 'RE-2026/0193',
        invoiceDate: '2026-02-27',
        purchaseOrderNumber: '4500098812',
        incoterm: 'CIF',
        incotermPlace: 'Houston',
        countryOfOrigin: 'DE',
        currency: 'EUR',
        subtotal: fromCents(sumOf(items)),
        freight: fromCents(freight),
        total: fromCents(total),
      },
      parties: { seller: PARTIES.stuttgart, buyer: PARTIES.houston },
      lines: lineTruths(items, ['partNumber', 'quantity', 'unit', 'unitPrice', 'amount', 'htsNumber']).map(
        (line, index) => ({
          ...line,
          countryOfOrigin: 'DE',
          description: `${items[index]!.description} Warennummer ${items[index]!.hts}`,
        }),
      ),
    },
  };
}

/** A French letter: labels within sentences, the seller without a label, two pages without a second heading. */
export async function frenchLetter(): Promise<TradeDocument> {
  const items = pickGoods(4, 30);
  const page = new PdfPage();
  page.put(PARTIES.lyon.name, [40, 40], { bold: true, size: 13 });
  page.lines(PARTIES.lyon.address, [40, 58]);
  page.put('FACTURE COMMERCIALE', [360, 40], { bold: true, size: 13 });
  page.put('Facture n° : F26-0088     Date : 19 mars 2026', [40, 115]);
  page.put('Commande n° : C-4471', [40, 130]);
  page.put('Conditions de livraison : FCA Lyon (Incoterms 2020)', [40, 145]);
  page.put('Conditions de paiement : 45 jours fin de mois', [40, 160]);
  page.put('Facturé à :', [330, 115], { bold: true });
  page.lines([PARTIES.houston.name, ...PARTIES.houston.address], [330, 128]);
  const columns: PdfColumn[] = [
    { heading: 'Réf.', x: 40, width: 55 },
    { heading: 'Désignation', x: 100, width: 235 },
    { heading: 'Qté', x: 340, width: 45, align: 'right' },
    { heading: 'Unité', x: 392, width: 35 },
    { heading: 'Prix unitaire', x: 430, width: 60, align: 'right' },
    { heading: 'Montant', x: 495, width: 75, align: 'right' },
  ];
  const described = (item: Goods): string =>
    `${item.description}\nOrigine : ${item.originName}\nCode SH ${item.hts}`;
  const cells = (item: Goods): string[] => [
    item.code,
    described(item),
    String(item.quantity),
    item.unit,
    printAmount(item.price, 'french'),
    printAmount(amountOf(item), 'french'),
  ];
  const y = drawTable(page, items, { top: 195, columns, cells, repeats: false, padding: 5 });
  page.put('MONTANT TOTAL EUR', [380, y + 14], { bold: true });
  page.put(printAmount(sumOf(items), 'french'), [490, y + 14], { width: 80, align: 'right' });
  return {
    name: 'French letter',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        invoiceNumber: 'F26-0088',
        invoiceDate: '2026-03-19',
        purchaseOrderNumber: 'C-4471',
        incoterm: 'FCA',
        incotermPlace: 'Lyon',
        paymentTerms: '45 jours fin de mois',
        currency: 'EUR',
        total: fromCents(sumOf(items)),
      },
      parties: { seller: PARTIES.lyon, buyer: PARTIES.houston },
      lines: lineTruths(items, [
        'partNumber',
        'quantity',
        'unit',
        'unitPrice',
        'amount',
        'countryOfOrigin',
        'htsNumber',
      ]).map((line, index) => ({
        ...line,
        description: described(items[index]!).replace(/\s+/g, ' '),
      })),
    },
  };
}
