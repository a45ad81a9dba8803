import type { SourceLabel } from '../../../terms/citation.js';
import { AMENDMENT_FILES } from '../../sources/hts/amendments.js';
import { LIST_SHAPES } from '../lists/list-shape.js';

interface Provenance {
  readonly provenance: string;
  readonly label: SourceLabel;
}

const NOTES =
  'U.S. notes to Chapter 99, Federal Register documents and change records, with public product lists compared against them';

/** By the beginning of the file name, the longest that fits. */
const KNOWN: Readonly<Record<string, Provenance>> = {
  'hts/': { provenance: 'USITC export of the Harmonized Tariff Schedule, unchanged', label: 'official' },
  'hts/revisions.csv': {
    provenance: 'list of the revisions with the dates of their change records',
    label: 'derived',
  },
  ...Object.fromEntries(
    Object.values(AMENDMENT_FILES).map((file) => [
      `hts/${file}`,
      {
        provenance: 'USITC change records and the text of 2026 Revision 19, as stored in public copies',
        label: 'secondary' as const,
      },
    ]),
  ),
  'lists/hts_change_records.csv': { provenance: 'USITC change records, read by pattern', label: 'derived' },
  'lists/ch99_heading_history.csv': {
    provenance: 'Chapter 99 headings of the archived USITC exports',
    label: 'derived',
  },
  'lists/': { provenance: NOTES, label: 'official' },
  '2026/lists/': { provenance: NOTES, label: 'secondary' },
  'programs-2018-to-2026-02.csv': {
    provenance: 'heading texts, U.S. notes, Federal Register documents, CSMS messages',
    label: 'official',
  },
  '2026/programs-2026.csv': {
    provenance:
      'schedule revisions to 2026 Revision 6 in full; later headings as published by calculators and trackers',
    label: 'secondary',
  },
  '2026/timeline.csv': {
    provenance: 'Federal Register documents, CSMS messages and public trackers',
    label: 'secondary',
  },
  'fact-keys.csv': {
    provenance: 'vocabulary of the facts that headings and notes turn on',
    label: 'derived',
  },
  'programs/': {
    provenance: 'general notes of the schedule and 19 CFR; countries of the time-zone database',
    label: 'secondary',
  },
  'hts-notes/': { provenance: 'titles printed in the schedule', label: 'official' },
  'adcvd/': {
    provenance:
      'public copies of Federal Register notices, customs messages, order lists and the Temporary Trade Barriers Database',
    label: 'secondary',
  },
  'pga/': {
    provenance: 'assigned from the agency regulations cited, not from the official line-by-line file',
    label: 'unverified',
  },
  'authored/': {
    provenance: 'reading of the law written for this pack, each row with its citation',
    label: 'derived',
  },
};

/** What a source file is and how far it may be trusted; an unknown file is refused. */
export function provenanceOf(name: string): Provenance {
  const [prefix] = Object.keys(KNOWN)
    .filter((candidate) => name.startsWith(candidate))
    .sort((left, right) => right.length - left.length);
  const known = prefix === undefined ? undefined : KNOWN[prefix];
  if (!known) throw new TypeError(`${name}: its provenance is not described in sources/provenance.ts`);
  const shape = LIST_SHAPES.get(name);
  return shape ? { ...known, label: shape.label } : known;
}
