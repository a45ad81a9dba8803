import { listAt, readTextAt, type JsonObject } from '../../terms/json-object.js';
import type { ToolGuide } from '../tool-guide.js';

const SHOWN_NOTES = 12;
const SHOWN_LETTERS = 200;

/** `trade_hts_notes`. */
export const htsNotes: ToolGuide = {
  name: 'trade_hts_notes',
  title: 'Read the legal notes behind a tariff number',
  purpose:
    'Digests of the section, chapter, subheading and U.S. notes that govern a number, a chapter or a section, those that name the number first.',
  useWhen:
    'Use to decide between headings, or when a definition or an exclusion in the notes may settle where the goods belong.',
  notWhen:
    'Not for finding codes (trade_hts_search) or rates. The digests are no substitute for the printed notes.',
  compactLeavesOut: ['_meta.dataFreshness', 'notes.targets', 'notes.offset', 'notes.source'],
  pagedList: 'notes',
  digest: (answer) => ({
    lines: [
      `${readTextAt(answer, 'totalCount')} notes.`,
      ...listAt(answer, 'notes')
        .slice(0, SHOWN_NOTES)
        .map((note) => `- ${readTextAt(note, 'title')} (${readTextAt(note, 'effect')}): ${wordingOf(note)}`),
    ],
    next: [],
  }),
};

/** The text of the note on one line when available, otherwise its quoted part. */
function wordingOf(note: JsonObject): string {
  const wording = readTextAt(note, 'text') || readTextAt(note, 'quote');
  return wording.replace(/\s+/g, ' ').slice(0, SHOWN_LETTERS);
}
