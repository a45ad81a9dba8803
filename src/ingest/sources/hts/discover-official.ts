import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import type { RawFile } from '../../run/raw-files.js';
import { decodeArchive } from './archive-bytes.js';
import { NO_CHANGE_RECORDS } from './change-records.js';
import type { Discovery } from './discovery.js';
import { parseReleaseList, type OfficialRelease } from './official-releases.js';

/** Where the Commission publishes the schedule. */
interface Addresses {
  readonly list: string;
  /** Folder of the archives, one JSON file a release. */
  readonly archives: string;
  /** The release in force, before its archive is published. */
  readonly current: string;
}

const OFFICIAL = 'https://hts.usitc.gov/reststop/';
const OFFICIAL_ARCHIVES = 'https://www.usitc.gov/sites/default/files/tata/hts/';

/** `…/reststop`: the official interface, or a mirror that answers in its form. */
export function isOfficialForm(address: string): boolean {
  return /\/reststop\/?$/.test(new URL(address).pathname);
}

/** The official list of releases; `from` null: the Commission's own. */
export async function discoverOfficial(
  from: string | null,
  fetcher: RateLimitedFetcher,
): Promise<Parsed<Discovery>> {
  const addresses = addressesAt(from);
  const list = await fetcher.fetch(addresses.list, 'releaseList.json', { glance: glanceAtList });
  if (!list.ok) return list;
  if (list.value === null) return refuse(`${addresses.list} does not exist`);
  const releases = parseReleaseList(Buffer.from(list.value.bytes).toString('utf8'));
  if (!releases.ok) {
    await fetcher.forget(addresses.list);
    return refuse(`${addresses.list}: ${releases.message}`);
  }
  const byRevision = new Map(releases.value.map((release) => [release.revision.revision, release]));
  return accept({
    revisions: releases.value.map(({ revision }) => revision),
    changeRecords: NO_CHANGE_RECORDS,
    trustsHeld: true,
    fetch: (revision) => fetchArchive(byRevision.get(revision.revision), addresses, fetcher),
    reject: async ({ url }) => (url === null ? undefined : fetcher.forget(url)),
  });
}

function addressesAt(from: string | null): Addresses {
  const base = from === null ? OFFICIAL : from.endsWith('/') ? from : `${from}/`;
  return {
    list: new URL('releaseList', base).href,
    archives: from === null ? OFFICIAL_ARCHIVES : new URL('../sites/default/files/tata/hts/', base).href,
    current: new URL('exportList?from=0101&to=9999.99.99&format=JSON&styles=false', base).href,
  };
}

/** Null: no archive of the release is published. */
async function fetchArchive(
  release: OfficialRelease | undefined,
  addresses: Addresses,
  fetcher: RateLimitedFetcher,
): Promise<Parsed<RawFile | null>> {
  const name = release?.revision.fileName ?? '';
  const archive = await fetcher.fetch(new URL(name, addresses.archives).href, name, { glance: glanceAtList });
  if (!archive.ok || archive.value !== null || !release?.isCurrent) return archive;
  return fetcher.fetch(addresses.current, name, { glance: glanceAtList });
}

/** A transfer of unstated length that was cut, or a page instead of the file, shows at the ends of the text. */
function glanceAtList(bytes: Uint8Array): string | null {
  const text = decodeArchive(bytes);
  if (!text.ok) return `cannot be used: ${text.message}`;
  return /^\s*\[/.test(text.value) && /\]\s*$/.test(text.value.slice(-64))
    ? null
    : 'is not a whole JSON list: the transfer was cut, or the answer is another one';
}
