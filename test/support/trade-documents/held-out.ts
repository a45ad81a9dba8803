import { packingList, spanishBand } from './held-out-pdf.js';
import { pairedHead, sellersForm } from './held-out-sheets.js';
import type { TradeDocument } from './invoice-truth.js';
import { asCsv, asWorkbook } from './sheet-files.js';
import { mailedInvoice } from './text-documents.js';
import { billOfLading, entrySummary } from './transport-papers.js';

/** Documents that were laid out after the extractor was written: what it does with layouts it has not seen. */
export async function heldOutDocuments(): Promise<TradeDocument[]> {
  const made = await Promise.all([
    spanishBand(),
    packingList(),
    billOfLading(),
    entrySummary(),
    asWorkbook(sellersForm(16)),
  ]);
  return [...made, asCsv(pairedHead(17), ';'), mailedInvoice()];
}
