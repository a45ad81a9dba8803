import { Decimal } from '../../terms/decimal.js';
import { findRateTexts, printsRates } from '../../terms/rate-expression.js';
import { NOTE } from '../../tables/notes.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import type { OfficialNote } from '../sources/notes/parse-notes.js';

/**
 * The notes that print the rates of a line whose rate columns only refer to them (additional U.S. notes to
 * Chapter 58), as rows of `note`: the rate texts alone, as the schedule would print them in its columns.
 */
export function toRateNoteRows(notes: readonly OfficialNote[]): Dataset {
  return toDataset(NOTE, notes.filter(({ text }) => printsRates(text)).flatMap(toRecord));
}

function toRecord(note: OfficialNote): RowOf<typeof NOTE>[] {
  const { line, general, column2 } = findRateTexts(note.text);
  if (line === '' || general === '' || column2 === '') return [];
  return [
    {
      ...note,
      text: `The rates of duty applicable to subheading ${line} are:\ncolumn 1 (general)- ${general}\ncolumn 2- ${column2}`,
      mentions: [line.replaceAll('.', '')],
      provenance: 'official-text',
      source: 'HTSUS 2025 Revision 32',
      verifiedShare: note.verifiedShare === null ? null : new Decimal(note.verifiedShare),
      codesTotal: null,
      spi: null,
      sourceLabel: 'official',
    },
  ];
}
