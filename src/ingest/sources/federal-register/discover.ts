import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toEarlierDay, type CalendarDate } from '../../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Discovered, ReadingTools, RecordIssue } from '../../run/definition.js';
import { glanceAtObject } from '../../run/rate-limited-fetch.js';
import { findAt, toFileRecord, type FileRecord, type RawFile } from '../../run/raw-files.js';
import { parsePage, type FederalRegisterDocument } from './parse-page.js';
import { listAddressesSince, OFFICIAL } from './queries.js';
import { isWebAddress } from '../../run/web-address.js';

/** How many days back the first run reads. */
const FIRST_SPAN_DAYS = 30;
/** Publications sometimes appear late, so a run begins some days before the end of the last one. */
export const OVERLAP_DAYS = 3;
/** Most pages followed for one query; 200 documents each. */
const MAX_PAGES = 50;

/** The documents listed since a day. */
export interface FoundDocuments extends Discovered {
  readonly since: CalendarDate;
  /** Null: the pages are files, and no full text is read. */
  readonly base: string | null;
  readonly documents: readonly FederalRegisterDocument[];
  readonly quarantined: readonly RecordIssue[];
  readonly files: readonly FileRecord[];
}

/** The documents of a place: the API, a page saved as a file, or a folder of such pages. */
export async function discoverDocuments(tools: ReadingTools): Promise<Parsed<FoundDocuments>> {
  const { from } = tools.request;
  const since = tools.request.since ?? chooseStart(tools);
  const base = from === null ? OFFICIAL : !isWebAddress(from) ? null : from.endsWith('/') ? from : `${from}/`;
  const pages = new Pages();
  const read =
    base === null ? await readFiles(from ?? '', tools, pages) : await readApi({ base, since }, tools, pages);
  if (!read.ok) return read;
  const { documents, quarantined, files } = pages;
  return accept({ since, base, documents, quarantined, files, count: documents.length });
}

function chooseStart({ coveredTo, today }: ReadingTools): CalendarDate {
  return coveredTo === null ? toEarlierDay(today, FIRST_SPAN_DAYS) : toEarlierDay(coveredTo, OVERLAP_DAYS);
}

async function readFiles(from: string, { readFile }: ReadingTools, pages: Pages): Promise<Parsed<null>> {
  const found = findAt(from);
  if (!found) return refuse(`${from} does not exist`);
  const paths = found.isDirectory()
    ? readdirSync(from)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(from, name))
    : [from];
  if (paths.length === 0) return refuse(`${from} holds no page of documents (*.json)`);
  for (const path of paths) {
    const file = await readFile(path);
    if (!file.ok) return file;
    const page = pages.take(file.value);
    if (!page.ok) return refuse(`${basename(path)} ${page.message}`);
  }
  return accept(null);
}

async function readApi(
  { base, since }: { readonly base: string; readonly since: CalendarDate },
  { fetcher }: ReadingTools,
  pages: Pages,
): Promise<Parsed<null>> {
  for (const first of listAddressesSince(base, since)) {
    let address: string | null = first;
    for (let page = 1; address !== null; page += 1) {
      if (page > MAX_PAGES)
        return refuse(`${first} goes on after ${MAX_PAGES} pages: ask with a later --since`);
      const file = await fetcher.fetch(address, `documents-${page}.json`, { glance: glanceAtObject });
      if (!file.ok) return file;
      if (file.value === null) return refuse(`${address} does not exist`);
      const next = pages.take(file.value);
      if (!next.ok) {
        await fetcher.forget(address);
        return refuse(`${address} ${next.message}`);
      }
      address = next.value === null ? null : sameHost(next.value, base);
    }
  }
  return accept(null);
}

/** Allows an address named by a document only on the host that was asked. */
export function sameHost(address: string, base: string): string | null {
  return new URL(address).origin === new URL(base).origin ? address : null;
}

class Pages {
  readonly documents: FederalRegisterDocument[] = [];
  readonly quarantined: RecordIssue[] = [];
  readonly files: FileRecord[] = [];

  /** The address of the next page; null: this is the last. */
  take(file: RawFile): Parsed<string | null> {
    const page = parsePage(Buffer.from(file.bytes).toString('utf8'));
    if (!page.ok) return page;
    this.documents.push(...page.value.documents);
    this.quarantined.push(...page.value.quarantined);
    this.files.push(toFileRecord(file));
    return accept(page.value.next);
  }
}
