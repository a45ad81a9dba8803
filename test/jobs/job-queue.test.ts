import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createJobQueue } from '../../src/jobs/job-queue.js';
import type { Database } from '../../src/store/database/database.js';
import { openTestDatabase } from '../support/test-database.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

interface Job {
  readonly about: string;
}

it('sends a job of one name once while it waits, and again while it is at work', async () => {
  const begun: string[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const queue = createJobQueue({
    database,
    kinds: [
      {
        queue: 'named',
        run: async ({ about }: Job) => {
          begun.push(about);
          await held;
        },
        nameOf: ({ about }: Job) => about,
        maxSeconds: 60,
      },
    ],
    onError: (cause) => {
      throw cause;
    },
  });
  await queue.start();
  await queue.send('named', { about: 'rice' });
  while (begun.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const about of ['rice', 'rice', 'tea', 'rice', 'tea']) await queue.send('named', { about });
  const waiting = await database.query<{ about: string }>(
    `SELECT data->>'about' AS about FROM jobs.job WHERE name = 'named' AND state = 'created' ORDER BY about`,
  );
  expect(waiting.map(({ about }) => about)).toEqual(['rice', 'tea']);
  letGo();
  while (begun.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  await queue.stop();
  expect(begun).toEqual(['rice', 'rice', 'tea']);
}, 60_000);

it('forgets the times of what no process does any more, and sends later what may wait', async () => {
  const cronKind = { queue: 'hourly', run: () => Promise.resolve(), maxSeconds: 60, every: '0 * * * *' };
  const onError = (cause: unknown) => {
    throw cause;
  };
  const first = createJobQueue({ database, kinds: [cronKind], onError });
  await first.start();
  await first.send('hourly', {}, 3_600);
  await first.stop();
  const names = async () =>
    (await database.query<{ name: string }>('SELECT name FROM jobs.schedule')).map(({ name }) => name);
  expect(await names()).toEqual(['hourly']);
  const [job] = await database.query<{ waits: boolean }>(
    `SELECT start_after > now() + interval '59 minutes' AS waits FROM jobs.job WHERE name = 'hourly'`,
  );
  expect(job).toEqual({ waits: true });
  const second = createJobQueue({ database, kinds: [], onError });
  await second.start();
  await second.stop();
  expect(await names()).toEqual([]);
}, 60_000);

/** A queue that is stopped while a job is under way: what is reported of it, and the state the job is left in. */
async function stopAtWork(own: Database, work: (signal: AbortSignal) => Promise<void>) {
  const [errors, begun]: [unknown[], string[]] = [[], []];
  const queue = createJobQueue({
    database: own,
    kinds: [
      {
        queue: 'long',
        run: async ({ about }: Job, signal) => {
          begun.push(about);
          await work(signal);
        },
        maxSeconds: 3_600,
      },
    ],
    onError: (cause) => void errors.push(cause),
  });
  await queue.start();
  await queue.send('long', { about: 'rice' });
  while (begun.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await queue.stop();
  const [job] = await own.query<{ state: string }>(`SELECT state FROM jobs.job WHERE name = 'long'`);
  return { errors, job };
}

it('tells a job of the stop: what ends by it is no failure, and left to the next process', async () => {
  const own = await openTestDatabase();
  const { errors, job } = await stopAtWork(
    own,
    (signal) =>
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  expect(job).toEqual({ state: 'retry' });
  await own.close();
  expect(errors).toEqual([]);
}, 60_000);

it('lets a job that outlasts the stop end beside a closed database, and leaves it to the next process', async () => {
  const own = await openTestDatabase();
  const rejections: unknown[] = [];
  const onRejection = (cause: unknown) => void rejections.push(cause);
  process.on('unhandledRejection', onRejection);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { errors, job } = await stopAtWork(own, async () => {
    await held;
    await own.query('SELECT 1');
  });
  expect(job).toEqual({ state: 'retry' });
  await own.close();
  letGo();
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.off('unhandledRejection', onRejection);
  expect([...errors, ...rejections]).toEqual([]);
}, 60_000);
