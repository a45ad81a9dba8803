import { NOTE_DIGEST } from '../../tables/notes.js';
import { toDigestRows } from '../sources/notes/digest-rows.js';
import { parseNotes } from '../sources/notes/parse-notes.js';
import type { Dataset } from '../../tables/dataset.js';
import { toDataset } from '../../tables/table.js';

/** Digests of the legal notes, derived from their official text, which stays out of the pack. */
export function toNoteDigestRows(ndjson: string): Dataset {
  const parsed = parseNotes(ndjson);
  if (!parsed.ok) throw new TypeError(`hts-notes/notes.ndjson: ${parsed.message}`);
  const rows = toDigestRows(parsed.value.notes).map((row) => ({
    digestKey: row.digestKey,
    appliesTo: row.appliesTo,
    title: row.title,
    digest: row.digest,
    noteIds: row.noteIds,
    textSha256: row.textSha256,
    attributes: { ...row.attributes },
  }));
  return toDataset(NOTE_DIGEST, rows);
}
