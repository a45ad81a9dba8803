import { lstatSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CalendarDate } from '../../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import { readLocalFile, toFileRecord, type FileRecord, type RawFile } from '../../run/raw-files.js';
import { isRemedyNotice, findCases } from './read-event.js';
import { parsePage, type DocumentIssue, type FederalRegisterDocument } from './parse-page.js';
import type { ReadableDocument } from './plan.js';
import { listAddressesSince, OFFICIAL } from './queries.js';

/** Everything that a run read. */
export interface ReadDocuments {
  readonly documents: readonly ReadableDocument[];
  readonly quarantined: readonly DocumentIssue[];
  readonly files: readonly FileRecord[];
}

/** Most pages followed for one query; 200 documents each. */
const MAX_PAGES = 50;

interface Place {
  /** Null: the official address. */
  readonly from: string | null;
  readonly since: CalendarDate;
  readonly fetcher: RateLimitedFetcher;
  readonly keep: (file: RawFile) => Promise<unknown>;
  readonly onPage: (name: string) => void;
}

/** The documents of a place: the API, a page saved as a file, or a folder of such pages. */
export async function readPlace(place: Place): Promise<Parsed<ReadDocuments>> {
  const { from } = place;
  return from === null || /^https?:\/\//i.test(from) ? readApi(place) : readFiles({ ...place, from });
}

async function readFiles({
  from,
  keep,
  onPage,
}: Place & { readonly from: string }): Promise<Parsed<ReadDocuments>> {
  const found = lstatSync(from, { throwIfNoEntry: false });
  if (!found) return refuse(`${from} does not exist`);
  const paths = found.isDirectory()
    ? readdirSync(from)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => join(from, name))
    : [from];
  if (paths.length === 0) return refuse(`${from} holds no page of documents (*.json)`);
  const read = new Gathering();
  for (const path of paths) {
    const file = readLocalFile(path);
    if (!file.ok) return file;
    await keep(file.value);
    const page = read.take(file.value);
    if (!page.ok) return refuse(`${basename(path)} ${page.message}`);
    onPage(basename(path));
  }
  return accept(await read.finish(async () => accept('')));
}

async function readApi({ from, since, fetcher, onPage }: Place): Promise<Parsed<ReadDocuments>> {
  const base = from === null ? OFFICIAL : from.endsWith('/') ? from : `${from}/`;
  const read = new Gathering();
  for (const first of listAddressesSince(base, since)) {
    let address: string | null = first;
    for (let page = 1; address !== null; page += 1) {
      if (page > MAX_PAGES)
        return refuse(`${first} goes on after ${MAX_PAGES} pages: ask with a later --since`);
      const file = await fetcher.fetch(address, `documents-${page}.json`, glanceAtObject);
      if (!file.ok) return file;
      if (file.value === null) return refuse(`${address} does not exist`);
      const next = read.take(file.value);
      if (!next.ok) {
        await fetcher.forget(address);
        return refuse(`${address} ${next.message}`);
      }
      onPage(`page ${page}`);
      address = next.value === null ? null : sameHost(next.value, base);
    }
  }
  return accept(
    await read.finish(async (url) => {
      const within = sameHost(url, base);
      const body =
        within === null ? accept(null) : await fetcher.fetch(within, basename(new URL(url).pathname));
      return body.ok ? accept(Buffer.from(body.value?.bytes ?? []).toString('utf8')) : body;
    }),
  );
}

/** Allows an address named by a document only on the host that was asked. */
function sameHost(address: string, base: string): string | null {
  return new URL(address).origin === new URL(base).origin ? address : null;
}

function glanceAtObject(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes).toString('utf8').trim();
  return text.startsWith('{') && text.endsWith('}')
    ? null
    : 'is not a whole JSON object: the transfer was cut, or the answer is another one';
}

/** Collects pages; reads full texts only of trade-remedy notices that otherwise name no case. */
class Gathering {
  readonly #documents: FederalRegisterDocument[] = [];
  readonly #quarantined: DocumentIssue[] = [];
  readonly #files: FileRecord[] = [];

  take(file: RawFile): Parsed<string | null> {
    const page = parsePage(Buffer.from(file.bytes).toString('utf8'));
    if (!page.ok) return page;
    this.#documents.push(...page.value.documents);
    this.#quarantined.push(...page.value.quarantined);
    this.#files.push(toFileRecord(file));
    return accept(page.value.next);
  }

  async finish(readBody: (url: string) => Promise<Parsed<string>>): Promise<ReadDocuments> {
    const documents: ReadableDocument[] = [];
    const quarantined = [...this.#quarantined];
    for (const document of this.#documents) {
      const url = needsBody(document) ? document.raw_text_url : null;
      const body = url == null ? accept('') : await readBody(url);
      if (!body.ok) quarantined.push({ record: document.document_number, message: body.message });
      documents.push({ document, body: body.ok ? body.value : '' });
    }
    return { documents, quarantined, files: this.#files };
  }
}

function needsBody(document: FederalRegisterDocument): boolean {
  if (!isRemedyNotice(document)) return false;
  const { caseNumbers, investigations } = findCases(
    [document.title, document.abstract ?? '', ...(document.docket_ids ?? [])].join('\n'),
  );
  return caseNumbers.length + investigations.length === 0;
}
