import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Dutygraph, DutygraphError } from '../../clients/typescript/index.js';
import { openDatabase } from '../../src/store/database/open.js';
import { ServerProcess } from '../support/server-process.js';
import { TWO_ENTRIES } from '../support/two-entries.js';
import { createTestDatabase, type TestDatabase } from './store/test-database.js';

/** Audits of files on PostgreSQL: what one process leaves undone another one finishes, and what is deleted is gone. */

const KEY = `dg_live_${randomBytes(16).toString('hex')}`;
const ENTRIES = 3_000;
const START_MS = 300_000;

let database: TestDatabase;
let folder: string;
const servers: ServerProcess[] = [];

async function startServer(): Promise<ServerProcess> {
  const server = await ServerProcess.start({
    DATA_DIR: await mkdtemp(join(folder, 'server-')),
    DATABASE_URL: database.databaseUrl,
    BOOTSTRAP_API_KEYS: `${KEY}:owner`,
    ENTRY_DATA_KEY: '5a'.repeat(32),
    CLOCK: '2026-11-20T12:00:00Z',
    RATE_LIMIT_PER_MINUTE: '100000',
    RATE_LIMIT_HEAVY_PER_MINUTE: '100000',
  });
  servers.push(server);
  await server.untilReady();
  return server;
}

const clientOf = ({ url }: ServerProcess): Dutygraph => new Dutygraph({ baseUrl: url, apiKey: KEY });

/** Many entries like the second of the report, each with a number of its own. */
function writeEntries(count: number): Uint8Array<ArrayBuffer> {
  const [header, , ...lines] = TWO_ENTRIES.trim().split('\n');
  const rows = Array.from({ length: count }, (_, place) =>
    lines.map((line) => line.replace('Z9Q00000343', `Z9Q${String(place).padStart(8, '0')}`)),
  );
  return new TextEncoder().encode([header, ...rows.flat(), ''].join('\n'));
}

const MANY = writeEntries(ENTRIES);

/** Starts an audit, again where the database was too busy for it. */
async function startMany(client: Dutygraph) {
  for (;;) {
    const started = await client
      .startEntryAudit({ name: 'many.csv' }, MANY)
      .catch((failure: unknown) => failure);
    if (started instanceof DutygraphError && started.problem.status === 503) await wait(1_000);
    else if (started instanceof Error) throw started;
    else return started as Awaited<ReturnType<Dutygraph['startEntryAudit']>>;
  }
}

/** Asks for an audit until it `is` as wanted; fails with its failure. */
async function until(
  client: Dutygraph,
  id: string,
  is: (audit: Awaited<ReturnType<Dutygraph['getEntryAuditJob']>>) => boolean,
) {
  for (;;) {
    const audit = await client.getEntryAuditJob({ id });
    expect(audit.failure).toBeUndefined();
    if (is(audit)) return audit;
    await wait(100);
  }
}

const isAtHalf = ({ recordsDone }: { readonly recordsDone: number }): boolean => recordsDone >= ENTRIES;
const isDone = ({ status }: { readonly status: string }): boolean => status === 'done';
const textOf = async (client: Dutygraph, id: string, name: string): Promise<string> =>
  new TextDecoder().decode((await client.downloadEntryAuditFile({ id, name })).bytes);

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'dutygraph-audits-'));
  await startServer();
}, START_MS);
afterAll(async () => {
  for (const server of servers) await server.kill();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a stored audit on PostgreSQL', () => {
  it(
    'is finished by another process where the first is killed at half, with the same outputs',
    async () => {
      const [first] = servers;
      const whole = await startMany(clientOf(first!));
      await until(clientOf(first!), whole.id, isDone);
      const cut = await startMany(clientOf(first!));
      const atHalf = await until(clientOf(first!), cut.id, isAtHalf);
      expect(atHalf.status).toBe('auditing');
      await first!.kill();

      const second = clientOf(await startServer());
      const done = await until(second, cut.id, isDone);
      expect(done).toMatchObject({ records: 2 * ENTRIES, recordsDone: 2 * ENTRIES });
      expect(done.totals).toMatchObject({ entries: ENTRIES, lines: ENTRIES, linesComputed: ENTRIES });
      for (const name of ['findings.csv', 'lines.csv', 'entries.csv', 'deadlines.ics'])
        expect(await textOf(second, cut.id, name)).toBe(await textOf(second, whole.id, name));
    },
    START_MS,
  );

  it(
    'ends at once where it is deleted at half, and leaves nothing behind',
    async () => {
      const client = clientOf(servers.at(-1)!);
      const { id } = await startMany(client);
      await until(client, id, isAtHalf);
      await client.deleteEntryAudit({ id });
      await expect(client.getEntryAuditJob({ id })).rejects.toThrow('404');
      // Steps that were ordered find nothing to do; requests are answered meanwhile.
      expect((await client.listEntryAuditJobs()).jobs.map((job) => job.id)).not.toContain(id);
      await wait(2_000);
      const reader = await openDatabase({ databaseUrl: database.databaseUrl, dataDir: folder });
      const parts = await reader.query('SELECT FROM entry_audit_part WHERE audit_id = $1::uuid', [id]);
      await reader.close();
      expect(parts).toEqual([]);
    },
    START_MS,
  );
});
