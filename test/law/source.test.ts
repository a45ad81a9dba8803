import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runKeepingCommand } from '../../src/ingest/keeping/keeping-command.js';
import type { Dataset } from '../../src/tables/dataset.js';
import { writePack } from '../../src/law/pack/write-pack.js';
import { parseIngestCommand, printReport } from '../../src/ingest/run/ingest-command.js';
import { runIngestCommand } from '../../src/ingest/run/run-sources.js';
import { NO_PROGRESS, type IngestReport } from '../../src/ingest/run/source.js';
import { SOURCES } from '../../src/ingest/sources/index.js';
import { findCurrentVersion } from '../../src/store/database/data-versions.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';
import { madeUpPack } from '../store/snapshot-pack.js';

const now = () => new Date('2026-11-20T12:00:00Z');
const COVERAGE = {
  schedule: { from: '2025-01-01', revision: '2026_rev_10', archive: '2026_rev_10' },
  programs: { verifiedTo: '2026-10-10' },
};
const COUNTRIES = ['CN', 'DE', 'FR', 'JP', 'MX', 'CA'].map((iso2) => ({
  ...{ iso2, name: iso2, rate_column: 1, eu_member: false, inside_us_customs_territory: true },
}));

describe('npm run ingest -- reference', () => {
  let database: Database;
  let root: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    root = mkdtempSync(join(tmpdir(), 'reference-'));
  }, 60_000);
  afterAll(async () => {
    await database.close();
    rmSync(root, { recursive: true });
  });

  /** Writes a pack whose table of countries holds these. */
  async function pack(name: string, countries: readonly object[]): Promise<string> {
    const datasets: Dataset[] = [];
    const { datasets: read } = madeUpPack(name, { country: countries as never });
    for await (const dataset of read()) datasets.push(dataset as Dataset);
    const { manifest } = await writePack(join(root, name), { datasets, coverage: COVERAGE });
    return manifest.dataVersion;
  }

  async function ingest(name: string, ...options: string[]): Promise<IngestReport> {
    const command = parseIngestCommand(['reference', '--from', join(root, name), ...options], SOURCES);
    if (!command.ok) throw new Error(command.message);
    const reports = await runIngestCommand(command.value, {
      ...{ database, dataDir: join(root, 'data'), now, progress: NO_PROGRESS },
    });
    return reports[0]!;
  }

  const served = async () => (await findCurrentVersion(database, 'live'))?.contentHash;

  it('serves a pack, and the same pack again is no change', async () => {
    const version = await pack('first', COUNTRIES);
    expect(await ingest('first')).toMatchObject({ succeeded: true, dataVersion: version });
    expect(await served()).toBe(version);
    const again = await ingest('first');
    expect(again.runs).toMatchObject([{ status: 'unchanged' }]);
    expect(await database.query('SELECT status FROM ingest_run ORDER BY id')).toEqual([
      { status: 'applied' },
      { status: 'unchanged' },
    ]);
  });

  it('tells what would change, table by table, and changes it when it is asked to; a rollback takes it back', async () => {
    const before = await served();
    const version = await pack('second', [...COUNTRIES, { ...COUNTRIES[0], iso2: 'BR', name: 'Brazil' }]);
    const dry = await ingest('second', '--dry-run');
    expect(printReport(dry).join('\n')).toContain('country: 6 -> 7 rows');
    expect(await served()).toBe(before);
    const { runs } = await ingest('second');
    expect(runs).toMatchObject([
      {
        status: 'applied',
        checks: [
          { check: 'bounded-change', passed: true },
          { check: 'not-older', passed: true },
        ],
      },
    ]);
    expect(await served()).toBe(version);
    const bench = { database, dataDir: join(root, 'data'), now, sources: [] };
    expect(await runKeepingCommand(['rollback', String(runs[0]!.runId)], bench)).toMatchObject({
      succeeded: true,
    });
    expect(await served()).toBe(before);
  });

  it('records a run whose process was killed as failed, like every source', async () => {
    await database.execute(`INSERT INTO ingest_run (source, started_at) VALUES ('reference', now())`);
    await ingest('second', '--dry-run');
    expect(await database.query(`SELECT failure FROM ingest_run WHERE status = 'failed'`)).toEqual([
      { failure: 'interrupted' },
    ]);
  });

  it('holds back a pack that takes away much, unless that is allowed', async () => {
    const before = await served();
    const version = await pack('small', COUNTRIES.slice(0, 3));
    const held = await ingest('small');
    expect(held).toMatchObject({ succeeded: false, dataVersion: before });
    expect(held.runs).toMatchObject([
      { status: 'quarantined', failure: expect.stringContaining('country 6 -> 3') },
    ]);
    expect(await ingest('small', '--allow-large-change')).toMatchObject({
      succeeded: true,
      dataVersion: version,
    });
  });

  it('keeps what is served when a file is broken, a constraint is not met or there is no pack', async () => {
    const before = await served();
    await pack('cut', [...COUNTRIES, { ...COUNTRIES[0], iso2: 'IT', name: 'Italy' }]);
    writeFileSync(join(root, 'cut', 'country.ndjson.gz'), 'no archive');
    await pack('twice', [...COUNTRIES, COUNTRIES[0]!]);
    for (const [name, failure] of [
      ['cut', 'country.ndjson.gz'],
      ['twice', 'country_pkey'],
      ['none', 'has no file manifest.json'],
    ] as const) {
      const report = await ingest(name);
      expect(report).toMatchObject({ succeeded: false, dataVersion: before });
      expect(report.runs).toMatchObject([{ status: 'failed', failure: expect.stringContaining(failure) }]);
    }
  });
});
