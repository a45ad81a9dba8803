import PDFDocument from 'pdfkit';

/** One row of the table of the form: what stands in each of its columns, empty for nothing. */
export type FormRow = readonly [
  goods: string,
  gross: string,
  net: string,
  value: string,
  rate: string,
  duty: string,
];

export interface EntryForm {
  readonly number: string;
  readonly origin: string;
  readonly totalDuty: string;
  /** `001` begins a line. */
  readonly rows: readonly FormRow[];
  /** Lines below the table. */
  readonly summary?: readonly string[];
}

/** Boxes of the form since 2024, and of the one before it. */
const LABELS = {
  current: [
    '31.',
    '34. A. Gross Weight',
    '35. Net Quantity in',
    '36. A. Entered Value',
    '37. A. HTSUS Rate',
    '38. Duty and IR Tax',
  ],
  earlier: [
    '27.',
    '30. A. Gross Weight',
    '31. Net Quantity in',
    '32. A. Entered Value',
    '33. A. HTSUS Rate',
    '34. Duty and IR Tax',
  ],
} as const;
const PLACES = [20, 200, 270, 340, 420, 500] as const;

/** Pages of CBP Form 7501 as programs print them, made up: no form that was filed is at hand. */
export async function printEntryForms(
  forms: readonly EntryForm[],
  numbering: keyof typeof LABELS = 'current',
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 20, autoFirstPage: false });
  const parts: Buffer[] = [];
  const done = new Promise<void>((resolve) => pdf.on('end', resolve));
  pdf.on('data', (part: Buffer) => parts.push(part));
  for (const form of forms) {
    pdf.addPage();
    printForm(form, {
      labels: LABELS[numbering],
      write: ([x, y], text, size = 8) => void pdf.fontSize(size).text(text, x, y, { lineBreak: false }),
    });
  }
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

type Place = readonly [x: number, y: number];

interface Printing {
  readonly labels: readonly string[];
  readonly write: (at: Place, text: string, size?: number) => void;
}

function printForm(
  { number, origin, totalDuty, rows, summary = [] }: EntryForm,
  { labels, write }: Printing,
): void {
  const box = ([x, y]: Place, label: string, value: string): void => {
    write([x, y], label, 5.5);
    write([x, y + 8], value);
  };
  write([220, 30], 'ENTRY SUMMARY', 11);
  box([20, 50], '1. Filer Code/Entry Number', number);
  box([160, 50], '2. Entry Type', '01 ABI/A');
  box([230, 50], '3. Summary Date', '10/31/2025');
  box([430, 50], '6. Port Code', '2704');
  box([500, 50], '7. Entry Date', '10/20/2025');
  box([160, 75], '9. Mode of Transport', '11');
  box([230, 75], '10. Country of Origin', origin);
  box([310, 75], '11. Import Date', '10/18/2025');
  box([160, 125], '23. Importer Number', '00-000000300');
  labels.forEach((label, at) => write([PLACES[at]!, 200], label, 5.5));
  write([50, 207], 'A. HTSUS No.', 5.5);
  rows.forEach(([goods, ...cells], at) => {
    const y = 230 + 11 * at;
    const line = /^\d{3}(?= )/.exec(goods)?.[0];
    if (line !== undefined) write([20, y], line);
    write([50, y], line === undefined ? goods : goods.slice(4));
    cells.forEach((cell, column) => cell !== '' && write([PLACES[column + 1]!, y], cell));
  });
  box([340, 600], 'Total Entered Value', '$ 47222');
  box([420, 600], '41. Duty', totalDuty);
  summary.forEach((text, at) => write([20, 610 + 11 * at], text));
  write([20, 740], 'CBP Form 7501', 6);
}
