import { DOCUMENT } from '../../../tables/catalog.js';
import { CHAPTER99_HEADING } from '../../../tables/chapter99.js';
import {
  HTS_CHAPTER,
  HTS_REVISION,
  HTS_SECTION,
  HTS_SUBCHAPTER,
  HTS_SUCCESSION,
} from '../../../tables/schedule.js';
import { pickMembers, type RowOf } from '../../../tables/table.js';
import type { Chapter, Chapter99Wording, Revision, Section, Subchapter } from '../records.js';
import { nullsFirst, type VersionRows } from './version-rows.js';

/** Editions and revisions in the order of printing, with the address of the document where it is known. */
export async function readRevisions(version: VersionRows): Promise<readonly Revision[]> {
  const revisions = await version.select(HTS_REVISION, ['sequence']);
  const documents = await version.select(pickMembers(DOCUMENT, 'number', 'url'), ['number']);
  const urls = new Map(documents.map(({ number, url }) => [number, url]));
  return revisions.map((revision) => Object.freeze({ ...revision, url: urls.get(revision.title) ?? null }));
}

/** Successions of statistical numbers, by date. */
export function readSuccessions(version: VersionRows): Promise<readonly RowOf<typeof HTS_SUCCESSION>[]> {
  return version.select(HTS_SUCCESSION, ['effectiveOn', nullsFirst('oldNumber'), nullsFirst('newNumber')]);
}

export function readSections(version: VersionRows): Promise<readonly Section[]> {
  return version.select(HTS_SECTION, ['sequence']);
}

export function readChapters(version: VersionRows): Promise<readonly Chapter[]> {
  return version.select(HTS_CHAPTER, ['chapter']);
}

export function readSubchapters(version: VersionRows): Promise<readonly Subchapter[]> {
  return version.select(HTS_SUBCHAPTER, ['chapter', 'subchapter']);
}

/** Every wording of every Chapter 99 heading, by heading and then by date. */
export function readChapter99Wordings(version: VersionRows): Promise<readonly Chapter99Wording[]> {
  return version.select(CHAPTER99_HEADING, ['heading', nullsFirst('legalFrom'), nullsFirst('publishedFrom')]);
}
