import { FILE_LIMITS } from './limits.js';
import type { SourceDocument, TextRun } from './source-document.js';

/** Words with a lower OCR confidence than this, in percent, are dropped. */
const MIN_SURE = 30;
const WORD_LEVEL = '5';

/** Reads tesseract's TSV: level, page, block, paragraph, line, word, left, top, width, height, conf, text. */
export function readOcr(tsv: string): SourceDocument {
  const runs = tsv.split('\n', FILE_LIMITS.runs).flatMap((line): TextRun[] => {
    const cells = line.split('\t');
    const text = cells[11]?.trim() ?? '';
    if (cells[0] !== WORD_LEVEL || text === '' || Number(cells[10]) < MIN_SURE) return [];
    const [x, y, width, height] = cells.slice(6, 10).map(Number) as [number, number, number, number];
    return [{ text, box: { x, y, width, height }, cell: null }];
  });
  const height = Math.max(1, ...runs.map(({ box }) => box.y + box.height));
  const warnings = ['The words were read from a picture: check every value against it.'];
  const pages = [{ number: 1, sheet: null, height, runs }];
  return { fileType: 'image', textSource: 'ocr', isGrid: false, pages, warnings };
}

/** A picture on a server without OCR. */
export function createUnreadImage(format: string): SourceDocument {
  return {
    fileType: 'image',
    textSource: 'none',
    isGrid: false,
    pages: [],
    warnings: [
      `The file is a ${format} picture, and this server has no OCR program: nothing was read. Install tesseract on the server, or send a PDF with text.`,
    ],
  };
}
