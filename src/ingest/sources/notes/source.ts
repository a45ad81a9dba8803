import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { defineSource } from '../../pipeline.js';
import type { Records } from '../../run/definition.js';
import { decodeText, discoverFile, fetchFile, type FetchedFile, type OneFile } from '../../run/one-file.js';
import { checkNotes } from './checks.js';
import { diffNotes, readHeldTexts } from './diff-notes.js';
import { toDigestRows } from './digest-rows.js';
import { parseNotes, type OfficialNote } from './parse-notes.js';

const FILE: OneFile = { name: 'notes.ndjson', folder: 'hts-notes', content: 'notes' };

interface NoteRecords extends Records {
  readonly notes: readonly OfficialNote[];
  readonly digests: ReturnType<typeof toDigestRows>;
}

/**
 * The legal notes in full: rules of interpretation, section, chapter, subheading, additional U.S. and statistical notes
 * and the U.S. notes of Chapter 99. A file replaces the stored notes; the digests are derived again.
 */
export const notesSource = defineSource({
  name: 'notes',
  title: 'Legal notes of the schedule (official text)',
  folder: FILE.folder,
  dataset: { dataset: 'hts_notes', title: 'Legal notes of the schedule' },
  discover: (tools) => Promise.resolve(discoverFile(tools, FILE)),
  fetch: (found, tools) => fetchFile(found, tools, FILE),
  parse: parseFile,
  readHeld: (session, _, base) => readHeldTexts(session, base),
  diff: ({ notes }, held) => diffNotes(held, notes),
  checks: ({ records, change, held, allowLargeChange }) =>
    checkNotes({ ...records, change: change.changeSet, heldBefore: held.length, allowLargeChange }),
  write: {
    into: 'version',
    replaces: ['note', 'note_digest'],
    rows: async (session, { records: { notes, digests } }, dataVersionId) => {
      await session.bulkInsert(
        'note',
        notes.map((note) => ({ dataVersionId, ...note, sourceLabel: labelOf(note) })),
      );
      await session.bulkInsert(
        'noteDigest',
        digests.map((digest) => ({ dataVersionId, ...digest })),
      );
    },
    refreshed: ({ raw: { file }, records }) => ({
      ...{ at: null, source: null, coverageFrom: null, coverageTo: null },
      rowCount: records.notes.length,
      sources: [{ file: file.name, sha256: file.sha256 }],
    }),
  },
});

function labelOf({ provenance }: OfficialNote): string {
  return provenance === 'official-text' ? 'official' : 'secondary';
}

function parseFile({ file }: FetchedFile): Parsed<NoteRecords> {
  const text = decodeText(file);
  if (!text.ok) return text;
  const parsed = parseNotes(text.value);
  return parsed.ok
    ? accept({ ...parsed.value, digests: toDigestRows(parsed.value.notes) })
    : refuse(`${file.name}: ${parsed.message}`);
}
