import { toDigestRows } from '../sources/notes/digest-rows.js';
import { parseNotes } from '../sources/notes/parse-notes.js';
import { toDataset, type Dataset } from '../../law/dataset.js';

const COLUMNS = [
  'digest_key',
  'applies_to',
  'title',
  'digest',
  'note_ids',
  'text_sha256',
  'attributes',
] as const;

/** Digests of the legal notes, derived from their official text, which stays out of the pack. */
export function toNoteDigestRows(ndjson: string): Dataset {
  const parsed = parseNotes(ndjson);
  if (!parsed.ok) throw new TypeError(`hts-notes/notes.ndjson: ${parsed.message}`);
  const rows = toDigestRows(parsed.value.notes).map((row) => ({
    digest_key: row.digestKey,
    applies_to: row.appliesTo,
    title: row.title,
    digest: row.digest,
    note_ids: row.noteIds,
    text_sha256: row.textSha256,
    attributes: { ...row.attributes },
  }));
  return toDataset('note_digest', COLUMNS, rows);
}
