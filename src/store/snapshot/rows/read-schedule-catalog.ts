import type { SqlSession } from '../../database/session.js';
import type { Interval } from '../../../terms/interval.js';
import type { Chapter, Chapter99Wording, Revision, Section, Subchapter } from '../records.js';
import { toLegalInterval, selectRows, type LegalDates } from './sql-columns.js';
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
export async function readRevisions(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly Revision[]> {
  const revisions = await selectRows<Printed>(session, dataVersionId, {
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
    orderBy: 'sequence',
  });
  const documents = await selectRows<{ number: string; url: string | null }>(session, dataVersionId, {
    table: 'document',
    fields: ['number', 'url'],
    orderBy: 'number',
  });
  const urls = new Map(documents.map(({ number, url }) => [number, url]));
  return revisions.map((revision) => Object.freeze({ ...revision, url: urls.get(revision.title) ?? null }));
}

/** Successions of statistical numbers, by date. */
export function readSuccessions(session: SqlSession, dataVersionId: number): Promise<readonly Succeeded[]> {
  return selectRows<Succeeded>(session, dataVersionId, {
    table: 'hts_succession',
    fields: ['oldNumber', 'newNumber', 'kind', 'effectiveOn', 'revision'],
    orderBy: 'effective_on, old_number NULLS FIRST, new_number NULLS FIRST',
  });
}

export function readSections(session: SqlSession, dataVersionId: number): Promise<readonly Section[]> {
  return selectRows<Section>(session, dataVersionId, {
    table: 'hts_section',
    fields: ['roman', 'sequence', 'title'],
    orderBy: 'sequence',
  });
}

export function readChapters(session: SqlSession, dataVersionId: number): Promise<readonly Chapter[]> {
  return selectRows<Chapter>(session, dataVersionId, {
    table: 'hts_chapter',
    fields: ['chapter', 'sectionRoman', 'title'],
    orderBy: 'chapter',
  });
}

export function readSubchapters(session: SqlSession, dataVersionId: number): Promise<readonly Subchapter[]> {
  return selectRows<Subchapter>(session, dataVersionId, {
    table: 'hts_subchapter',
    fields: ['chapter', 'subchapter', 'title'],
    orderBy: 'chapter, subchapter',
  });
}

type HeadingRow = Omit<Chapter99Wording, 'legal' | 'published'> &
  LegalDates & { readonly publishedFrom: CalendarDate | null; readonly publishedTo: CalendarDate | null };

/** Every wording of every Chapter 99 heading, by heading and then by date. */
export async function readChapter99Wordings(
  session: SqlSession,
  dataVersionId: number,
): Promise<readonly Chapter99Wording[]> {
  const rows = await selectRows<HeadingRow>(session, dataVersionId, {
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
    orderBy: 'heading, legal_from NULLS FIRST, published_from NULLS FIRST',
  });
  return rows.map(({ legalFrom, legalTo, publishedFrom, publishedTo, ...wording }) => {
    const published: Interval = Object.freeze({ from: publishedFrom, to: publishedTo });
    return Object.freeze({ ...wording, legal: toLegalInterval({ legalFrom, legalTo }), published });
  });
}
