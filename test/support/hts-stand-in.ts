import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { HtsRevision } from '../../src/ingest/sources/hts/revision-list.js';
import { answerWith, type Mischief } from './mischief.js';

/** One request that reached the stand-in. */
interface Visit {
  readonly path: string;
  readonly conditional: boolean;
  readonly status: number;
}

export interface StandInOptions {
  /** `null`: an orderly answer. `nth` counts the requests for a path from 1. */
  readonly mischief?: (path: string, nth: number) => Mischief | null;
}

export interface StandIn {
  /** What `--from` takes. */
  readonly from: string;
  readonly visits: Visit[];
  close(): Promise<void>;
}

/** The archives of a folder under the addresses and in the shapes of hts.usitc.gov and www.usitc.gov. */
export async function startHtsStandIn(
  folder: string,
  revisions: readonly HtsRevision[],
  { mischief = () => null }: StandInOptions = {},
): Promise<StandIn> {
  const files = new Map(revisions.map((revision) => [toArchivePath(revision.revision), revision]));
  const list = Buffer.from(JSON.stringify(revisions.map(toRelease).reverse()));
  const visits: Visit[] = [];
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    response.once('close', () =>
      visits.push({
        path,
        conditional: 'if-none-match' in request.headers,
        status: response.statusCode,
      }),
    );
    const fileName = files.get(path)?.fileName;
    const body =
      path === '/reststop/releaseList'
        ? list
        : fileName
          ? gunzipSync(readFileSync(join(folder, fileName)))
          : null;
    if (body === null) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>');
    answerWith(request, response, { body, mischief: mischief(path, counts.get(path) ?? 1) });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    from: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reststop`,
    visits,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

function toArchivePath(revision: string): string {
  const [, year, number] = /^(\d{4})_(?:rev_(\d+)|basic)$/.exec(revision) ?? [];
  const edition = number === undefined ? 'basic_edition' : `revision_${number}`;
  return `/sites/default/files/tata/hts/hts_${year}_${edition}_json.json`;
}

/** As hts.usitc.gov/reststop/releaseList prints a release. */
function toRelease({ revision, publishedOn }: HtsRevision, place: number, all: readonly HtsRevision[]) {
  const [, year, number] = /^(\d{4})_(?:rev_(\d+)|basic)$/.exec(revision) ?? [];
  const [printedYear, month, day] = publishedOn.split('-');
  const date = `${month}/${day}/${printedYear}`;
  return {
    id: { timestamp: 1_762_794_053 + place, date: 1_762_794_053_000 + place },
    name: `${year}HTS${number === undefined ? 'Basic' : `Rev${number}`}`,
    description: `${year} HTS ${number === undefined ? 'Basic Edition' : `Revision ${number}`}`,
    title: number === undefined ? `Basic Edition (${year})` : `Revision ${number} (${year})`,
    date,
    time: '12:00:53',
    creator: 'staff',
    status: place === all.length - 1 ? 'current' : 'archived',
    target: date,
    releaseStartDate: date,
    releaseEndDate: null,
    mergedRevisions: null,
  };
}
