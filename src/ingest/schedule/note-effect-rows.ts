import { NOTE_EFFECT } from '../../tables/notes.js';
import type { OfficialNote } from '../sources/notes/parse-notes.js';
import { toNextDay } from '../../terms/calendar-date.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset, type RowOf } from '../../tables/table.js';
import { findEffects, type NoteEffect } from './notes/find-effects.js';

/**
 * Effects of the Chapter 99 U.S. notes. `approved` means only that the quoted words stand at the stated place and that
 * the schedule prints a heading they are about: nobody reviewed them in law.
 *
 * @param printed Chapter 99 headings of any archived schedule, dotted, ascending
 */
export function toNoteEffectRows(notes: readonly OfficialNote[], printed: readonly string[]): Dataset {
  const known = new Set(printed);
  const records = notes
    .filter(({ scope }) => scope === 'ch99-us-note')
    .flatMap((note) =>
      findEffects(note, printed)
        .filter(
          ({ targets, exceptions }) =>
            targets.some((one) => known.has(one)) && exceptions.every((one) => known.has(one)),
        )
        .map((effect, place) => toRecord(note, effect, place)),
    );
  return toDataset(NOTE_EFFECT, records);
}

function toRecord(note: OfficialNote, effect: NoteEffect, place: number): RowOf<typeof NOTE_EFFECT> {
  const { span } = effect;
  return {
    effectId: `${note.noteId}#${place + 1}`,
    noteId: note.noteId,
    effectType: effect.type,
    reviewStatus: 'approved',
    sourceLocator: `${note.noteId}@${span.from}-${span.to}`,
    sourceSpan: span.text,
    effectValueText: effect.valueText,
    conditionText: effect.conditionText,
    htsPrefixes: effect.tariffNumbers.map((number) => number.replaceAll('.', '')),
    countries: effect.countries,
    legal: { from: effect.from, to: effect.to === null ? null : toNextDay(effect.to) },
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
