import { amountOf, lineTruths, PARTIES, pickGoods, sumOf, type Goods } from './goods.js';
import { fromCents, printAmount, type TradeDocument } from './invoice-truth.js';
import { PdfPage, type PdfColumn } from './pdf-page.js';
import { drawTable } from './pdf-table.js';

/** A Spanish form: header fields in a band of two rows, the goods with a tariff number first, amounts with a sign. */
export async function spanishBand(): Promise<TradeDocument> {
  const items = pickGoods(14, 17);
  const [freight, discount] = [63_040, 25_000];
  const page = new PdfPage();
  page.put('FACTURA COMERCIAL', [40, 30], { width: 530, align: 'right', bold: true, size: 14 });
  page.put('Exportador', [40, 60], { bold: true });
  page.lines([PARTIES.milano.name, ...PARTIES.milano.address], [40, 72]);
  page.put('Importador', [300, 60], { bold: true });
  page.lines([PARTIES.houston.name, ...PARTIES.houston.address], [300, 72]);
  const band: PdfColumn[] = ['Factura Nº', 'Fecha', 'Pedido', 'Incoterm', 'Moneda'].map((heading, index) => ({
    heading,
    x: 40 + index * 106,
    width: 100,
    align: 'center',
  }));
  page.row({ columns: band, texts: band.map(({ heading }) => heading), bold: true }, 140);
  page.row({ columns: band, texts: ['A/2026/310', '21/05/2026', 'OC-9917', 'CIF Houston', 'EUR'] }, 154);
  page.put('Forma de pago:', [40, 176]);
  page.put('Transferencia a 60 días', [115, 176]);
  const columns: PdfColumn[] = [
    { heading: 'Partida\narancelaria', x: 40, width: 75 },
    { heading: 'Descripción de la mercancía', x: 120, width: 180 },
    { heading: 'País de\norigen', x: 305, width: 50 },
    { heading: 'Cant.', x: 360, width: 40, align: 'right' },
    { heading: 'Precio unitario', x: 405, width: 75, align: 'right' },
    { heading: 'Importe', x: 485, width: 85, align: 'right' },
  ];
  const cells = (item: Goods): string[] => [
    item.hts,
    item.description,
    item.origin,
    String(item.quantity),
    `${printAmount(item.price, 'german')} €`,
    `${printAmount(amountOf(item), 'german')} €`,
  ];
  let y = drawTable(page, items, { top: 205, columns, cells, repeats: true, padding: 4 });
  const total = sumOf(items) + freight - discount;
  for (const [label, cents] of [
    ['Subtotal', sumOf(items)],
    ['Flete', freight],
    ['Descuento', -discount],
    ['TOTAL', total],
  ] as const) {
    y += 14;
    page.put(label, [400, y]);
    page.put(`${printAmount(Math.abs(cents), 'german')} €`, [480, y], { width: 90, align: 'right' });
  }
  return {
    name: 'Spanish band',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        invoiceNumber: 'A/2026/310',
        invoiceDate: '2026-05-21',
        purchaseOrderNumber: 'OC-9917',
        incoterm: 'CIF',
        incotermPlace: 'Houston',
        currency: 'EUR',
        paymentTerms: 'Transferencia a 60 días',
        subtotal: fromCents(sumOf(items)),
        freight: fromCents(freight),
        discount: fromCents(discount),
        total: fromCents(total),
      },
      parties: { seller: PARTIES.milano, buyer: PARTIES.houston },
      lines: lineTruths(items, [
        'htsNumber',
        'description',
        'countryOfOrigin',
        'quantity',
        'unitPrice',
        'amount',
      ]),
    },
  };
}

/** A packing list: weights with units in the heading, no prices. */
export async function packingList(): Promise<TradeDocument> {
  const items = pickGoods(15, 11);
  const weights = items.map(({ quantity }) => ({
    cartons: Math.ceil(quantity / 20),
    net: quantity * 2,
    gross: quantity * 2 + Math.ceil(quantity / 20),
  }));
  const page = new PdfPage(9.5);
  page.put('PACKING LIST', [40, 40], { bold: true, size: 17 });
  page.put('Packing List No. PL-5519', [380, 40]);
  page.put('Date: 2026-02-11', [380, 54]);
  page.put('Invoice No. INV-5519', [380, 68]);
  page.put('Shipper', [40, 90], { bold: true });
  page.lines([PARTIES.ningbo.name, ...PARTIES.ningbo.address], [40, 104]);
  page.put('Ship To', [300, 90], { bold: true });
  page.lines([PARTIES.savannah.name, ...PARTIES.savannah.address], [300, 104]);
  const columns: PdfColumn[] = [
    { heading: 'Item No.', x: 40, width: 60 },
    { heading: 'Description of Goods', x: 105, width: 210 },
    { heading: 'Quantity (PCS)', x: 320, width: 70, align: 'right' },
    { heading: 'Cartons', x: 395, width: 45, align: 'right' },
    { heading: 'N.W. (KG)', x: 445, width: 55, align: 'right' },
    { heading: 'G.W. (KG)', x: 505, width: 60, align: 'right' },
  ];
  const cells = (item: Goods, index: number): string[] => {
    const { cartons, net, gross } = weights[index]!;
    return [
      item.code,
      item.description,
      String(item.quantity),
      String(cartons),
      net.toFixed(1),
      gross.toFixed(1),
    ];
  };
  const y = drawTable(page, items, { top: 170, columns, cells, repeats: true, padding: 5 });
  const sum = (pick: (one: (typeof weights)[number]) => number): number =>
    weights.reduce((all, one) => all + pick(one), 0);
  page.put(`Total Cartons: ${sum(({ cartons }) => cartons)}`, [40, y + 20]);
  page.put(`Total Gross Weight: ${sum(({ gross }) => gross).toFixed(1)} KG`, [220, y + 20]);
  return {
    name: 'packing list',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        packingListNumber: 'PL-5519',
        documentDate: '2026-02-11',
        invoiceNumber: 'INV-5519',
        totalPackages: String(sum(({ cartons }) => cartons)),
        grossWeight: String(sum(({ gross }) => gross)),
      },
      parties: { shipper: PARTIES.ningbo, consignee: PARTIES.savannah },
      lines: lineTruths(items, ['description', 'quantity']).map((line, index) => {
        const { cartons, net, gross } = weights[index]!;
        return {
          ...line,
          unit: 'PCS',
          packages: String(cartons),
          netWeight: String(net),
          grossWeight: String(gross),
        };
      }),
    },
  };
}
