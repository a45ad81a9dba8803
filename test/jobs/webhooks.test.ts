import { createHmac } from 'node:crypto';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import pino from 'pino';
import { openWebhookJobs } from '../../src/cli/serve/webhook-jobs.js';
import { finishRun, startRun } from '../../src/ingest/ledger/run-ledger.js';
import { runKeepingCommand } from '../../src/ingest/keeping/keeping-command.js';
import { createJobQueue } from '../../src/jobs/job-queue.js';
import { DeliveryTable } from '../../src/store/changes/delivery-table.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';

const SECRET = 'a secret of twenty-four or more';
const NOW = new Date('2026-11-20T12:00:00Z');

interface Told {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

let database: Database;
let servers: Server[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterEach(async () => {
  for (const server of servers) server.close();
  servers = [];
  await database.execute('DELETE FROM webhook_delivery');
});
afterAll(() => database.close());

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=hidden`;
}

/** A receiver that answers these statuses in turn, and then the last one. */
async function receive(...statuses: number[]): Promise<{ url: string; told: Told[] }> {
  const told: Told[] = [];
  const url = await listen((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response
        .writeHead(statuses.length > 1 ? statuses.shift()! : statuses[0]!, { location: '/elsewhere' })
        .end();
    });
  });
  return { url, told };
}

async function recordRun(status: 'applied' | 'proposed' | 'unchanged'): Promise<number> {
  const run = await startRun(database, { source: 'hts', startedAt: NOW, startVersionId: null, file: null });
  await finishRun(database, run, {
    ...{ status, finishedAt: NOW, producedVersionId: null, failure: null, issues: [], checks: [] },
    ...{ rowsRead: 1, rowsAdded: 0, rowsChanged: 1, rowsClosed: 0 },
    changeSet: { title: 'HTSUS 2026 Revision 22', touches: { lines: ['6109.10.00'] } },
  });
  return run;
}

function openQueue(urls: readonly string[]) {
  const settings = { webhookUrls: urls, webhookSecret: SECRET };
  const parts = { settings, database, clock: { now: () => NOW }, log: pino({ level: 'silent' }) };
  const orders = openWebhookJobs(parts as never, (...job) => queue.send(...job));
  const queue = createJobQueue({ database, kinds: orders.kinds, onError: () => undefined });
  return { ...queue, collect: orders.resume };
}

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
};

it('tells an address of later changes once each, signed, and of a proposal as such', async () => {
  await recordRun('applied');
  const { url, told } = await receive(204);
  const queue = openQueue([url]);
  await queue.start();
  await queue.collect();
  const [applied, proposed] = [await recordRun('applied'), await recordRun('proposed')];
  await recordRun('unchanged');
  await queue.collect();
  await queue.collect();
  await until(() => told.length >= 2);
  await queue.collect();
  await queue.stop();
  const messages = told.map(({ body }) => JSON.parse(body) as { type: string; data: { id: string } });
  expect(messages).toHaveLength(2);
  expect(messages.find(({ type }) => type === 'law.proposed')?.data.id).toBe(`run-${proposed}`);
  expect(messages.find(({ type }) => type === 'law.changed')).toMatchObject({
    timestamp: NOW.toISOString(),
    data: { id: `run-${applied}`, title: 'HTSUS 2026 Revision 22', lines: ['6109.10.00'] },
  });
  for (const { headers, body } of told) {
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', SECRET).update(signed).digest('base64')}`,
    );
  }
}, 60_000);

it('tells one address while another is still to answer', async () => {
  const asked: ServerResponse[] = [];
  const answerTogether: RequestListener = (_, response) => {
    if (asked.push(response) === 2) for (const one of asked) one.writeHead(204).end();
  };
  const queue = openQueue([await listen(answerTogether), await listen(answerTogether)]);
  await queue.start();
  await queue.collect();
  await recordRun('applied');
  await queue.collect();
  const table = new DeliveryTable(database);
  await until(async () => (await table.list()).every(({ attempts }) => attempts > 0));
  await queue.stop();
  expect(await table.list()).toMatchObject([
    { state: 'delivered', attempts: 1 },
    { state: 'delivered', attempts: 1 },
  ]);
}, 60_000);

it.each([[500], [302]])(
  'is tried again after %i, with the same id, until it is taken',
  async (status) => {
    const { url, told } = await receive(status, 200);
    const queue = openQueue([url]);
    await queue.start();
    await queue.collect();
    await recordRun('applied');
    await queue.collect();
    await until(async () =>
      (await new DeliveryTable(database).list()).some(({ state }) => state === 'delivered'),
    );
    await queue.stop();
    expect(told).toHaveLength(2);
    expect(told[0]!.headers['webhook-id']).toBe(told[1]!.headers['webhook-id']);
    const { lines } = await runKeepingCommand(['deliveries'], {
      ...{ database, dataDir: '.', now: () => NOW, sources: [] },
    });
    expect(lines).toEqual([expect.stringMatching(/delivered after 2 attempts/)]);
    expect(lines.join()).not.toContain('hidden');
  },
  60_000,
);

it('is not sent twice a minute while it waits to be tried again, and is shown when it is given up', async () => {
  const table = new DeliveryTable(database);
  await table.collect(['https://hook.example/']);
  const run = await recordRun('applied');
  const waiting = { url: 'https://hook.example/', runId: run };
  expect(await table.collect(['https://hook.example/'])).toEqual([waiting]);
  await table.recordAttempt(waiting, 'answered 500');
  expect(await table.collect(['https://hook.example/'])).toEqual([]);
  await database.execute(`UPDATE webhook_delivery SET updated_at = now() - interval '2 days'`);
  expect(await table.collect(['https://hook.example/'])).toEqual([waiting]);
  await table.giveUp(waiting);
  expect(await table.collect(['https://hook.example/'])).toEqual([]);
  expect(await table.list()).toMatchObject([{ state: 'given_up', attempts: 1, lastError: 'answered 500' }]);
});
