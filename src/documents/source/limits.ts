/** Limits on one file. Bytes are counted before decompression, the rest while reading. */
export const FILE_LIMITS = {
  pages: 200,
  runs: 60_000,
  cells: 100_000,
  rows: 20_000,
  columns: 256,
  /** Per answer: each takes more than a kilobyte. */
  lineItems: 2_000,
  /** Uncompressed bytes of all parts of a workbook. */
  workbookBytes: 24 * 1024 * 1024,
  workbookParts: 1_000,
  sheets: 100,
  sharedStrings: 200_000,
  /** Per cell: the limit of spreadsheet programs. */
  cellCharacters: 32_767,
  styles: 70_000,
  /** Uncompressed bytes of all streams of a PDF. */
  pdfBytes: 48 * 1024 * 1024,
  pdfObjects: 50_000,
  attachments: 5,
  textCharacters: 2 * 1024 * 1024,
} as const;

/** What limits a workbook: of a trade document, or of a report of customs entries. */
export interface WorkbookLimits {
  readonly cells: number;
  readonly rows: number;
  readonly columns: number;
  readonly workbookBytes: number;
  readonly sharedStrings: number;
}

/** Limits on a workbook that is read row by row: reports have a row for each tariff number. */
export const REPORT_LIMITS: WorkbookLimits = {
  cells: 15_000_000,
  rows: 500_000,
  columns: 256,
  workbookBytes: 160 * 1024 * 1024,
  sharedStrings: 1_000_000,
};
