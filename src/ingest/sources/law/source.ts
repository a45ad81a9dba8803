import { dirname, join } from 'node:path';
import { describeChangeSet } from '../../../law/change-set/describe-change-set.js';
import type { ReferencePack } from '../../../law/pack/read-pack.js';
import { readUpdate, STATEMENT_FILE, type LawUpdate } from '../../../law/update/statement.js';
import { tablePath } from '../../../law/update/write-update.js';
import type { Dataset } from '../../../tables/dataset.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { fetchPolicyAt, RateLimitedFetcher } from '../../run/rate-limited-fetch.js';
import { findAt, readLocalFile, type RawFile } from '../../run/raw-files.js';
import type { IngestRequest, IngestSource, Workshop } from '../../run/source.js';
import { ingestPack, type OpenedPack } from '../reference/ingest-pack.js';
import { assemblePack, findPack, type FetchTable } from './assemble-pack.js';
import { isWebAddress } from '../../run/web-address.js';

/** Tables are static files, unlike the answers of other sources. */
const STATIC_FILES_A_SECOND = 20;

/** Signed updates of the law as `npm run law:build -- --update-to` writes them: a pack of its own, checked by key and hash. */
export const lawSource: IngestSource = {
  name: 'law',
  folder: 'law',
  isWhole: true,
  ingest: async (request, workshop) => {
    const opened = await openUpdate(request, workshop);
    return ingestPack({ source: 'law', title: STATEMENT_FILE, opened }, request, workshop);
  },
};

async function openUpdate(request: IngestRequest, workshop: Workshop): Promise<Parsed<OpenedPack>> {
  const { dataDir, updateKey } = workshop;
  if (request.from === null)
    return refuse('say where the update is: --from FOLDER, --from FILE or --from URL');
  if (updateKey === undefined)
    return refuse(
      'no key to check updates with: LAW_UPDATE_KEY names the file of the public key of whoever signs them',
    );
  const place = isWebAddress(request.from)
    ? placeAtAddress(request.from, request, workshop)
    : placeInFolder(request.from);
  const file = await place.readStatement();
  if (!file.ok) return file;
  const update = readUpdate(Buffer.from(file.value.bytes).toString('utf8'), updateKey);
  if (!update.ok) return update;
  const pack = await assemblePack(dataDir, update.value, place.fetchTable);
  if (!pack.ok) return pack;
  const words = await describe(update.value, pack.value, dataDir);
  return accept({ pack: pack.value, file: file.value, words });
}

/** The change in words against the version it was made from, where that is at hand. */
async function describe(
  { base }: LawUpdate,
  pack: ReferencePack,
  dataDir: string,
): Promise<readonly string[]> {
  const before = await findPack(dataDir, base);
  if (before === null) return [];
  const datasets: Dataset[] = [];
  for await (const dataset of pack.datasets()) datasets.push(dataset);
  return (await describeChangeSet(before, datasets)).map((line) => `  ${line}`);
}

/** Where an update is read from. */
interface UpdatePlace {
  readonly readStatement: () => Promise<Parsed<RawFile>>;
  readonly fetchTable: FetchTable;
}

function placeAtAddress(
  from: string,
  { requestsPerSecond = STATIC_FILES_A_SECOND }: IngestRequest,
  workshop: Workshop,
): UpdatePlace {
  const base = new URL(from.endsWith(STATEMENT_FILE) ? '.' : from.endsWith('/') ? from : `${from}/`, from);
  const fetcher = new RateLimitedFetcher(workshop, fetchPolicyAt(requestsPerSecond));
  return {
    readStatement: async () => {
      const address = new URL(STATEMENT_FILE, base).href;
      const file = await fetcher.fetch(address, STATEMENT_FILE);
      if (!file.ok) return file;
      return file.value === null ? refuse(`${address} does not exist`) : accept(file.value);
    },
    fetchTable: async (sha256) => {
      const file = await fetcher.fetch(new URL(tablePath(sha256), base).href, `${sha256}.ndjson.gz`);
      return file.ok ? accept(file.value?.bytes ?? null) : file;
    },
  };
}

function placeInFolder(from: string): UpdatePlace {
  const isFolder = findAt(from)?.isDirectory() ?? false;
  const statement = isFolder ? join(from, STATEMENT_FILE) : from;
  return {
    readStatement: () => Promise.resolve(readLocalFile(statement)),
    fetchTable: (sha256) => {
      const path = join(dirname(statement), tablePath(sha256));
      if (!findAt(path)) return Promise.resolve(accept(null));
      const file = readLocalFile(path);
      return Promise.resolve(file.ok ? accept(file.value.bytes) : file);
    },
  };
}
