import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scheduleReadings } from '../../law/files/schedule.js';
import type { Dataset } from '../../tables/dataset.js';
import { NOTE_DIGEST } from '../../tables/notes.js';
import { toDataset } from '../../tables/table.js';
import { rowsOf } from '../../law/tables/table-rows.js';
import { SourceFolder } from '../../law/text/source-folder.js';
import { readYamlFile } from '../../law/text/yaml-file.js';
import { buildSchedule } from '../sources/hts/build-schedule.js';
import { toDigestRows } from '../sources/notes/digest-rows.js';
import { parseNotes, type OfficialNote } from '../sources/notes/parse-notes.js';
import { toNoteEffectRows } from './note-effect-rows.js';
import { toRateNoteRows } from './rate-note-rows.js';
import { toHeadingRows, toScheduleRows } from './schedule-rows.js';
import { toSuccessionRows } from './succession-rows.js';

export interface ArchiveInput {
  /** The folder of official sources: `hts`, `hts-notes` and `lists` with the exports, notes and change records. */
  readonly from: string;
  /** The folder `law`: it says how to read revisions without an archive. */
  readonly law: string;
  /** Called after each revision of the schedule. */
  readonly onRevision?: (revision: string, done: number, total: number) => void;
}

/**
 * Builds the tables of the archived schedule from official files: every wording of every line over all revisions,
 * number successions, printed Chapter 99 headings, and digests of the legal notes. Equal files give equal tables.
 */
export async function buildArchive({ from, law, onRevision }: ArchiveInput): Promise<readonly Dataset[]> {
  const folder = new SourceFolder(from);
  const readings = await readYamlFile(new SourceFolder(law), 'schedule/readings.yaml', scheduleReadings);
  const history = await folder.readTable('lists/ch99_heading_history.csv');
  const notes = readNotes(await readFile(join(from, 'hts-notes', 'notes.ndjson'), 'utf8'));
  const schedule = buildSchedule(join(from, 'hts'), {
    onRevision: ({ revision }, done, total) => onRevision?.(revision, done, total),
  });
  const printed = [
    ...toScheduleRows(schedule, readings.value),
    toSuccessionRows(schedule.successions),
    toHeadingRows(history, schedule.revisions),
  ];
  return [
    ...printed,
    toRateNoteRows(notes),
    toDataset(NOTE_DIGEST, toDigestRows(notes)),
    toNoteEffectRows(notes, chapter99Headings(printed)),
  ];
}

function readNotes(ndjson: string): readonly OfficialNote[] {
  const parsed = parseNotes(ndjson);
  if (!parsed.ok) throw new TypeError(`hts-notes/notes.ndjson: ${parsed.message}`);
  return parsed.value.notes;
}

/** Chapter 99 headings printed in an archived schedule, dotted, ascending. */
function chapter99Headings(printed: readonly Dataset[]): readonly string[] {
  const numbers = new Set(rowsOf(printed, 'hts_row').map((row) => row.hts_number));
  const headings = [...numbers].flatMap((number) => {
    const digits = /^(99\d\d)(\d\d)(\d\d)$/.exec(typeof number === 'string' ? number : '');
    return digits ? [digits.slice(1).join('.')] : [];
  });
  return headings.sort();
}
