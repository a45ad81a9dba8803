import { buildGridPage } from './grid-page.js';
import type { SourceDocument } from './source-document.js';
import { Archive } from './workbook/archive.js';
import { readDateStyles } from './workbook/date-styles.js';
import { createDamagedProblem } from './workbook/parse-xml.js';
import { readSharedStrings } from './workbook/shared-strings.js';
import { readSheet, type SheetContext } from './workbook/read-sheet.js';
import { readWorkbookPart } from './workbook/workbook-part.js';

/** Every sheet of a workbook as a grid of text. Decompresses only the parts that the workbook names. */
export function readWorkbook(bytes: Uint8Array): SourceDocument {
  const archive = new Archive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const { sheets, sharedStrings, styles, isFrom1904 } = readWorkbookPart(archive);
  const partOf = <T>(name: string | null, read: (part: Buffer) => T[]): T[] => {
    const part = name === null ? null : archive.read(name);
    return part === null ? [] : read(part);
  };
  const context: SheetContext = {
    strings: partOf(sharedStrings, readSharedStrings),
    dateStyles: partOf(styles, readDateStyles),
    isFrom1904,
  };
  const pages = sheets.map(({ name, part }, index) => {
    const content = archive.read(part);
    if (content === null) throw createDamagedProblem();
    return buildGridPage(readSheet(content, context), { sheet: name, number: index + 1 });
  });
  return { fileType: 'xlsx', textSource: 'cells', attachment: null, isGrid: true, pages, warnings: [] };
}
