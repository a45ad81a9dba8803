import { quoteInput } from '../../terms/result.js';
import { buildGridPage, PrintedNumber, toCellText, type CellValue } from './grid-page.js';
import { FILE_LIMITS, REPORT_LIMITS, type WorkbookLimits } from './limits.js';
import type { SourceDocument } from './source-document.js';
import { Archive } from './workbook/archive.js';
import { readDateStyles } from './workbook/date-styles.js';
import { createDamagedProblem } from './workbook/parse-xml.js';
import { readSharedStrings } from './workbook/shared-strings.js';
import { readSheet, readSheetRows, type SheetContext } from './workbook/read-sheet.js';
import { readWorkbookPart, type WorkbookPart } from './workbook/workbook-part.js';

/** Every sheet of a workbook as a grid of text. Decompresses only the parts that the workbook names. */
export function readWorkbook(bytes: Uint8Array): SourceDocument {
  const { archive, context, sheets, hidden } = openWorkbook(bytes, FILE_LIMITS);
  const warnings = hidden.map(
    ({ name }) => `The sheet ${quoteInput(name)} is hidden in the workbook and was passed over.`,
  );
  const pages = sheets.map(({ name, part }, index) =>
    buildGridPage(readSheet(readPart(archive, part), context), { sheet: name, number: index + 1 }),
  );
  return { fileType: 'xlsx', textSource: 'cells', isGrid: true, pages, warnings };
}

/** One sheet of a workbook whose rows are read when they are asked for. */
export interface SheetRows {
  readonly name: string;
  /** Hands over each row that holds something, as text, with its number from 1. */
  readonly forEachRow: (take: (cells: readonly string[], row: number) => void) => void;
}

/** The sheets of a workbook of many rows, in their order. Throws as `readWorkbook` where it is damaged or too large. */
export function readReportWorkbook(
  bytes: Uint8Array,
  limits: WorkbookLimits = REPORT_LIMITS,
): readonly SheetRows[] {
  const { archive, context, sheets } = openWorkbook(bytes, limits);
  return sheets.map(({ name, part }) => ({
    name,
    forEachRow: (take) =>
      readSheetRows(readPart(archive, part), context, (cells, row) =>
        take(
          Array.from(cells, (value) => toReportText(value ?? null)),
          row,
        ),
      ),
  }));
}

const LIKE_THOUSANDS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** A cell that holds a number has no mark between thousands: with a fourth decimal it cannot be taken for one. */
function toReportText(value: CellValue): string {
  const text = toCellText(value);
  return value instanceof PrintedNumber && LIKE_THOUSANDS.test(text) ? `${text}0` : text;
}

interface OpenWorkbook {
  readonly archive: Archive;
  readonly context: SheetContext;
  readonly sheets: WorkbookPart['sheets'];
  /** Sheets that the author does not show: what nobody looks at is not what was meant to be read. */
  readonly hidden: WorkbookPart['sheets'];
}

function openWorkbook(bytes: Uint8Array, limits: WorkbookLimits): OpenWorkbook {
  const archive = new Archive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
  const { sheets, sharedStrings, styles, isFrom1904 } = readWorkbookPart(archive);
  const partOf = <T>(name: string | null, read: (part: Buffer) => T[]): T[] => {
    const part = name === null ? null : archive.read(name);
    return part === null ? [] : read(part);
  };
  const context: SheetContext = {
    strings: partOf(sharedStrings, (part) => readSharedStrings(part, limits.sharedStrings)),
    dateStyles: partOf(styles, readDateStyles),
    ...{ isFrom1904, limits },
  };
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  // A workbook shows at least one sheet; where none is said to be, nothing is left out.
  if (shown.length === 0) return { archive, context, sheets, hidden: [] };
  return { archive, context, sheets: shown, hidden: sheets.filter(({ isHidden }) => isHidden) };
}

function readPart(archive: Archive, part: string): Buffer {
  const content = archive.read(part);
  if (content === null) throw createDamagedProblem();
  return content;
}
