import * as z from 'zod';
import type { NOTE } from '../../../tables/notes.js';
import type { RowOf } from '../../../tables/table.js';
import { accept, type Parsed } from '../../../terms/result.js';
import type { Records } from '../../run/definition.js';
import { readRecords } from '../../run/read-records.js';

/** One legal note of the schedule, or one lettered subdivision of it, as in the source. */
export interface OfficialNote extends Omit<
  RowOf<typeof NOTE>,
  'provenance' | 'verifiedShare' | 'sourceLabel'
> {
  readonly provenance: 'official-text' | 'paraphrase';
  /** Share of the text found in the official print, decimal text; null: not compared. */
  readonly verifiedShare: string | null;
}

export interface ParsedNotes extends Records {
  /** In the order of the schedule. */
  readonly notes: readonly OfficialNote[];
}

const SCOPES = [
  'gri',
  'general',
  'section',
  'chapter',
  'subheading',
  'additional-us',
  'statistical',
  'ch99-us-note',
] as const;

const LONGEST_TEXT = 1_000_000;

const record = z.looseObject({
  id: z.string().min(1).max(100),
  seq: z.number().int().positive(),
  scope: z.enum(SCOPES),
  section: z
    .string()
    .regex(/^[IVX]+$/)
    .nullable(),
  chapter: z
    .string()
    .regex(/^\d{2}$/)
    .nullable(),
  subchapter: z.string().max(10).nullable(),
  number: z.string().max(20).nullable(),
  subdivision: z.string().max(60).nullable(),
  part: z.string().min(1).max(20),
  heading: z.string().max(300).nullable(),
  text: z.string().min(1).max(LONGEST_TEXT),
  mentions: z.array(z.string().regex(/^\d{2}$|^\d{4}(\.?\d{2}){0,3}$/)).default([]),
  provenance: z.enum(['official-text', 'paraphrase']),
  source: z.string().min(1),
  verified: z.number().min(0).max(1).optional(),
  codes_total: z.number().int().nonnegative().optional(),
  spi: z.array(z.string()).optional(),
});

/**
 * Reads notes.ndjson, one note per line. An unreadable record is left out with an issue; more than 0.5% of such
 * records, or a duplicate id, reject the file.
 */
export function parseNotes(text: string): Parsed<ParsedNotes> {
  const read = readRecords(text, {
    ...{ content: 'not the notes of the schedule', shape: record, toRow: toNote, maxRefused: 0.005 },
    keyOf: ({ noteId }) => noteId,
  });
  if (!read.ok) return read;
  const { rows, ...counts } = read.value;
  return accept({ ...counts, notes: rows.toSorted((left, right) => left.sequence - right.sequence) });
}

function toNote({
  id,
  seq,
  number,
  mentions,
  verified,
  codes_total,
  spi,
  ...rest
}: z.infer<typeof record>): OfficialNote {
  const { scope, section, chapter, subchapter, subdivision, part, heading, text, provenance, source } = rest;
  return {
    ...{ scope, section, chapter, subchapter, subdivision, part, text, provenance, source },
    noteId: id,
    heading: heading ?? '',
    sequence: seq,
    number: number ?? '',
    mentions: mentions.map((mention) => mention.replaceAll('.', '')),
    verifiedShare: verified === undefined ? null : String(verified),
    codesTotal: codes_total ?? null,
    spi: spi && spi.length > 0 ? spi.join(' ') : null,
  };
}
