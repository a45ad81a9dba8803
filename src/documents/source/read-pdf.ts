import './canvas-stand-ins.js';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, Util, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Problem } from '../../terms/errors.js';
import { FILE_LIMITS } from './limits.js';
import { inspectPdf } from './pdf-streams.js';
import { createTooLargeProblem, createUnreadableProblem } from './refusals.js';
import type { SourceDocument, SourcePage, TextRun } from './source-document.js';

const PACKAGE = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const SCANNED =
  'The PDF has no text layer: it holds pictures of its pages. Send a PDF with text, or the pages as images to a server with OCR.';

/** The text layer of a PDF, page by page. Loads no fonts or pictures, runs no scripts, follows no links. */
export async function readPdf(bytes: Uint8Array): Promise<SourceDocument> {
  const own = new Uint8Array(bytes);
  inspectPdf(Buffer.from(own));
  const pages = await readPages(own);
  const isScanned = pages.every(({ runs }) => runs.length === 0);
  return {
    fileType: 'pdf',
    textSource: isScanned ? 'none' : 'text_layer',
    isGrid: false,
    pages,
    warnings: isScanned ? [SCANNED] : [],
  };
}

async function readPages(data: Uint8Array): Promise<SourcePage[]> {
  const task = getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: 1,
    cMapUrl: join(PACKAGE, 'cmaps') + sep,
    standardFontDataUrl: join(PACKAGE, 'standard_fonts') + sep,
  });
  try {
    const file = await task.promise;
    if (file.numPages > FILE_LIMITS.pages)
      throw createTooLargeProblem(`The PDF has ${file.numPages} pages; ${FILE_LIMITS.pages} are read.`);
    const pages: SourcePage[] = [];
    let left: number = FILE_LIMITS.runs;
    for (let number = 1; number <= file.numPages; number += 1) {
      const page = await readPage(await file.getPage(number), number);
      left -= page.runs.length;
      if (left < 0) throw createTooLargeProblem(`The PDF has more than ${FILE_LIMITS.runs} pieces of text.`);
      pages.push(page);
    }
    return pages;
  } catch (error) {
    throw error instanceof Problem ? error : createUnreadableProblem('the PDF is damaged and cannot be read');
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PDFPageProxy, number: number): Promise<SourcePage> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const runs = content.items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, , d, x, y] = Util.transform(viewport.transform, item.transform) as number[];
    const size = Math.hypot(item.transform[2] as number, item.transform[3] as number) || Math.abs(d!);
    // Vertical text is decoration.
    if (Math.abs(b!) > Math.abs(a!)) return [];
    return [
      { text: item.str, box: { x: x!, y: y! - 0.8 * size, width: item.width, height: size }, cell: null },
    ];
  });
  return { number, sheet: null, height: viewport.height, runs };
}
