import { randomInt } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../src/store/database/open.js';
import type { Database } from '../../src/store/database/database.js';
import { startHtsStandIn, type StandIn } from '../support/hts-stand-in.js';
import { startIngest, type Ended } from '../support/ingest-process.js';
import { makeArchiveFolder, type ArchiveFolder } from '../ingest/hts-folder.js';
import { BASIC, REV_2, REV_3 } from '../ingest/hts-ingest-bench.js';
import { revisionOf } from '../ingest/hts-printing.js';
import { createTestDatabase, type TestDatabase } from './store/test-database.js';

/** The real process, killed while it works: row F1 of the faults. */

const KILLS = 10;
const LISTED = [BASIC, REV_2, REV_3];

describe('an ingestion that is killed', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let folder: ArchiveFolder;
  let standIn: StandIn;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = await openDatabase({ databaseUrl: testDatabase.databaseUrl, dataDir: '.data' });
    await database.migrate();
    folder = makeArchiveFolder();
    folder.list(LISTED);
  });
  afterEach(() => standIn.close());
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
    folder.remove();
  });

  const offer = async (count: number, onRequest?: (path: string) => void): Promise<void> => {
    const revisions = LISTED.slice(0, count).map(({ revision, effectiveOn, publishedOn }) => ({
      ...revisionOf(revision, effectiveOn, publishedOn),
      fileName: `${revision}.json.gz`,
    }));
    standIn = await startHtsStandIn(folder.path, revisions, {
      mischief: (path) => (onRequest?.(path), null),
    });
  };
  const start = () =>
    startIngest(['hts', '--from', standIn.from, '--rate', '20', '--allow-large-change'], {
      DATABASE_URL: testDatabase.databaseUrl,
      DATA_DIR: folder.dataDir,
    });
  const served = async (): Promise<string | undefined> =>
    (
      await database.query<{ hash: string }>(
        `SELECT content_hash AS hash FROM data_version WHERE status = 'current'`,
      )
    )[0]?.hash;
  /** From the first request to the end of the process, when nobody disturbs it. */
  const runClean = async (): Promise<{ readonly hash: string; readonly workMs: number }> => {
    let asked = 0;
    await offer(LISTED.length, () => void (asked ||= performance.now()));
    expect(await start().ended).toMatchObject({ code: 0 });
    await standIn.close();
    return { hash: (await served())!, workMs: performance.now() - asked };
  };
  /** Kills at a random moment of the work. */
  const runKilled = async (workMs: number): Promise<Ended> => {
    let onRequest = (): void => undefined;
    await offer(LISTED.length, () => onRequest());
    const child = start();
    onRequest = () => {
      onRequest = () => undefined;
      setTimeout(() => child.kill(), randomInt(Math.ceil(workMs)));
    };
    const ended = await child.ended;
    await standIn.close();
    return ended;
  };
  const backToFirst = async (): Promise<void> => {
    await database.execute('DELETE FROM data_version');
    folder.forgetRaw();
    await offer(1);
    expect(await start().ended).toMatchObject({ code: 0 });
    await standIn.close();
  };

  it(`${KILLS} times leaves the old version served, and comes to the content of a clean run`, async () => {
    const { hash: final, workMs } = await runClean();
    await backToFirst();
    const first = await served();
    for (let kills = 0; kills < KILLS;) {
      const { signal } = await runKilled(workMs);
      if (signal === 'SIGKILL') kills += 1;
      // A kill that came after the last statement found the work done.
      const now = await served();
      expect([first, final]).toContain(now);
      if (now === final) await backToFirst();
    }
    await offer(LISTED.length);
    expect(await start().ended).toMatchObject({ code: 0 });
    expect(await served()).toBe(final);
    expect(await database.query(`SELECT id FROM data_version WHERE status = 'loading'`)).toEqual([]);
    expect(await database.query(`SELECT id FROM ingest_run WHERE status = 'running'`)).toEqual([]);
  });

  it('by another one under way is refused, and says so', async () => {
    await offer(LISTED.length);
    const others = [start(), start()];
    const ended = await Promise.all(others.map((one) => one.ended));
    const refused = ended.filter(({ code }) => code !== 0);
    expect(refused.every(({ output }) => output.includes('another ingestion is under way'))).toBe(true);
    expect(refused.length).toBeLessThan(2);
  });
});
