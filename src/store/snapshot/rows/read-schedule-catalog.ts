import type { Interval } from '../../../terms/interval.js';
import type { Chapter, Chapter99Wording, Revision, Section, Subchapter } from '../records.js';
import { toLegalInterval, type LegalDates } from './legal-dates.js';
import { nullsFirst, type VersionRows } from './version-rows.js';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import type { HtsNumber } from '../../../terms/hts-number.js';
import type { SuccessionKind } from '../../../terms/succession.js';

type Printed = Omit<Revision, 'url'>;

interface Succeeded {
  readonly oldNumber: HtsNumber | null;
  readonly newNumber: HtsNumber | null;
  readonly kind: SuccessionKind;
  readonly effectiveOn: CalendarDate;
  readonly revision: string;
}

/** Editions and revisions in the order of printing, with the address of the document where it is known. */
export async function readRevisions(version: VersionRows): Promise<readonly Revision[]> {
  const revisions = await version.select<Printed>({
    table: 'hts_revision',
    fields: [
      'revision',
      'title',
      'sequence',
      'effectiveOn',
      'changeRecordOn',
      'publishedOn',
      'fileName',
      'rowCount',
      'basis',
      'ratesChecked',
      'note',
    ],
    orderBy: ['sequence'],
  });
  const documents = await version.select<{ number: string; url: string | null }>({
    table: 'document',
    fields: ['number', 'url'],
    orderBy: ['number'],
  });
  const urls = new Map(documents.map(({ number, url }) => [number, url]));
  return revisions.map((revision) => Object.freeze({ ...revision, url: urls.get(revision.title) ?? null }));
}

/** Successions of statistical numbers, by date. */
export function readSuccessions(version: VersionRows): Promise<readonly Succeeded[]> {
  return version.select<Succeeded>({
    table: 'hts_succession',
    fields: ['oldNumber', 'newNumber', 'kind', 'effectiveOn', 'revision'],
    orderBy: ['effectiveOn', nullsFirst('oldNumber'), nullsFirst('newNumber')],
  });
}

export function readSections(version: VersionRows): Promise<readonly Section[]> {
  return version.select<Section>({
    table: 'hts_section',
    fields: ['roman', 'sequence', 'title'],
    orderBy: ['sequence'],
  });
}

export function readChapters(version: VersionRows): Promise<readonly Chapter[]> {
  return version.select<Chapter>({
    table: 'hts_chapter',
    fields: ['chapter', 'sectionRoman', 'title'],
    orderBy: ['chapter'],
  });
}

export function readSubchapters(version: VersionRows): Promise<readonly Subchapter[]> {
  return version.select<Subchapter>({
    table: 'hts_subchapter',
    fields: ['chapter', 'subchapter', 'title'],
    orderBy: ['chapter', 'subchapter'],
  });
}

type HeadingRow = Omit<Chapter99Wording, 'legal' | 'published'> &
  LegalDates & { readonly publishedFrom: CalendarDate | null; readonly publishedTo: CalendarDate | null };

/** Every wording of every Chapter 99 heading, by heading and then by date. */
export async function readChapter99Wordings(version: VersionRows): Promise<readonly Chapter99Wording[]> {
  const rows = await version.select<HeadingRow>({
    table: 'chapter99_heading',
    fields: [
      'heading',
      'description',
      'general',
      'special',
      'column2',
      'endnotes',
      'legalFrom',
      'legalTo',
      'publishedFrom',
      'publishedTo',
      'revisionFirst',
      'revisionLast',
    ],
    orderBy: ['heading', nullsFirst('legalFrom'), nullsFirst('publishedFrom')],
  });
  return rows.map(({ legalFrom, legalTo, publishedFrom, publishedTo, ...wording }) => {
    const published: Interval = Object.freeze({ from: publishedFrom, to: publishedTo });
    return Object.freeze({ ...wording, legal: toLegalInterval({ legalFrom, legalTo }), published });
  });
}
