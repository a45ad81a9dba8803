import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { SourceFollower, type FollowJob } from '../../src/ingest/following/source-follower.js';
import { runKeepingCommand } from '../../src/ingest/keeping/keeping-command.js';
import { NO_PROGRESS, type IngestReport } from '../../src/ingest/run/source.js';
import type { HtsRevision } from '../../src/ingest/sources/hts/revision-list.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import { startHtsStandIn, type StandIn } from '../support/hts-stand-in.js';
import { openTestDatabase } from '../support/test-database.js';
import { smallSchedule, type Listed } from './hts-folder.js';
import { BASIC, IngestBench, REV_2, REV_3 } from './hts-ingest-bench.js';
import { revisionOf } from './hts-printing.js';

/** Of a service that nobody stops. */
const UNENDED = new AbortController().signal;
const HOUR_MS = 3_600_000;
const WORDING: Listed = {
  revision: '2026_rev_1',
  effectiveOn: '2026-02-05',
  rows: smallSchedule().map((row) => ({
    ...row,
    description: String(row.description).replace('Live', 'Living'),
  })),
};
const ONE_RATE: Listed = { ...REV_2, rows: smallSchedule({ '0101.10.00': '5%' }) };

async function open() {
  const database = await openTestDatabase();
  return { database, dispose: () => database.close() };
}

describe('following a source', () => {
  const bench = new IngestBench(open);
  let standIn: StandIn;
  let now = new Date('2026-11-20T12:00:00Z');
  afterEach(() => standIn?.close());

  const publish = async (listed: readonly Listed[]) => {
    await standIn?.close();
    bench.folder.list(listed);
    const revisions: readonly HtsRevision[] = listed.map(({ revision, effectiveOn, publishedOn }) => ({
      ...revisionOf(revision, effectiveOn, publishedOn),
      fileName: `${revision}.json.gz`,
    }));
    standIn = await startHtsStandIn(bench.folder.path, revisions);
  };
  const workshop = () => ({
    ...{ database: bench.database, dataDir: bench.folder.dataDir, now: () => now, progress: NO_PROGRESS },
  });
  const ordered: FollowJob[] = [];
  const reports: IngestReport[] = [];
  const follower = () => {
    ordered.length = 0;
    return new SourceFollower({
      ...{ sources: [htsSource], database: bench.database, placeOf: () => null, now: () => now },
      ingest: (source, request) =>
        source.ingest({ ...request, from: standIn.from, requestsPerSecond: 100 }, workshop()),
      send: async (job) => void ordered.push(job),
      onReport: (report) => void reports.push(report),
    });
  };
  const look = async () => {
    await follower().look({ source: 'hts' }, UNENDED);
    return reports.at(-1)!;
  };
  const later = (hours: number) => (now = new Date(now.getTime() + hours * HOUR_MS));
  const keep = (...words: string[]) => runKeepingCommand(words, { ...workshop(), sources: [htsSource] });
  const begin = async () => {
    now = new Date('2026-11-20T12:00:00Z');
    bench.folder.list([BASIC]);
    await bench.ingest();
    later(7);
  };

  it('orders a look when one is due, and looks once however many were ordered', async () => {
    await publish([BASIC]);
    await follower().orderDue();
    expect(ordered).toEqual([{ source: 'hts' }]);
    await begin();
    await look();
    standIn.visits.length = 0;
    await follower().look({ source: 'hts' }, UNENDED);
    await follower().look({ source: 'rumors' }, UNENDED);
    expect(standIn.visits).toEqual([]);
    later(6);
    await follower().orderDue();
    expect(ordered).toEqual([{ source: 'hts' }]);
  });

  it('applies by itself what changes no duty', async () => {
    await begin();
    await publish([BASIC, WORDING]);
    expect((await look()).runs).toMatchObject([{ unit: '2026_rev_1', status: 'applied' }]);
    expect(await bench.health()).toMatchObject({ health: 'healthy', coverageTo: '2026-02-06' });
  });

  it('proposes what may change a duty, says what it touches, and changes nothing', async () => {
    await begin();
    const { dataVersion } = await bench.ingest();
    await publish([BASIC, WORDING, ONE_RATE]);
    const report = await look();
    expect(report.runs).toMatchObject([
      { unit: '2026_rev_1', status: 'applied' },
      { unit: '2026_rev_2', status: 'proposed', failure: null },
    ]);
    expect(await bench.rate('01011000', ['2026-11-20'])).toBe('Free');
    const { lines } = await keep('proposals');
    expect(lines.join('\n')).toContain('  1 tariff numbers of chapters 1 to 98 are touched');
    expect(lines.join('\n')).toContain(
      '0101.10.00 on a value of 10,000.00: 0.00 -> 500.00 (+500.00) from 2026-04-23',
    );
    expect(lines.join('\n')).toContain(
      '  no change record of it was read: its changes count from 2026-04-23',
    );
    expect(report.dataVersion).not.toBe(dataVersion);
  });

  it('proposes nothing on top of what could not be written', async () => {
    await begin();
    await publish([BASIC, WORDING, ONE_RATE]);
    await bench.database.execute(
      `ALTER TABLE hts_row ADD CONSTRAINT refused CHECK (revision <> '2026_rev_1') NOT VALID`,
    );
    const { runs, succeeded } = await look();
    await bench.database.execute('ALTER TABLE hts_row DROP CONSTRAINT refused');
    expect(succeeded).toBe(false);
    expect(runs).toMatchObject([
      { unit: '2026_rev_1', status: 'failed', failure: expect.stringContaining('refused') },
    ]);
  });

  it('proposes the same bytes once, and does not cover days whose law waits', async () => {
    await begin();
    await publish([BASIC, REV_2]);
    await look();
    const before = await bench.health();
    later(6);
    expect((await look()).runs).toMatchObject([{ status: 'unchanged', unit: 'what is proposed already' }]);
    expect((await keep('proposals')).lines.filter((line) => line.startsWith('run '))).toHaveLength(1);
    expect(await bench.health()).toEqual(before);
    expect(
      await bench.database.query(
        `SELECT not_loaded AS "notLoaded" FROM dataset_health h JOIN data_version v ON v.id = h.data_version_id AND v.status = 'current' WHERE dataset = 'hts_schedule'`,
      ),
    ).toEqual([{ notLoaded: [{ name: '2026_rev_2', date: '2026-04-23' }] }]);
  });

  it('applies an accepted proposal, with those before it, from the bytes that were proposed', async () => {
    await begin();
    await publish([BASIC, REV_2, REV_3]);
    const [first, second] = (await look()).runs;
    await standIn.close();
    expect(await keep('accept', String(second!.runId))).toMatchObject({ succeeded: true });
    expect(await bench.rate('01011000', ['2026-04-29'])).toBe('7%');
    expect(await bench.rate('01011000', ['2026-04-25', '2026-04-25'])).toBe('5%');
    expect(await bench.statuses()).toEqual(['applied', 'accepted', 'accepted', 'applied', 'applied']);
    expect(await keep('accept', String(first!.runId))).toMatchObject({ succeeded: false });
    expect((await keep('proposals')).lines).toEqual(['nothing waits to be accepted']);
    const oneRun = await bench.database.query(
      `SELECT content_hash AS hash FROM data_version WHERE status = 'current'`,
    );
    await bench.database.execute('DELETE FROM ingest_run');
    await bench.database.execute('DELETE FROM data_version');
    await publish([BASIC, REV_2, REV_3]);
    bench.folder.list([BASIC]);
    await bench.ingest();
    bench.folder.list([BASIC, REV_2, REV_3]);
    await bench.ingest({ from: standIn.from, requestsPerSecond: 100 });
    expect(
      await bench.database.query(`SELECT content_hash AS hash FROM data_version WHERE status = 'current'`),
    ).toEqual(oneRun);
  });

  it('keeps the legal days of the items when it is accepted', async () => {
    await begin();
    bench.folder.list([BASIC, REV_2], ['2026_rev_2,0101.20.00,Modified,2026-03-01,Notice']);
    const { runs } = await bench.ingest({ proposes: true, allowLargeChange: false });
    expect(runs).toMatchObject([{ status: 'proposed' }]);
    expect(await keep('accept', String(runs[0]!.runId))).toMatchObject({ succeeded: true });
    expect(await bench.rate('01012000', ['2026-03-01'])).toBe('6%');
    expect(await bench.rate('01012000', ['2026-02-28'])).toBe('Free');
  });

  it('refuses to accept what is not there', async () => {
    await publish([BASIC]);
    expect(await keep('accept')).toMatchObject({ succeeded: false });
    expect(await keep('accept', '999')).toMatchObject({
      succeeded: false,
      lines: [expect.stringContaining('run 999 proposes nothing'), expect.anything()],
    });
    await begin();
    await publish([BASIC, REV_2]);
    const [run] = (await look()).runs;
    bench.folder.forgetRaw();
    expect((await keep('accept', String(run!.runId))).lines[0]).toContain('accept it where it was proposed');
  });

  it('is examined without changing anything, and what is different about it is said', async () => {
    await begin();
    await publish([BASIC]);
    const mirror = standIn.from.replace('reststop', '');
    const official = { ...htsSource, folder: 'reststop' };
    const examine = () => runKeepingCommand(['doctor', mirror], { ...workshop(), sources: [official] });
    expect(await examine()).toMatchObject({
      succeeded: true,
      lines: [expect.stringMatching(/^hts: as expected/)],
    });
    const other = createServer((_, response) => void response.end('[{"name": 7}]'));
    await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const found = await runKeepingCommand(['doctor', `http://127.0.0.1:${port}/`], {
      ...{ ...workshop(), sources: [official] },
    });
    other.close();
    expect(found).toMatchObject({
      succeeded: false,
      lines: [expect.stringMatching(/^hts: not as expected/), expect.anything()],
    });
    expect(found.lines[1]).toContain('the list of releases has changed: name');
    expect(await keep('doctor', 'here')).toMatchObject({ succeeded: false });
    expect((await bench.statuses()).filter((status) => status === 'applied')).toHaveLength(1);
  });

  it('leaves the health of the data alone where nothing can be reached, and says so where the source is broken', async () => {
    await begin();
    await publish([BASIC]);
    const before = await bench.health();
    const { from } = standIn;
    await standIn.close();
    standIn = { ...standIn, from, close: () => Promise.resolve() };
    expect((await look()).runs).toMatchObject([
      { status: 'failed', failure: expect.stringContaining('could not be fetched') },
    ]);
    expect(await bench.health()).toEqual(before);
    later(24);
    const broken = createServer((_, response) => void response.end('[7]'));
    await new Promise<void>((resolve) => void broken.listen(0, '127.0.0.1', resolve));
    standIn = { ...standIn, from: `http://127.0.0.1:${(broken.address() as AddressInfo).port}/reststop` };
    await look();
    broken.close();
    expect(await bench.health()).toMatchObject({ health: 'error' });
  });
});
