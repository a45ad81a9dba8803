import { PARTIES } from './goods.js';
import type { TradeDocument } from './invoice-truth.js';
import { PdfPage, type PdfColumn } from './pdf-page.js';

/** An ocean bill of lading: boxes with small labels, goods without prices. */
export async function billOfLading(): Promise<TradeDocument> {
  const page = new PdfPage(9);
  page.put('BILL OF LADING', [360, 30], { bold: true, size: 15 });
  const box = (label: string, value: string, at: readonly [number, number]): void => {
    page.put(label, at, { size: 6 });
    page.put(value, [at[0], at[1] + 9]);
  };
  page.put('SHIPPER', [40, 60], { size: 6 });
  page.lines([PARTIES.saigon.name, ...PARTIES.saigon.address], [40, 69]);
  page.put('CONSIGNEE', [40, 125], { size: 6 });
  page.lines([PARTIES.chicago.name, ...PARTIES.chicago.address], [40, 134]);
  page.put('NOTIFY PARTY', [40, 190], { size: 6 });
  page.lines([PARTIES.savannah.name, ...PARTIES.savannah.address], [40, 199]);
  box('B/L NO.', 'ONEYSGNF8812300', [330, 60]);
  box('BOOKING NO.', 'SGNF88123', [460, 60]);
  box('OCEAN VESSEL', 'MSC ANNICK', [40, 255]);
  box('VOYAGE NO.', 'QA611A', [180, 255]);
  box('PORT OF LOADING', 'HO CHI MINH CITY', [300, 255]);
  box('PORT OF DISCHARGE', 'SAVANNAH, GA', [440, 255]);
  const columns: PdfColumn[] = [
    { heading: 'MARKS AND NUMBERS', x: 40, width: 100 },
    { heading: 'NO. OF PKGS', x: 145, width: 60 },
    { heading: 'DESCRIPTION OF PACKAGES AND GOODS', x: 215, width: 190 },
    { heading: 'GROSS WEIGHT', x: 410, width: 80 },
    { heading: 'MEASUREMENT', x: 495, width: 80 },
  ];
  page.row({ columns, texts: columns.map(({ heading }) => heading) }, 300);
  page.row(
    {
      columns,
      texts: [
        'GLI 66120 1-420',
        '420 CARTONS',
        "MEN'S COTTON KNITTED T-SHIRTS HTS 6109.10",
        '5,460.000 KGS',
        '31.500 CBM',
      ],
    },
    325,
  );
  page.put('SHIPPED ON BOARD DATE: 18-FEB-2026', [40, 420]);
  page.put('FREIGHT PREPAID', [330, 420]);
  return {
    name: 'bill of lading',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        billOfLadingNumber: 'ONEYSGNF8812300',
        bookingNumber: 'SGNF88123',
        vessel: 'MSC ANNICK',
        voyage: 'QA611A',
        portOfLoading: 'HO CHI MINH CITY',
        portOfDischarge: 'SAVANNAH, GA',
        shippedOnBoardDate: '2026-02-18',
      },
      parties: { shipper: PARTIES.saigon, consignee: PARTIES.chicago, notifyParty: PARTIES.savannah },
      lines: [
        {
          marks: 'GLI 66120 1-420',
          packages: '420',
          description: "MEN'S COTTON KNITTED T-SHIRTS HTS 6109.10",
          grossWeight: '5460',
          measurement: '31.5',
        },
      ],
    },
  };
}

/** The head of an entry summary, CBP Form 7501: numbered boxes, the value under its label. */
export async function entrySummary(): Promise<TradeDocument> {
  const page = new PdfPage(8);
  page.put('DEPARTMENT OF HOMELAND SECURITY', [40, 28], { size: 7 });
  page.put('ENTRY SUMMARY', [240, 28], { bold: true, size: 12 });
  page.put('CBP Form 7501', [500, 760], { size: 6 });
  const boxes = [
    ['1. Filer Code/Entry Number', 'ABC-1234567-8', 40, 50],
    ['2. Entry Type', '01 ABI/A', 190, 50],
    ['3. Summary Date', '03/24/2026', 320, 50],
    ['4. Surety Number', '036', 450, 50],
    ['5. Bond Type', '8', 40, 76],
    ['6. Port Code', '1703', 190, 76],
    ['7. Entry Date', '03/14/2026', 320, 76],
    ['8. Importing Carrier', 'MSC ANNICK', 40, 102],
    ['9. Mode of Transport', '11 VESSEL', 190, 102],
    ['10. Country of Origin', 'VN', 320, 102],
    ['11. Import Date', '03/13/2026', 450, 102],
    ['12. B/L or AWB Number', 'ONEYSGNF8812300', 40, 128],
    ['13. Manufacturer ID', 'VNSAIGAR12HOC', 190, 128],
    ['14. Exporting Country', 'VN', 320, 128],
    ['15. Export Date', '02/18/2026', 450, 128],
    ['19. Foreign Port of Lading', '55206 CAT LAI', 40, 154],
    ['20. U.S. Port of Unlading', '1703 SAVANNAH', 190, 154],
    ['22. Consignee No.', '36-1234567', 320, 154],
    ['23. Importer No.', '36-1234567', 450, 154],
    ['35. Total Entered Value', '48,120', 40, 640],
    ['37. Duty', '7,939.80', 190, 640],
  ] as const;
  for (const [label, value, x, y] of boxes) {
    page.put(label, [x, y], { size: 6 });
    page.put(value, [x, y + 9]);
  }
  return {
    name: 'entry summary',
    format: 'pdf',
    bytes: await page.finish(),
    truth: {
      fields: {
        entryNumber: 'ABC-1234567-8',
        entryType: '01 ABI/A',
        summaryDate: '2026-03-24',
        suretyNumber: '036',
        bondType: '8',
        portCode: '1703',
        entryDate: '2026-03-14',
        importingCarrier: 'MSC ANNICK',
        modeOfTransport: '11 VESSEL',
        countryOfOrigin: 'VN',
        importDate: '2026-03-13',
        billOfLadingNumber: 'ONEYSGNF8812300',
        manufacturerId: 'VNSAIGAR12HOC',
        countryOfExport: 'VN',
        exportDate: '2026-02-18',
        portOfLoading: '55206 CAT LAI',
        portOfDischarge: '1703 SAVANNAH',
        consigneeNumber: '36-1234567',
        importerNumber: '36-1234567',
        totalEnteredValue: '48120',
        totalDuty: '7939.8',
      },
      parties: {},
      lines: [],
    },
  };
}
