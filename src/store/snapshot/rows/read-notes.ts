import type { SqlSession } from '../../database/session.js';
import type { LegalNote, NoteDigest, NoteEffect } from '../note-records.js';
import { toLegalInterval, selectRows, type LegalDates } from './sql-columns.js';

/** Official texts of the legal notes, in the order of the schedule; few or none until they are ingested. */
export function readLegalNotes(session: SqlSession, dataVersionId: number): Promise<readonly LegalNote[]> {
  return selectRows<LegalNote>(session, dataVersionId, {
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
    orderBy: 'sequence, note_id',
  });
}

/** Summaries of what each note does, made by program from its official text. */
export function readNoteDigests(session: SqlSession, dataVersionId: number): Promise<readonly NoteDigest[]> {
  return selectRows<NoteDigest>(session, dataVersionId, {
    table: 'note_digest',
    fields: ['digestKey', 'appliesTo', 'title', 'digest', 'noteIds', 'textSha256', 'attributes'],
    orderBy: 'digest_key',
  });
}

type EffectRow = Omit<NoteEffect, 'legal'> & LegalDates;

/** Effects of the Chapter 99 notes, in the order of their names. */
export async function readNoteEffects(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly NoteEffect[]> {
  const rows = await selectRows<EffectRow>(session, dataVersionId, {
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
    orderBy: 'effect_id',
  });
  return rows.map(({ legalFrom, legalTo, ...effect }) => ({
    ...effect,
    legal: toLegalInterval({ legalFrom, legalTo }),
  }));
}
