/** What one file may hold. Bytes are counted before they are unfolded, the rest while it is read. */
export const FILE_LIMITS = {
  pages: 200,
  runs: 60_000,
  cells: 100_000,
  rows: 20_000,
  columns: 256,
  /** Of an answer: each takes more than a kilobyte of it. */
  lineItems: 2_000,
  /** Bytes of all parts of a workbook, unfolded. */
  workbookBytes: 24 * 1024 * 1024,
  workbookParts: 1_000,
  sheets: 100,
  sharedStrings: 200_000,
  /** Of one cell: what a spreadsheet program holds. */
  cellCharacters: 32_767,
  styles: 70_000,
  /** Bytes of all streams of a PDF, unfolded. */
  pdfBytes: 48 * 1024 * 1024,
  pdfObjects: 50_000,
  attachments: 5,
  textCharacters: 2 * 1024 * 1024,
} as const;
