import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../src/store/database/open.js';
import { ServerProcess } from '../support/server-process.js';

/** The audit trail of classifications on the embedded database, and a server that is killed while it writes. */

const KEY = `dg_live_${randomBytes(16).toString('hex')}`;
const WRITERS = 4;
/** Acknowledged records after which the server is killed. */
const ENOUGH = 40;

let folder: string;
let server: ServerProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dutygraph-'));
  server = await ServerProcess.start({
    DATA_DIR: folder,
    BOOTSTRAP_API_KEYS: `${KEY}:beta:brokers`,
    RATE_LIMIT_PER_MINUTE: '100000',
  });
  await server.untilReady();
}, 600_000);
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** Records decisions one after the other until the server is gone; `acknowledged` grows with each that was answered. */
async function write(writer: number, acknowledged: Map<string, string>): Promise<void> {
  for (let at = 0; ; at += 1) {
    const reason = `decision ${writer}-${at}`;
    const body = {
      ...{ description: 'pullover', suggestedCode: '6110.30.30.53', confirmedCode: '6110.20.20.10' },
      ...{ reason, confirmedBy: `broker ${writer}`, entryDate: '2026-06-15' },
    };
    const answer = await server
      .post('/v1/classify/confirm', { key: KEY, body })
      .then(async (response) => ({
        status: response.status,
        json: (await response.json()) as { id: string },
      }))
      .catch(() => null);
    if (answer === null) return;
    expect(answer.status).toBe(200);
    acknowledged.set(answer.json.id, reason);
  }
}

describe('decisions on classifications', () => {
  it('kill -9 while they are recorded loses none that was acknowledged', async () => {
    const acknowledged = new Map<string, string>();
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer, acknowledged));
    while (acknowledged.size < ENOUGH) {
      if (!server.isRunning) throw new Error(`the server ended: ${server.words}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await server.kill('SIGKILL');
    await Promise.all(writers);
    const database = await openDatabase({ dataDir: folder });
    try {
      const kept = await database.query<{ id: string; reason: string; before: string; by: string }>(
        `SELECT id, reason, suggested_number AS before, confirmed_by AS by FROM classification_confirmation`,
      );
      const reasons = new Map(kept.map(({ id, reason }) => [id, reason]));
      const lost = [...acknowledged].filter(([id, reason]) => reasons.get(id) !== reason);
      expect(lost).toEqual([]);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ENOUGH);
      // Beside those, at most one a writer was committed and not yet answered.
      expect(kept.length - acknowledged.size).toBeLessThanOrEqual(WRITERS);
      expect(kept.every(({ before, by }) => before === '6110303053' && by.startsWith('broker'))).toBe(true);
      process.stdout.write(`kill -9: ${acknowledged.size} acknowledged, ${kept.length} kept, 0 lost\n`);
    } finally {
      await database.close();
    }
  }, 180_000);
});
