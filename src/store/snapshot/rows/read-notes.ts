import type { LegalNote, NoteDigest, NoteEffect } from '../note-records.js';
import { toLegalInterval, type LegalDates } from './legal-dates.js';
import type { VersionRows } from './version-rows.js';

/** Official texts of the legal notes, in the order of the schedule; few or none until they are ingested. */
export function readLegalNotes(version: VersionRows): Promise<readonly LegalNote[]> {
  return version.select<LegalNote>({
    table: 'note',
    fields: [
      'noteId',
      'sequence',
      'scope',
      'section',
      'chapter',
      'subchapter',
      'number',
      'subdivision',
      'part',
      'heading',
      'text',
      'mentions',
      'codesTotal',
      'provenance',
      'source',
      'sourceLabel',
    ],
    orderBy: ['sequence', 'noteId'],
  });
}

/** Summaries of what each note does, made by program from its official text. */
export function readNoteDigests(version: VersionRows): Promise<readonly NoteDigest[]> {
  return version.select<NoteDigest>({
    table: 'note_digest',
    fields: ['digestKey', 'appliesTo', 'title', 'digest', 'noteIds', 'textSha256', 'attributes'],
    orderBy: ['digestKey'],
  });
}

type EffectRow = Omit<NoteEffect, 'legal'> & LegalDates;

/** Effects of the Chapter 99 notes, in the order of their names. */
export async function readNoteEffects(version: VersionRows): Promise<readonly NoteEffect[]> {
  const rows = await version.select<EffectRow>({
    table: 'note_effect',
    fields: [
      'effectId',
      'noteId',
      'effectType',
      'reviewStatus',
      'sourceLocator',
      'sourceSpan',
      'effectValueText',
      'conditionText',
      'htsPrefixes',
      'countries',
      'legalFrom',
      'legalTo',
      'effect',
      'citations',
    ],
    orderBy: ['effectId'],
  });
  return rows.map(({ legalFrom, legalTo, ...effect }) => ({
    ...effect,
    legal: toLegalInterval({ legalFrom, legalTo }),
  }));
}
