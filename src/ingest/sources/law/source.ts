import { dirname, join } from 'node:path';
import { describeChangeSet } from '../../../law/change-set/describe-change-set.js';
import type { ReferencePack } from '../../../law/pack/read-pack.js';
import { readUpdate, STATEMENT_FILE, type LawUpdate } from '../../../law/update/statement.js';
import { tablePath } from '../../../law/update/write-update.js';
import type { Dataset } from '../../../tables/dataset.js';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import type { Discovered, ReadingTools } from '../../run/definition.js';
import { findAt, readLocalFile, type RawFile } from '../../run/raw-files.js';
import { definePackSource, type FetchedPack } from '../reference/pack-source.js';
import { assemblePack, findPack, type TablePlace } from './assemble-pack.js';
import { isWebAddress } from '../../run/web-address.js';

interface FoundUpdate extends Discovered {
  readonly statement: RawFile;
  readonly update: LawUpdate;
  readonly tables: TablePlace;
}

/** Signed updates of the law as `npm run law:build -- --update-to` writes them: a pack of its own, checked by key and hash. */
export const lawSource = definePackSource({
  name: 'law',
  folder: 'law',
  // Tables are static files, unlike the answers of other sources.
  requestsPerSecond: 20,
  discover: discoverUpdate,
  fetch: fetchUpdate,
});

async function discoverUpdate(tools: ReadingTools): Promise<Parsed<FoundUpdate>> {
  const { request, updateKey } = tools;
  if (request.from === null)
    return refuse('say where the update is: --from FOLDER, --from FILE or --from URL');
  if (updateKey === undefined)
    return refuse(
      'no key to check updates with: LAW_UPDATE_KEY names the file of the public key of whoever signs them',
    );
  const { readStatement, tables } = isWebAddress(request.from)
    ? placeAtAddress(request.from, tools)
    : placeInFolder(request.from, tools);
  const statement = await readStatement();
  if (!statement.ok) return statement;
  const update = readUpdate(Buffer.from(statement.value.bytes).toString('utf8'), updateKey);
  if (!update.ok) {
    // Fetched anew the next time: its server may call the right statement by the same name.
    if (statement.value.url !== null) await tools.fetcher.forget(statement.value.url);
    return update;
  }
  const count = update.value.manifest.datasets.length;
  return accept({ statement: statement.value, update: update.value, tables, count });
}

async function fetchUpdate(
  { statement, update, tables }: FoundUpdate,
  { dataDir, progress }: ReadingTools,
): Promise<Parsed<FetchedPack>> {
  const pack = await assemblePack(dataDir, update, tables);
  if (!pack.ok) return pack;
  progress.step(STATEMENT_FILE);
  const words = await describe(update, pack.value, dataDir);
  return accept({ unit: STATEMENT_FILE, files: [statement], pack: pack.value, words });
}

/** The change in words against the version it was made from; undefined: that is not at hand. */
async function describe(
  { base }: LawUpdate,
  pack: ReferencePack,
  dataDir: string,
): Promise<readonly string[] | undefined> {
  const before = await findPack(dataDir, base);
  if (before === null) return undefined;
  const datasets: Dataset[] = [];
  for await (const dataset of pack.datasets()) datasets.push(dataset);
  return (await describeChangeSet(before, datasets)).map((line) => `  ${line}`);
}

/** Where an update is read from. */
interface UpdatePlace {
  readonly readStatement: () => Promise<Parsed<RawFile>>;
  readonly tables: TablePlace;
}

function placeAtAddress(from: string, { fetcher }: ReadingTools): UpdatePlace {
  const base = new URL(from.endsWith(STATEMENT_FILE) ? '.' : from.endsWith('/') ? from : `${from}/`, from);
  const addressOf = (sha256: string): string => new URL(tablePath(sha256), base).href;
  return {
    readStatement: async () => {
      const address = new URL(STATEMENT_FILE, base).href;
      const file = await fetcher.fetch(address, STATEMENT_FILE);
      if (!file.ok) return file;
      return file.value === null ? refuse(`${address} does not exist`) : accept(file.value);
    },
    tables: {
      fetch: async (sha256) => {
        const file = await fetcher.fetch(addressOf(sha256), `${sha256}.ndjson.gz`);
        return file.ok ? accept(file.value?.bytes ?? null) : file;
      },
      reject: (sha256) => fetcher.forget(addressOf(sha256)),
    },
  };
}

function placeInFolder(from: string, { readFile }: ReadingTools): UpdatePlace {
  const isFolder = findAt(from)?.isDirectory() ?? false;
  const statement = isFolder ? join(from, STATEMENT_FILE) : from;
  return {
    readStatement: () => readFile(statement),
    tables: {
      fetch: (sha256) => {
        const path = join(dirname(statement), tablePath(sha256));
        if (!findAt(path)) return Promise.resolve(accept(null));
        const file = readLocalFile(path);
        return Promise.resolve(file.ok ? accept(file.value.bytes) : file);
      },
      reject: () => Promise.resolve(),
    },
  };
}
