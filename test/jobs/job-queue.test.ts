import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createJobQueue } from '../../src/jobs/job-queue.js';
import type { Database } from '../../src/store/database/database.js';
import { openMemoryDatabase } from '../../src/store/database/open.js';

let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase();
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
        mostSeconds: 60,
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
