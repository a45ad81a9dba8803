import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assemblePack } from '../src/ingest/sources/law/assemble-pack.js';
import { fetchPolicyAt, RateLimitedFetcher } from '../src/ingest/run/rate-limited-fetch.js';
import type { PackManifest } from '../src/law/pack/manifest.js';
import { readPack } from '../src/law/pack/read-pack.js';
import { writePack } from '../src/law/pack/write-pack.js';
import { readUpdate, STATEMENT_FILE } from '../src/law/update/statement.js';
import { tablePath, writeUpdate } from '../src/law/update/write-update.js';
import { resolvePackagePath } from '../src/store/database/package-path.js';
import type { Dataset } from '../src/tables/dataset.js';

/**
 * Many servers follow one publisher of law updates: requests, bytes, and the time to the last one. The publisher is a web
 * server for static files; each server fetches, checks and puts together its pack in a folder of its own, as
 * `dutygraph update` does before it loads it.
 *
 *   npx tsx bench/updates.ts [--servers 1000] [--at-once 50]
 */
const { values } = parseArgs({
  options: { servers: { type: 'string', default: '1000' }, 'at-once': { type: 'string', default: '50' } },
});
const SERVERS = Number(values.servers);
const AT_ONCE = Number(values['at-once']);

/** Tables that a release changes: a rate, its program; the second one a list as well, the third one AD/CVD. */
const RELEASES: readonly (readonly string[])[] = [
  ['chapter99_rule', 'program_profile', 'dataset_health'],
  ['chapter99_rule', 'scope_list_entry', 'dataset_health'],
  ['adcvd_rate', 'adcvd_event', 'dataset_health'],
];

const root = mkdtempSync(join(tmpdir(), 'updates-'));
const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const traffic = { requests: 0, bytes: 0, unchanged: 0 };

const server = createServer((request, response) => {
  traffic.requests += 1;
  void readFile(join(root, 'site', request.url ?? '')).then(
    (bytes) => {
      const etag = `"${bytes.length}-${bytes.subarray(-80).toString('base64url').slice(0, 40)}"`;
      if (request.headers['if-none-match'] === etag) {
        traffic.unchanged += 1;
        return response.writeHead(304, { etag }).end();
      }
      traffic.bytes += bytes.length;
      return response.writeHead(200, { etag, 'content-length': bytes.length }).end(bytes);
    },
    () => response.writeHead(404).end(),
  );
});

/** A pack whose tables of these names end with one row less. */
async function release(number: number, from: string, changed: readonly string[]): Promise<PackManifest> {
  const pack = await readPack(from);
  const datasets: Dataset[] = [];
  for await (const dataset of pack.datasets())
    datasets.push(
      changed.includes(dataset.table) ? { ...dataset, rows: dataset.rows.slice(0, -1) } : dataset,
    );
  const folder = join(root, `pack-${number}`);
  const { manifest } = await writePack(folder, { datasets, coverage: pack.manifest.coverage });
  await writeUpdate(join(root, 'site'), { packFolder: folder, manifest, base: pack.manifest }, privateKey);
  return manifest;
}

async function follow(address: string, dataDir: string): Promise<void> {
  const fetcher = new RateLimitedFetcher({ dataDir }, fetchPolicyAt(100));
  const file = await fetcher.fetch(new URL(STATEMENT_FILE, address).href, STATEMENT_FILE);
  if (!file.ok || file.value === null) throw new Error('there is no statement');
  const update = readUpdate(Buffer.from(file.value.bytes).toString('utf8'), publicKey);
  if (!update.ok) throw new Error(update.message);
  const addressOf = (sha256: string): string => new URL(tablePath(sha256), address).href;
  const pack = await assemblePack(dataDir, update.value, {
    fetch: async (sha256) => {
      const table = await fetcher.fetch(addressOf(sha256), sha256);
      return table.ok ? { ok: true, value: table.value?.bytes ?? null } : table;
    },
    reject: (sha256) => fetcher.forget(addressOf(sha256)),
  });
  if (!pack.ok) throw new Error(pack.message);
}

/** Runs the work for each server, so many at once; answers seconds. */
async function runAll(servers: readonly number[], work: (server: number) => Promise<void>): Promise<number> {
  const started = performance.now();
  const left = [...servers];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next);
    }),
  );
  return (performance.now() - started) / 1000;
}

function report(what: string, count: number, seconds: number): void {
  const { requests, bytes, unchanged } = traffic;
  const each = `${(requests / count).toFixed(2)} requests and ${(bytes / count / 1000).toFixed(1)} kB each`;
  console.log(
    `${what}: ${count} servers, ${requests} requests (${unchanged} answered 304), ${(bytes / 1e6).toFixed(1)} MB; ${each}; the last after ${seconds.toFixed(1)} s`,
  );
  Object.assign(traffic, { requests: 0, bytes: 0, unchanged: 0 });
}

await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const dirOf = (one: number): string => join(root, 'servers', String(one));
const all = Array.from({ length: SERVERS }, (_, one) => one);
// A tenth was off while the second release came out.
const steady = all.filter((one) => one % 10 !== 0);
let folder = resolvePackagePath('prisma', 'reference');
try {
  for (const [number, changed] of RELEASES.entries()) {
    const { datasets } = await release(number, folder, changed);
    folder = join(root, `pack-${number}`);
    const size = datasets.filter(({ table }) => changed.includes(table)).length;
    const isOff = number === 1;
    const seconds = await runAll(isOff ? steady : all, (one) => follow(address, dirOf(one)));
    report(`release ${number + 1} (${size} tables)`, isOff ? steady.length : SERVERS, seconds);
  }
  report('nothing new', SERVERS, await runAll(all, (one) => follow(address, dirOf(one))));
} finally {
  server.close();
  rmSync(root, { recursive: true, force: true });
}
