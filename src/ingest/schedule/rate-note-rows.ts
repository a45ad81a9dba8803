import { Decimal } from '../../terms/decimal.js';
import { NOTE } from '../../tables/notes.js';
import * as z from 'zod';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';

const record = z.looseObject({
  id: z.string(),
  seq: z.number().int(),
  scope: z.string(),
  section: z.string().nullable(),
  chapter: z.string().nullable(),
  subchapter: z.string().nullable(),
  number: z.string(),
  subdivision: z.string().nullable(),
  part: z.string(),
  heading: z.string(),
  text: z.string(),
  verified: z.number().optional(),
});

const LINE = /^The rates of duty applicable to subheading ([\d.]+) are:/;
const GENERAL = /column 1 \(general\)[- |]+([^|\n]+)/;
const COLUMN_2 = /column 2[- |]+([^|\n]+)/;

/**
 * The notes that print the rates of a line whose rate columns only refer to them (additional U.S. notes to
 * Chapter 58), as rows of `note`: the rate texts alone, as the schedule would print them in its columns.
 */
export function toRateNoteRows(ndjson: string): Dataset {
  const notes = ndjson
    .split('\n')
    .filter((line) => line.includes('The rates of duty applicable to subheading'));
  return toDataset(
    NOTE,
    notes.flatMap((line) => toRecord(record.parse(JSON.parse(line)))),
  );
}

function toRecord(note: z.infer<typeof record>): RowOf<typeof NOTE>[] {
  const [line, general, column2] = [LINE, GENERAL, COLUMN_2].map((shape) =>
    shape.exec(note.text)?.[1]?.trim(),
  );
  if (line === undefined || general === undefined || column2 === undefined) return [];
  return [
    {
      noteId: note.id,
      sequence: note.seq,
      scope: note.scope,
      section: note.section,
      chapter: note.chapter,
      subchapter: note.subchapter,
      number: note.number,
      subdivision: note.subdivision,
      part: note.part,
      heading: note.heading,
      text: `The rates of duty applicable to subheading ${line} are:\ncolumn 1 (general)- ${general}\ncolumn 2- ${column2}`,
      mentions: [line.replaceAll('.', '')],
      provenance: 'official-text',
      source: 'HTSUS 2025 Revision 32',
      verifiedShare: note.verified === undefined ? null : new Decimal(note.verified),
      codesTotal: null,
      spi: null,
      sourceLabel: 'official',
    },
  ];
}
