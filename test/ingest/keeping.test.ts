import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { runKeepingCommand } from '../../src/ingest/keeping/keeping-command.js';
import { runIngestCommand } from '../../src/ingest/run/run-sources.js';
import { NO_PROGRESS } from '../../src/ingest/run/source.js';
import { runAlone } from '../../src/ingest/ledger/ingest-lock.js';
import { htsSource } from '../../src/ingest/sources/hts/source.js';
import { openTestDatabase } from '../support/test-database.js';
import { ALL, BASIC, IngestBench, REV_2, REV_3 } from './hts-ingest-bench.js';
import { smallSchedule } from './hts-folder.js';

const NOW = () => new Date('2026-11-20T12:00:00Z');

async function open() {
  const database = await openTestDatabase();
  return { database, dispose: () => database.close() };
}

describe('runs and versions after they ended', () => {
  const bench = new IngestBench(open);
  const keep = (...words: string[]) =>
    runKeepingCommand(words, {
      database: bench.database,
      dataDir: bench.folder.dataDir,
      now: NOW,
      sources: [htsSource],
    });
  const served = async () =>
    (
      await bench.database.query<{ hash: string }>(
        `SELECT content_hash AS hash FROM data_version WHERE status = 'current'`,
      )
    )[0]?.hash;
  const runIds = async () =>
    (await bench.database.query<{ id: number }>('SELECT id FROM ingest_run ORDER BY id')).map(({ id }) => id);

  it('are undone by the number of a run, together with those that made the same version', async () => {
    bench.folder.list(ALL.slice(0, 1));
    await bench.ingest();
    const first = await served();
    bench.folder.list(ALL);
    await bench.ingest();
    const [own, second, third] = await runIds();
    expect(await keep('rollback', String(own))).toMatchObject({
      succeeded: false,
      lines: [expect.stringContaining('roll back the later runs first'), expect.anything()],
    });
    expect(await keep('rollback', String(third))).toEqual({
      succeeded: true,
      lines: [`rolled back run ${second}, run ${third}; data version served: ${first}`],
    });
    expect(await served()).toBe(first);
    expect(await bench.statuses()).toEqual(['applied', 'rolled_back', 'rolled_back']);
    expect(await keep('rollback', String(third))).toMatchObject({ succeeded: false });
    expect(await bench.ingest()).toMatchObject({ succeeded: true });
    expect(await bench.rate('01011000', ['2026-04-10'])).toBe('7%');
  });

  it('that propose are accepted with the legal days of a file of change records, and not with one that cannot be right', async () => {
    bench.folder.list([BASIC]);
    await bench.ingest();
    bench.folder.list([BASIC, REV_2]);
    const { runs } = await bench.ingest({ proposes: true, allowLargeChange: false });
    const file = join(bench.folder.path, 'records.csv');
    const acceptWith = (...items: readonly string[]) => {
      writeFileSync(file, ['revision,item,nature,effectiveDate,source', ...items].join('\n'));
      return keep('accept', String(runs[0]!.runId), file);
    };
    const refused = { succeeded: false };
    expect(await acceptWith('2026_rev_3,0101.20.00,Modified,2026-03-01,Notice')).toMatchObject({
      ...refused,
      lines: [
        expect.stringContaining('has no change record of 2026_rev_2: it has those of 2026_rev_3'),
        expect.anything(),
      ],
    });
    expect(await acceptWith('2026_rev_2,0101.20.00,Modified,2036-03-01,Notice')).toMatchObject({
      ...refused,
      lines: [expect.stringContaining('2036-03-01 is not from'), expect.anything()],
    });
    expect(await keep('accept', String(runs[0]!.runId), `${file}.gone`)).toMatchObject(refused);
    expect(await bench.rate('01012000', ['2026-11-20'])).toBe('Free');
    expect(await acceptWith('2026_rev_2,0101.20.00,Modified,2026-03-01,Notice')).toMatchObject({
      succeeded: true,
    });
    expect(await bench.rate('01012000', ['2026-03-01'])).toBe('6%');
    expect(await bench.rate('01012000', ['2026-02-28'])).toBe('Free');
    // Items that the file does not name keep the day of the release.
    expect(await bench.rate('01011000', ['2026-04-22'])).toBe('Free');
    expect(await bench.rate('01011000', ['2026-04-23'])).toBe('5%');
  });

  it.each([['rollback'], ['rollback', 'x'], ['rollback', '1', '2'], ['rollback', '999999'], ['runs', 'all']])(
    'are left alone by %s %s %s',
    async (...words) => {
      expect(await keep(...words.filter(Boolean))).toMatchObject({ succeeded: false });
    },
  );

  it('are listed, those held back with their reasons', async () => {
    bench.folder.list(ALL.slice(0, 1));
    await bench.ingest();
    bench.folder.list(ALL);
    bench.folder.overwrite('2026_rev_2.json.gz', Buffer.from('<html>'));
    await bench.ingest();
    const [, failed] = await runIds();
    expect((await keep('quarantine')).lines).toEqual([
      expect.stringMatching(new RegExp(`^run ${failed} .* hts: failed: .*web page`)),
    ]);
    expect((await keep('runs')).lines.at(-1)).toMatch(/hts: applied$/);
    expect((await keep('versions')).lines).toEqual([
      expect.stringMatching(/^[0-9a-f]{64} live current, made .*, schedule 2026_basic$/),
    ]);
  });

  it('are kept to two versions beside the one served, and bytes as long as a run names them', async () => {
    const { database, folder } = bench;
    const command = {
      sources: [htsSource],
      request: { from: folder.path, dryRun: false, allowLargeChange: true, since: null, label: null },
    };
    for (const [place, rate] of ['1%', '2%', '3%', '4%', '5%'].entries()) {
      const later = [1, 2, 3, 4, 5].slice(0, place + 1).map((month) => ({
        ...REV_3,
        revision: `2026_rev_${month}`,
        effectiveOn: `2026-0${month}-01`,
        publishedOn: `2026-0${month}-01`,
        rows: smallSchedule({ '0101.10.00': ['1%', '2%', '3%', '4%', '5%'][month - 1] ?? rate }),
      }));
      folder.list(later);
      await runIngestCommand(command, { database, dataDir: folder.dataDir, now: NOW, progress: NO_PROGRESS });
    }
    expect(await database.query('SELECT id FROM data_version')).toHaveLength(3);
    const stray = join(folder.dataDir, 'raw', 'ab');
    mkdirSync(stray, { recursive: true });
    for (const name of ['ab-old', 'ab-new']) writeFileSync(join(stray, name), 'x');
    utimesSync(join(stray, 'ab-old'), new Date('2026-01-01'), new Date('2026-01-01'));
    utimesSync(join(stray, 'ab-new'), NOW(), NOW());
    expect((await keep('prune')).lines).toEqual(['0 data versions and 1 files of bytes removed']);
  });

  it('are not touched by two at once', async () => {
    await runAlone(bench.database, async () => {
      await expect(keep('prune')).rejects.toThrow('another ingestion is under way');
    });
    expect(await keep('prune')).toMatchObject({ succeeded: true });
  });
});
