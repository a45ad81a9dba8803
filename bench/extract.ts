/** Precision and recall of document extraction, field by field, over generated documents: `npx tsx bench/extract.ts`. */
import { extractFile } from '../src/documents/extract-file.js';
import { developedDocuments } from '../test/support/trade-documents/developed.js';
import { heldOutDocuments } from '../test/support/trade-documents/held-out.js';
import { measure, scoreOf, type Measured } from '../test/support/trade-documents/measure.js';
import type { TradeDocument } from '../test/support/trade-documents/invoice-truth.js';

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

async function measureAll(documents: readonly TradeDocument[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const document of documents) {
    const extraction = await extractFile({ bytes: document.bytes, mediaType: null }, async () => null);
    measured.push(measure(document, extraction));
  }
  return measured;
}

function print(title: string, measured: readonly Measured[]): void {
  console.log(
    `\n${title}\n| document | format | fields | precision | recall |\n| --- | --- | --- | --- | --- |`,
  );
  for (const one of measured) {
    const { precision, recall } = scoreOf([one]);
    const { name, format } = one.document;
    console.log(`| ${name} | ${format} | ${one.expected} | ${percent(precision)} | ${percent(recall)} |`);
    if (process.argv.includes('--faults'))
      for (const fault of one.faults.slice(0, 25)) console.log(`    ${fault}`);
  }
  const all = scoreOf(measured);
  console.log(`| all | | | ${percent(all.precision)} | ${percent(all.recall)} |`);
}

print('Layouts the extractor was written with', await measureAll(await developedDocuments()));
print('Layouts written after it', await measureAll(await heldOutDocuments()));
