/** What one file may hold. Everything is counted before it is unfolded. */
export const FILE_LIMITS = {
  pages: 200,
  runs: 60_000,
  cells: 100_000,
  rows: 20_000,
  columns: 256,
  /** Bytes of all parts of a workbook, unfolded. */
  workbookBytes: 24 * 1024 * 1024,
  workbookParts: 1_000,
  /** Bytes of all streams of a PDF, unfolded. */
  pdfBytes: 48 * 1024 * 1024,
  pdfObjects: 50_000,
  attachments: 5,
  textCharacters: 2 * 1024 * 1024,
} as const;
