import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cyclic, doubling, tripling } from '../support/hostile-documents.js';
import { documentBombs, type DocumentBomb } from './support/document-bombs.js';
import { HostileRun } from './support/hostile-run.js';
import { readFuzzTime, samplesFor } from './support/settings.js';

/** Documents that were written to keep the service busy, found ones first. */
const time = readFuzzTime();

/** Milliseconds: a hundred on a quiet machine (faults.md G1); the machine may be shared, and the body 1 MiB. */
const ANSWER_MS = 500;

const FOUND: readonly DocumentBomb[] = [
  { name: '25 levels doubled held the loop for 54 s', query: doubling(25) },
  { name: '40 levels doubled', query: doubling(40) },
  { name: '8 levels tripled', query: tripling(8) },
  { name: 'fragments all in all', query: cyclic(14, 14) },
  {
    name: '900,000 line ends before errors took 9 s',
    query: `${'\n'.repeat(900_000)}{ ${'x '.repeat(300)} }`,
  },
  { name: '450,000 comments took 4 s', query: `{ x ${'#\n'.repeat(450_000)} }` },
  {
    name: 'an infinite size',
    query: '{ chapter99Rules(first: 2147483647) { nodes { scope { prefixes(first: 2147483647) } } } }',
  },
];

let run: HostileRun;
beforeAll(async () => {
  run = await HostileRun.start({ what: 'documents', answerMs: ANSWER_MS });
}, 240_000);
let failures: readonly string[] | null = null;
afterAll(async () => void (failures ??= await run.end()), 60_000);

async function send({ query, variables }: DocumentBomb): Promise<number> {
  const response = await fetch(`${run.url}/graphql`, {
    method: 'POST',
    headers: { ...run.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe('hostile documents', () => {
  it(
    'are answered in time, beside other requests',
    async () => {
      for (const bomb of FOUND) await run.attempt(bomb.name, () => send(bomb));
      for (const bomb of samplesFor(documentBombs, time)) await run.attempt(bomb.name, () => send(bomb));
      failures = await run.end();
      expect(failures).toEqual([]);
    },
    (time.seconds + 120) * 1000,
  );
});
