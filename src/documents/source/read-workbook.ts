import readWorkbookFile from 'read-excel-file/universal';
import { Problem } from '../../terms/errors.js';
import { gridPage, PrintedNumber, type CellValue } from './grid-page.js';
import { FILE_LIMITS } from './limits.js';
import { tooMuch, unreadable } from './refusals.js';
import type { SourceDocument } from './source-document.js';
import { inspectArchive } from './zip-directory.js';

/** Every sheet of a workbook as a grid of text. */
export async function readWorkbook(bytes: Uint8Array): Promise<SourceDocument> {
  const buffer = Buffer.from(bytes);
  inspectArchive(buffer, refuseHostilePart);
  const sheets = await parse(buffer);
  const pages = sheets.map(({ sheet, data }, index) =>
    gridPage(data as unknown as CellValue[][], { sheet, number: index + 1 }),
  );
  return { fileType: 'xlsx', textSource: 'cells', attachment: null, isGrid: true, pages, warnings: [] };
}

async function parse(buffer: Buffer) {
  try {
    const own = new Uint8Array(buffer).buffer;
    return await readWorkbookFile(own, {
      parseNumber: (text: string) => new PrintedNumber(text),
      trim: true,
    });
  } catch (error) {
    throw error instanceof Problem ? error : unreadable('the workbook is damaged or no XLSX workbook');
  }
}

/** Declarations of entities are not read, and a far cell would make a grid of billions. */
function refuseHostilePart(name: string, part: Buffer): void {
  if (!/\.(xml|rels)$/i.test(name)) return;
  if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY'))
    throw unreadable('the workbook declares XML entities, which no spreadsheet program writes');
  if (!name.startsWith('xl/worksheets/')) return;
  let cells = 0;
  for (let at = part.indexOf('<c '); at >= 0; at = part.indexOf('<c ', at + 3)) {
    cells += 1;
    refuseFarCell(part.toString('latin1', at, at + 60));
    if (cells > FILE_LIMITS.cells) throw tooMuch(`A sheet has more than ${FILE_LIMITS.cells} cells.`);
  }
}

const ADDRESS = /r\s?=\s?["']([A-Za-z]{1,4})(\d{1,9})["']/;

function refuseFarCell(start: string): void {
  const match = ADDRESS.exec(start);
  if (match === null) return;
  const column = [...match[1]!.toUpperCase()].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  );
  if (column > FILE_LIMITS.columns || Number(match[2]) > FILE_LIMITS.rows)
    throw tooMuch(
      `Cell ${match[1]}${match[2]} is outside ${FILE_LIMITS.columns} columns and ${FILE_LIMITS.rows} rows.`,
    );
}
