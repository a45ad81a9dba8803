import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_PROGRESS, type IngestRequest, type Workshop } from '../../src/ingest/run/source.js';
import { scopesSource } from '../../src/ingest/sources/scopes/source.js';
import type { Database } from '../../src/store/database/database.js';
import { findCurrentVersion } from '../../src/store/database/data-versions.js';
import { DatabaseRows } from '../../src/store/snapshot/rows/database-rows.js';
import { readAdcvd } from '../../src/store/snapshot/adcvd/read-adcvd.js';
import { openPackDatabase } from '../adcvd/support/pack-database.js';
import { ADCVD_FILES } from './adcvd-library.js';

let database: Database;
let workshop: Workshop;
let folder: string;

const ask = (changes: Partial<IngestRequest> = {}): IngestRequest => ({
  from: ADCVD_FILES,
  dryRun: false,
  allowLargeChange: false,
  since: null,
  label: null,
  ...changes,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scopes-'));
  database = await openPackDatabase();
  workshop = {
    database,
    dataDir: folder,
    now: () => new Date('2026-11-20T12:00:00Z'),
    progress: NO_PROGRESS,
  };
}, 60_000);

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function readServed() {
  const version = await findCurrentVersion(database, 'live');
  return { hash: version!.contentHash, rows: await readAdcvd(new DatabaseRows(database, version!.id)) };
}

describe('npm run ingest -- scopes', () => {
  test('a dry run says what would change and changes nothing', async () => {
    const before = await readServed();
    const report = await scopesSource.ingest(ask({ dryRun: true }), workshop);
    expect(report).toMatchObject({ succeeded: true, runs: [{ status: 'dry_run' }] });
    expect(report.runs[0]!.lines[0]).toMatch(/cases with new clauses, \d+ new scope texts/);
    expect((await readServed()).hash).toBe(before.hash);
  });

  test('texts and whole clauses are served after a run, and the same files change nothing', async () => {
    const before = await readServed();
    expect(before.rows.orders.filter(({ scopeText }) => scopeText !== null)).toEqual([]);
    const report = await scopesSource.ingest(ask(), workshop);
    expect(report).toMatchObject({ succeeded: true, runs: [{ status: 'applied' }] });
    const after = await readServed();
    expect(after.hash).toBe(report.dataVersion);
    expect(after.hash).not.toBe(before.hash);
    expect(after.rows.orders.filter(({ scopeText }) => scopeText !== null).length).toBeGreaterThan(110);
    expect(after.rows.rates.length).toBe(before.rows.rates.length);
    const long = after.rows.clauses.filter(
      ({ basis, text }) => basis === 'quotation' && text.split(/\s+/).length > 25,
    );
    expect(long.length).toBeGreaterThan(200);
    expect(after.rows.clauses.every(({ citations }) => citations.length > 0)).toBe(true);
    const again = await scopesSource.ingest(ask(), workshop);
    expect(again).toMatchObject({
      succeeded: true,
      dataVersion: after.hash,
      runs: [{ status: 'unchanged' }],
    });
  }, 60_000);

  test('a file that cannot be read fails by name, and an unknown case is held back', async () => {
    const { hash } = await readServed();
    await mkdir(join(folder, 'bad', 'scopes'), { recursive: true });
    await writeFile(join(folder, 'bad', 'scope-clauses.ndjson'), '{"caseNumber": 1}\n');
    const broken = await scopesSource.ingest(ask({ from: join(folder, 'bad') }), workshop);
    expect(broken).toMatchObject({ succeeded: false, runs: [{ status: 'failed' }] });
    expect(broken.runs[0]!.failure).toMatch(/scope-clauses\.ndjson: line 1: caseNumber/);
    const stranger = {
      caseNumber: 'A-999-999',
      sourceCitation: '90 FR 1',
      textReadIn: 'notice',
      sharedTextFrom: '',
      verified: true,
      clauses: [{ kind: 'inclusion', text: 'anything', basis: 'quotation', attributesTested: {} }],
    };
    await writeFile(join(folder, 'bad', 'scope-clauses.ndjson'), `${JSON.stringify(stranger)}\n`);
    const unknown = await scopesSource.ingest(ask({ from: join(folder, 'bad') }), workshop);
    expect(unknown).toMatchObject({ succeeded: false, runs: [{ status: 'quarantined' }] });
    expect(await scopesSource.ingest(ask({ from: null }), workshop)).toMatchObject({ succeeded: false });
    expect((await readServed()).hash).toBe(hash);
  });
});
