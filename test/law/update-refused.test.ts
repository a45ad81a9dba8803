import { generateKeyPairSync } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { NO_PROGRESS } from '../../src/ingest/run/source.js';
import { lawSource } from '../../src/ingest/sources/law/source.js';
import { writePack } from '../../src/law/pack/write-pack.js';
import { writeUpdate } from '../../src/law/update/write-update.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { madeUpPack } from '../store/snapshot-pack.js';
import { openTestDatabase } from '../support/test-database.js';

const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

it('what a server had under a name that it still uses, and was refused, is asked for as new', async () => {
  const root = mkdtempSync(join(tmpdir(), 'update-refused-'));
  const datasets: Dataset[] = [];
  for await (const dataset of madeUpPack('after').datasets()) datasets.push(dataset as Dataset);
  const schedule = { from: '2025-01-01', revision: '2026_rev_10', archive: '2026_rev_10' };
  const coverage = { schedule, programs: { verifiedTo: '2026-11-01' } };
  const { manifest } = await writePack(join(root, 'pack'), { datasets, coverage });
  const update = { packFolder: join(root, 'pack'), manifest, base: null };
  await writeUpdate(join(root, 'sound'), update, privateKey);
  const database = await openTestDatabase();
  const server = createServer(({ url = '', headers }, response) => {
    // One name for all that an address ever had.
    if (headers['if-none-match'] === '"same"') return void response.writeHead(304).end();
    response.writeHead(200, { ETag: '"same"' }).end(readFileSync(join(root, 'site', url)));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const from = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const request = { from, dryRun: true, allowLargeChange: true, since: null, label: null };
  const workshop = {
    ...{ database, dataDir: join(root, 'data'), now: () => new Date('2026-11-20T12:00:00Z') },
    ...{ progress: NO_PROGRESS, updateKey: publicKey },
  };
  const look = async (spoil: () => void) => {
    cpSync(join(root, 'sound'), join(root, 'site'), { recursive: true, force: true });
    spoil();
    return (await lawSource.ingest({ ...request, requestsPerSecond: 100 }, workshop)).runs[0]!.failure;
  };
  expect(await look(() => writeFileSync(join(root, 'site', 'update.json'), '<html>'))).toContain('no signed');
  const [table] = readdirSync(join(root, 'site', 'tables'));
  expect(await look(() => writeFileSync(join(root, 'site', 'tables', table!), 'no'))).toContain('was signed');
  expect(await look(() => undefined)).toBeNull();
  server.close();
  await database.close();
  rmSync(root, { recursive: true });
}, 60_000);
