import type { TradeDocument } from './invoice-truth.js';
import { boxedForm, labelledForm } from './pdf-forms.js';
import { frenchLetter, germanLetter } from './pdf-letters.js';
import { asCsv, asWorkbook } from './sheet-files.js';
import { flatExport } from './flat-export.js';
import { italianSheet, keysAndValues, stackedSheet } from './sheet-layouts.js';

/** The documents that the extractor was written with: four layouts of each format. */
export async function developedDocuments(): Promise<TradeDocument[]> {
  const made = await Promise.all([
    labelledForm(),
    germanLetter(),
    boxedForm(),
    frenchLetter(),
    asWorkbook(keysAndValues(5)),
    asWorkbook(italianSheet(6, true)),
    asWorkbook(stackedSheet(7, false)),
    asWorkbook(flatExport(8)),
  ]);
  return [
    ...made,
    asCsv(keysAndValues(9), ','),
    asCsv(italianSheet(10, false), ';'),
    asCsv(stackedSheet(11, true), '\t'),
    asCsv(flatExport(12), '|'),
  ];
}
