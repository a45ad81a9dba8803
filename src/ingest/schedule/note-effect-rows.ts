import { parseNotes, type OfficialNote } from '../sources/notes/parse-notes.js';
import { toNextDay, toCalendarDate } from '../../terms/calendar-date.js';
import { toDataset, type Cell, type Dataset } from '../../law/dataset.js';
import { findEffects, type NoteEffect } from './notes/find-effects.js';

const COLUMNS = [
  'effect_id',
  'note_id',
  'effect_type',
  'review_status',
  'source_locator',
  'source_span',
  'effect_value_text',
  'condition_text',
  'hts_prefixes',
  'countries',
  'legal_from',
  'legal_to',
  'effect',
  'citations',
] as const;

/**
 * Effects of the Chapter 99 U.S. notes. `approved` means only that the quoted words stand at the stated place and that
 * the schedule prints a heading they are about: nobody reviewed them in law.
 *
 * @param printed Chapter 99 headings of any archived schedule, dotted, ascending
 */
export function toNoteEffectRows(ndjson: string, printed: readonly string[]): Dataset {
  const parsed = parseNotes(ndjson);
  if (!parsed.ok) throw new TypeError(`hts-notes/notes.ndjson: ${parsed.message}`);
  const known = new Set(printed);
  const notes = parsed.value.notes.filter(({ scope }) => scope === 'ch99-us-note');
  const records = notes.flatMap((note) =>
    findEffects(note, printed)
      .filter(
        ({ targets, exceptions }) =>
          targets.some((one) => known.has(one)) && exceptions.every((one) => known.has(one)),
      )
      .map((effect, place) => toRecord(note, effect, place)),
  );
  return toDataset('note_effect', COLUMNS, records);
}

function toRecord(
  note: OfficialNote,
  effect: NoteEffect,
  place: number,
): Record<(typeof COLUMNS)[number], Cell> {
  const { span } = effect;
  return {
    effect_id: `${note.noteId}#${place + 1}`,
    note_id: note.noteId,
    effect_type: effect.type,
    review_status: 'approved',
    source_locator: `${note.noteId}@${span.from}-${span.to}`,
    source_span: span.text,
    effect_value_text: effect.valueText,
    condition_text: effect.conditionText,
    hts_prefixes: effect.tariffNumbers.map((number) => number.replaceAll('.', '')),
    countries: effect.countries,
    legal_from: effect.from,
    legal_to: effect.to === null ? null : toNextDay(toCalendarDate(effect.to)),
    effect: {
      targets: effect.targets,
      exceptions: effect.exceptions,
      percent: effect.percent,
      quantities: effect.quantities.map(({ year, quantity }) => ({ year, quantity })),
      unit: effect.unit,
      shortenedFrom: effect.shortenedFrom,
    },
    citations: [
      {
        document: 'HTSUS 2026 Revision 6',
        locator: `Chapter 99, subchapter ${note.subchapter ?? ''} U.S. note ${note.number}${note.subdivision ?? ''}`,
        url: null,
        source: 'official',
      },
    ],
  };
}
