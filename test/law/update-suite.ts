import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runKeepingCommand } from '../../src/ingest/keeping/keeping-command.js';
import { NO_PROGRESS, type IngestReport, type IngestRequest } from '../../src/ingest/run/source.js';
import { lawSource } from '../../src/ingest/sources/law/source.js';
import { serveCopy } from '../../src/ingest/ledger/version-draft.js';
import { readPack } from '../../src/law/pack/read-pack.js';
import { writePack } from '../../src/law/pack/write-pack.js';
import { STATEMENT_FILE } from '../../src/law/update/statement.js';
import { writeUpdate } from '../../src/law/update/write-update.js';
import { findCurrentVersion } from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';
import { loadPackIfAbsent } from '../../src/store/pack-loader/load-pack.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { madeUpPack } from '../store/snapshot-pack.js';

type OpenDatabase = () => Promise<{ readonly database: Database; readonly dispose: () => Promise<void> }>;

const makeKeys = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const KEYS = makeKeys();

const country = (iso2: string, name = iso2) => ({
  ...{ iso2, name, rate_column: 1, eu_member: false, inside_us_customs_territory: true },
});
const BEFORE = ['CN', 'DE', 'FR', 'JP', 'MX'].map((iso2) => country(iso2));
const AFTER = [...BEFORE.slice(0, 4), country('MX', 'Mexico'), country('BR', 'Brazil')];

/** Updates of the law, on one kind of database. */
export function describeUpdates(kind: string, open: OpenDatabase): void {
  describe(`a signed update of the law, ${kind}`, () => {
    let database: Database;
    let dispose: () => Promise<void>;
    let root: string;
    let servers: Server[] = [];
    beforeAll(async () => ({ database, dispose } = await open()), 120_000);
    afterAll(() => dispose());
    beforeEach(async () => {
      root = mkdtempSync(join(tmpdir(), 'update-'));
      await writeMadeUp('before', BEFORE, '2026-10-10');
      await loadPackIfAbsent(database, { folder: join(root, 'before'), readPack });
    });
    afterEach(async () => {
      for (const server of servers) server.close();
      servers = [];
      rmSync(root, { recursive: true });
      await database.execute('DELETE FROM ingest_run');
      await database.execute('DELETE FROM data_version');
    });

    const writeMadeUp = async (name: string, countries: readonly object[], verifiedTo: string) => {
      const datasets: Dataset[] = [];
      const { datasets: read } = madeUpPack(name, { country: countries as never });
      for await (const dataset of read()) datasets.push(dataset as Dataset);
      const schedule = { from: '2025-01-01', revision: '2026_rev_10', archive: '2026_rev_10' };
      const coverage = { schedule, programs: { verifiedTo } };
      return (await writePack(join(root, name), { datasets, coverage })).manifest;
    };
    /** An update of what is served to a pack with other countries; answers the data version it makes. */
    const publish = async ({
      verifiedTo = '2026-11-01',
      whole = false,
      countries = AFTER as readonly object[],
      privateKey = KEYS.privateKey,
    } = {}) => {
      const manifest = await writeMadeUp('after', countries, verifiedTo);
      const base = whole ? null : (await readPack(join(root, 'before'))).manifest;
      const written = await writeUpdate(
        join(root, 'update'),
        { packFolder: join(root, 'after'), manifest, base },
        privateKey,
      );
      return { dataVersion: manifest.dataVersion, written };
    };
    const workshop = () => ({
      ...{ database, dataDir: join(root, 'data'), now: () => new Date('2026-11-20T12:00:00Z') },
      ...{ progress: NO_PROGRESS, updateKey: KEYS.publicKey },
    });
    const ingest = (request: Partial<IngestRequest> = {}, own = {}): Promise<IngestReport> =>
      lawSource.ingest(
        {
          ...{ from: join(root, 'update'), dryRun: false, allowLargeChange: false, since: null, label: null },
          requestsPerSecond: 100,
          ...request,
        },
        { ...workshop(), ...own },
      );
    const served = async () => (await findCurrentVersion(database, 'live'))?.contentHash;
    const keep = (...words: string[]) => runKeepingCommand(words, { ...workshop(), sources: [lawSource] });
    const serve = async (): Promise<{ from: string; asked: string[] }> => {
      const asked: string[] = [];
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        try {
          response.end(readFileSync(join(root, request.url ?? '')));
        } catch {
          response.writeHead(404).end();
        }
      });
      servers.push(server);
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      return { from: `http://127.0.0.1:${(server.address() as AddressInfo).port}/update/`, asked };
    };

    it('carries the tables that differ from its base, is read, served and rolled back', async () => {
      const before = await served();
      const { dataVersion, written } = await publish();
      expect(written.files).toBe(2);
      // What the base holds has to be at hand: here an earlier update made it.
      await publish({ whole: true });
      expect((await ingest({ dryRun: true })).runs).toMatchObject([{ status: 'dry_run' }]);
      expect(await served()).toBe(before);
      await publish();
      const report = await ingest();
      expect(report).toMatchObject({ succeeded: true, dataVersion, runs: [{ status: 'applied' }] });
      expect(await served()).toBe(dataVersion);
      expect((await ingest()).runs).toMatchObject([{ status: 'unchanged' }]);
      expect(await keep('rollback', String(report.runs[0]!.runId))).toMatchObject({ succeeded: true });
      expect(await served()).toBe(before);
    });

    it('is read from a web server, each table once, and says what changes', async () => {
      await publish({ whole: true });
      await ingest({ dryRun: true });
      rmSync(join(root, 'data', 'packs'), { recursive: true });
      const { dataVersion } = await publish({ whole: true });
      const { from, asked } = await serve();
      expect(await ingest({ from })).toMatchObject({ succeeded: true, dataVersion });
      expect(asked[0]).toBe(`/update/${STATEMENT_FILE}`);
      expect(new Set(asked).size).toBe(asked.length);
    });

    it('waits as a proposal where sources are followed, and is accepted without its publisher', async () => {
      const before = await served();
      const { dataVersion } = await publish({ whole: true });
      const { from } = await serve();
      const proposed = await ingest({ from, proposes: true });
      expect(proposed.runs).toMatchObject([{ status: 'proposed' }]);
      expect((await ingest({ from, proposes: true })).runs).toMatchObject([{ status: 'unchanged' }]);
      expect(await served()).toBe(before);
      rmSync(join(root, 'update'), { recursive: true });
      expect(await keep('accept', String(proposed.runs[0]!.runId))).toMatchObject({ succeeded: true });
      expect(await served()).toBe(dataVersion);
    });

    /** A version of ingested notices on top of what is served. */
    const ingestNotices = async () => {
      const base = await findCurrentVersion(database, 'live');
      const fill = async (id: number) =>
        void (await database.execute(`UPDATE country SET name = 'Noted' WHERE data_version_id = $1`, [id]));
      return serveCopy({ database, base, except: [], ingested: { source: 'test' }, fill });
    };

    it('is not proposed again while it is part of what is served', async () => {
      await publish({ whole: true });
      await ingest();
      await ingestNotices();
      expect((await ingest({ proposes: true })).runs).toMatchObject([{ status: 'unchanged' }]);
    });

    it('is not taken where other law has replaced it, though it ends on the same day', async () => {
      await publish({ whole: true });
      const first = join(root, 'first');
      cpSync(join(root, 'update'), first, { recursive: true });
      await ingest();
      const { dataVersion } = await publish({ whole: true, countries: [...AFTER, country('AU')] });
      expect(await ingest()).toMatchObject({ succeeded: true, dataVersion });
      const report = await ingest({ from: first });
      expect(report).toMatchObject({ dataVersion, runs: [{ status: 'quarantined' }] });
      expect(report.runs[0]!.failure).toContain('other law has replaced it');
    });

    it('is accepted without those that waited before it, and rejected for good', async () => {
      const propose = async (countries: readonly object[]) => {
        const { dataVersion } = await publish({ whole: true, countries });
        return { dataVersion, run: String((await ingest({ proposes: true })).runs[0]!.runId) };
      };
      await propose(AFTER);
      const unwanted = await propose([...AFTER, country('CU')]);
      expect(await keep('reject', unwanted.run)).toMatchObject({ succeeded: true });
      expect((await ingest({ proposes: true })).runs).toMatchObject([{ status: 'unchanged' }]);
      expect(await keep('accept', unwanted.run)).toMatchObject({ succeeded: false });
      const wanted = await propose([...AFTER, country('AU')]);
      expect(await keep('accept', wanted.run)).toMatchObject({ succeeded: true });
      expect(await served()).toBe(wanted.dataVersion);
      expect((await keep('proposals')).lines).toEqual(['nothing waits to be accepted']);
      expect(await database.query(`SELECT 1 FROM ingest_run WHERE status = 'applied'`)).toHaveLength(1);
    });

    it.each<[string, (root: string) => Promise<unknown> | void, string]>([
      ['a statement that was changed', (at) => change(join(at, STATEMENT_FILE), 'BR', 'CU'), 'not signed'],
      ['another signature', () => publishBy(makeKeys().privateKey), 'not signed with the key'],
      [
        'a page instead of a statement',
        (at) => writeFileSync(join(at, STATEMENT_FILE), '<html>'),
        'no signed update',
      ],
      [
        'a statement of another form',
        (at) => change(join(at, STATEMENT_FILE), '"format": 1', '"format": 9'),
        'format',
      ],
      ['no statement', (at) => rmSync(join(at, STATEMENT_FILE)), 'does not exist'],
      ['a table that was changed', (at) => spoilTables(at), 'is not the one that was signed'],
      ['a table that is missing', (at) => rmSync(join(at, 'tables'), { recursive: true }), 'lacks the table'],
    ])('is refused with %s, and what is served stays', async (_, spoil, failure) => {
      const before = await served();
      await publish({ whole: true });
      await spoil(join(root, 'update'));
      const report = await ingest();
      expect(report.runs).toMatchObject([{ status: 'failed', failure: expect.stringContaining(failure) }]);
      expect(report).toMatchObject({ succeeded: false, dataVersion: before });
      expect(await served()).toBe(before);
    });
    const publishBy = (privateKey: string) => publish({ whole: true, privateKey });

    it('is refused without a key to check it with, and where it would bring older law', async () => {
      const before = await served();
      await publish({ whole: true, verifiedTo: '2026-01-01' });
      expect((await ingest({}, { updateKey: undefined })).runs[0]?.failure).toContain('LAW_UPDATE_KEY');
      expect((await ingest()).runs).toMatchObject([
        { status: 'quarantined', failure: expect.stringContaining('verified to 2026-01-01') },
      ]);
      expect(await served()).toBe(before);
      expect(await ingest({ allowLargeChange: true })).toMatchObject({ succeeded: true });
    });
  });
}

function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  writeFileSync(path, changed === text ? text.replace('dataVersion', 'dataversion') : changed);
}

/** Every table is replaced by another one. */
function spoilTables(root: string): void {
  const statement = JSON.parse(readFileSync(join(root, STATEMENT_FILE), 'utf8')) as { statement: string };
  const { manifest } = JSON.parse(statement.statement) as { manifest: { datasets: { sha256: string }[] } };
  for (const { sha256 } of manifest.datasets)
    writeFileSync(join(root, 'tables', `${sha256}.ndjson.gz`), 'another table');
}
