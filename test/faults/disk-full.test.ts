import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startIngest } from '../support/ingest-process.js';
import { ServerProcess } from '../support/server-process.js';
import { SmallDisk } from '../support/small-disk.js';
import { makeArchiveFolder, smallSchedule, type ArchiveFolder } from '../ingest/hts-folder.js';
import { DUTY, DUTY_BODY } from './fault-setup.js';

/** Row F7 of the faults: a server on its embedded database, on a disk that fills up. */

const KEY = 'dg_live_0123456789abcdef0123456789abcdef';
const MIB = 1024 ** 2;
/** Enough for an ingestion to begin, too little for it to end. */
const SOME_SPACE = 140 * MIB;
const READS = [DUTY, '/v1/hts/search?q=cotton%20shirt', '/v1/regulatory-data/status', '/v1/usage', '/readyz'];
const GOODS = { description: "men's knit pullover of 100% cotton", htsCode: '6110.20.20.10' };

describe('F7: the disk is full', () => {
  let disk: SmallDisk;
  let folder: ArchiveFolder;
  let server: ServerProcess;
  const acknowledged: string[] = [];

  const start = async (): Promise<void> => {
    server = await ServerProcess.start({
      DATA_DIR: join(disk.path, 'data'),
      BOOTSTRAP_API_KEYS: `${KEY}:beta:account`,
      RATE_LIMIT_PER_MINUTE: '100000',
      RATE_LIMIT_HEAVY_PER_MINUTE: '100000',
    });
    await server.untilReady();
  };
  beforeAll(async () => {
    disk = new SmallDisk(768);
    folder = makeArchiveFolder();
    folder.list([{ revision: '2027_basic', effectiveOn: '2027-01-01', rows: smallSchedule() }]);
    await start();
  }, 300_000);
  afterAll(async () => {
    await server?.kill();
    folder?.remove();
    disk?.remove();
  });

  const expectReads = async (): Promise<void> => {
    for (const path of READS) {
      const response = await server.get(path, KEY);
      await response.arrayBuffer();
      expect([path, response.status]).toEqual([path, 200]);
    }
  };
  const dataVersion = async (): Promise<string> => {
    const response = await server.get('/v1/regulatory-data/status', KEY);
    const { dataVersion: version } = (await response.json()) as { dataVersion: string };
    expect(version).toMatch(/^[0-9a-f]{64}$/);
    return version;
  };
  /** Requests that write: a kept report, and an answer kept for its key. */
  const write = (): Promise<readonly Response[]> =>
    Promise.all([
      server.post('/v1/classify/report', { key: KEY, body: GOODS }),
      server.post('/v1/duty/calculate', {
        key: KEY,
        body: DUTY_BODY,
        headers: { 'Idempotency-Key': randomUUID() },
      }),
    ]);
  const expectWrites = async (): Promise<void> => {
    const [report, duty] = await write();
    expect([report!.status, duty!.status]).toEqual([200, 200]);
    acknowledged.push(((await report!.json()) as { sharePath: string }).sharePath);
    await duty!.arrayBuffer();
  };
  const expectAcknowledged = async (): Promise<void> => {
    for (const path of acknowledged) expect([path, (await server.get(path)).status]).toEqual([path, 200]);
  };
  const expectAbandoned = async (): Promise<void> => {
    const { code, output } = await startIngest(['hts', '--from', folder.path, '--allow-large-change'], {
      DATA_DIR: join(disk.path, 'data'),
    }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('ENOSPC')]);
  };

  it('fills up in an ingestion: it is abandoned, and what was served is served', async () => {
    const before = await dataVersion();
    await expectWrites();
    disk.fill(SOME_SPACE);
    await expectAbandoned();
    // It had begun: the space it left is less than it found.
    expect(disk.freeBytes).toBeLessThan(SOME_SPACE);
    await expectReads();
    expect(await dataVersion()).toBe(before);
  }, 120_000);

  it('has no byte left: reads are answered, writes are 503, an ingestion is abandoned', async () => {
    const before = await dataVersion();
    disk.fill(0);
    for (const response of await write()) {
      const { type } = (await response.json()) as { type: string };
      expect([response.status, type]).toEqual([503, 'dutygraph://errors/service-unavailable']);
      expect(response.headers.get('retry-after')).toBe('5');
    }
    await expectReads();
    await expectAbandoned();
    await expectReads();
    expect(await dataVersion()).toBe(before);
  }, 120_000);

  it('has space again: everything is answered without a restart, and nothing acknowledged is lost', async () => {
    disk.empty();
    await expectWrites();
    await expectReads();
    await expectAcknowledged();
    expect(server.isRunning).toBe(true);
    await server.kill();
    await start();
    await expectReads();
    await expectAcknowledged();
    expect(acknowledged).toHaveLength(2);
  }, 180_000);
});
