import { basename } from 'node:path';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { accept, type Parsed } from '../../../terms/result.js';
import type { Fetched, ReadingTools, RecordIssue } from '../../run/definition.js';
import { sameHost, type FoundDocuments } from './discover.js';
import { findCases, isRemedyNotice } from './read-event.js';
import type { FederalRegisterDocument } from './parse-page.js';

/** A document and, when it was read, its full text. */
export interface ReadableDocument {
  readonly document: FederalRegisterDocument;
  readonly body: string;
}

/** Everything that a run read. */
export interface ReadDocuments extends Fetched {
  readonly since: CalendarDate;
  readonly documents: readonly ReadableDocument[];
  readonly quarantined: readonly RecordIssue[];
}

/** Reads full texts only of trade-remedy notices that otherwise name no case. */
export async function fetchBodies(
  { since, base, documents: listed, quarantined: unread, files }: FoundDocuments,
  tools: ReadingTools,
): Promise<Parsed<ReadDocuments>> {
  const documents: ReadableDocument[] = [];
  const quarantined = [...unread];
  for (const document of listed) {
    const url = base !== null && needsBody(document) ? document.raw_text_url : null;
    const address = base === null || url == null ? null : sameHost(url, base);
    const body = address === null ? accept('') : await fetchBody(address, tools);
    if (!body.ok) quarantined.push({ record: document.document_number, message: body.message });
    documents.push({ document, body: body.ok ? body.value : '' });
    tools.progress.step(document.document_number);
  }
  return accept({ since, documents, quarantined, files });
}

async function fetchBody(address: string, { fetcher }: ReadingTools): Promise<Parsed<string>> {
  const body = await fetcher.fetch(address, basename(new URL(address).pathname));
  return body.ok ? accept(Buffer.from(body.value?.bytes ?? []).toString('utf8')) : body;
}

function needsBody(document: FederalRegisterDocument): boolean {
  if (!isRemedyNotice(document)) return false;
  const { caseNumbers, investigations } = findCases(
    [document.title, document.abstract ?? '', ...(document.docket_ids ?? [])].join('\n'),
  );
  return caseNumbers.length + investigations.length === 0;
}
