import { basename, dirname, join } from 'node:path';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import { findAt, readLocalFile, type RawFile } from '../../run/raw-files.js';
import type { IngestRequest, RevisionLabel } from '../../run/source.js';
import { decodeArchive } from './archive-bytes.js';
import type { Discovery } from './discovery.js';
import { discoverOfficial, isOfficialForm } from './discover-official.js';
import {
  NO_CHANGE_RECORDS,
  parseChangeRecords,
  type ChangeRecord,
  type ChangeRecords,
} from './change-records.js';
import { CHANGE_RECORDS, openReleases, REVISION_LIST } from './release-folder.js';
import { parseRevisionList, type HtsRevision } from './revision-list.js';
import { isWebAddress } from '../../run/web-address.js';

/**
 * Finds the revisions at `from`: a folder with revisions.csv, one archive (listed beside it, or described by the
 * request), either of these over http(s), or an address in the official form. Null: the official address.
 */
export async function discover(
  { from, label }: Pick<IngestRequest, 'from' | 'label'>,
  fetcher: RateLimitedFetcher,
): Promise<Parsed<Discovery>> {
  if (from === null) return discoverOfficial(null, fetcher);
  if (isWebAddress(from)) return discoverAddress(from, label, fetcher);
  const found = findAt(from);
  if (!found) return refuse(`${from} does not exist`);
  return found.isDirectory() ? discoverFolder(from) : discoverFile(from, label);
}

async function discoverAddress(
  from: string,
  label: RevisionLabel | null,
  fetcher: RateLimitedFetcher,
): Promise<Parsed<Discovery>> {
  if (!URL.canParse(from)) return refuse(`${from} is not an address`);
  if (isOfficialForm(from)) return discoverOfficial(from, fetcher);
  return isArchiveName(new URL(from).pathname)
    ? discoverSingle(from, label, fetcher)
    : discoverMirror(from, fetcher);
}

function isArchiveName(name: string): boolean {
  return /\.json(?:\.gz)?$/i.test(name);
}

function discoverFolder(folder: string): Parsed<Discovery> {
  const releases = openReleases(folder);
  if (!releases.ok) return releases;
  const { revisions, changeRecords, issues, readArchive } = releases.value;
  return accept({
    revisions,
    changeRecords: { records: changeRecords, issues },
    fetch: (revision) => Promise.resolve(readArchive(revision)),
  });
}

/** One archive of a folder when the folder lists it, else as the request describes it. */
function discoverFile(path: string, label: RevisionLabel | null): Parsed<Discovery> {
  const folder = dirname(path);
  const listed = label === null && findAt(join(folder, REVISION_LIST)) ? discoverFolder(folder) : null;
  if (listed && !listed.ok) return listed;
  const place = listed?.value.revisions.findIndex((candidate) => candidate.fileName === basename(path)) ?? -1;
  if (listed && place >= 0)
    return accept({ ...listed.value, revisions: withUnarchivedBefore(listed.value.revisions, place) });
  if (label === null) return refuse(describeNeeded(path));
  return accept(
    single(label, label.fileName ?? basename(path), async ({ fileName }) => {
      const file = readLocalFile(path);
      return file.ok ? accept({ ...file.value, name: fileName ?? basename(path) }) : file;
    }),
  );
}

/** A revision and those just before it without a stored archive: their changes first show in it. */
function withUnarchivedBefore(revisions: readonly HtsRevision[], place: number): readonly HtsRevision[] {
  const archived = revisions.slice(0, place).findLastIndex((revision) => revision.fileName !== null);
  return revisions.slice(archived + 1, place + 1);
}

function discoverSingle(
  url: string,
  label: RevisionLabel | null,
  fetcher: RateLimitedFetcher,
): Parsed<Discovery> {
  if (label === null) return refuse(describeNeeded(url));
  const name = basename(new URL(url).pathname);
  return accept(single(label, name, () => fetchFile(fetcher, url, name)));
}

function describeNeeded(place: string): string {
  return `${place} is listed in no ${REVISION_LIST}: say what it is with --revision 2026_rev_11 --effective YYYY-MM-DD [--published YYYY-MM-DD]`;
}

function single(label: RevisionLabel, fileName: string, fetch: Discovery['fetch']): Discovery {
  const revision: HtsRevision = {
    revision: label.revision,
    effectiveOn: label.effectiveOn,
    publishedOn: label.publishedOn,
    sequence: 1,
    changeRecordOn: null,
    fileName,
    sha256Prefix: null,
    rowCount: null,
    note: null,
  };
  // Of a proposal: they were read with it.
  const records = (label.records ?? []) as readonly ChangeRecord[];
  return { revisions: [revision], changeRecords: { ...NO_CHANGE_RECORDS, records }, fetch };
}

/** A web folder in the form of the local one. */
async function discoverMirror(from: string, fetcher: RateLimitedFetcher): Promise<Parsed<Discovery>> {
  const base = from.endsWith('/') ? from : `${from}/`;
  const list = await fetchText(fetcher, new URL(REVISION_LIST, base).href);
  if (!list.ok) return list;
  if (list.value === null) return refuse(`${base} has no ${REVISION_LIST}`);
  const revisions = parseRevisionList(list.value);
  if (!revisions.ok) return refuse(`${REVISION_LIST}: ${revisions.message}`);
  const records = await fetchChangeRecords(fetcher, base, revisions.value);
  if (!records.ok) return records;
  return accept({
    revisions: revisions.value,
    changeRecords: records.value,
    fetch: async (revision) => {
      const file = await fetchFile(
        fetcher,
        new URL(revision.fileName ?? '', base).href,
        revision.fileName ?? '',
      );
      if (!file.ok || revision.sha256Prefix === null || file.value.sha256.startsWith(revision.sha256Prefix))
        return file;
      return refuse(
        `${revision.fileName}: sha256 ${file.value.sha256.slice(0, 16)} is not the ${revision.sha256Prefix} of the list`,
      );
    },
  });
}

async function fetchChangeRecords(
  fetcher: RateLimitedFetcher,
  base: string,
  revisions: readonly HtsRevision[],
): Promise<Parsed<ChangeRecords>> {
  for (const place of [CHANGE_RECORDS, `../lists/${CHANGE_RECORDS}`]) {
    const text = await fetchText(fetcher, new URL(place, base).href);
    if (!text.ok) return text;
    if (text.value !== null) return parseChangeRecords(text.value, revisions);
  }
  return accept(NO_CHANGE_RECORDS);
}

async function fetchText(fetcher: RateLimitedFetcher, url: string): Promise<Parsed<string | null>> {
  const file = await fetcher.fetch(url, basename(new URL(url).pathname));
  if (!file.ok) return file;
  return file.value === null ? accept(null) : decodeArchive(file.value.bytes);
}

async function fetchFile(fetcher: RateLimitedFetcher, url: string, name: string): Promise<Parsed<RawFile>> {
  const file = await fetcher.fetch(url, name);
  if (!file.ok) return file;
  return file.value === null ? refuse(`${url} does not exist`) : accept(file.value);
}
