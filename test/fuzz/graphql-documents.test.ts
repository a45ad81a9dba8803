import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HostileRun } from './support/hostile-run.js';
import { readFuzzTime, samplesFor } from './support/settings.js';

/** Documents that were written to keep the service busy. */
const time = readFuzzTime();

let run: HostileRun;
beforeAll(async () => {
  run = await HostileRun.start({ what: 'documents', answerMs: 1000 });
}, 120_000);
let failures: readonly string[] | null = null;
afterAll(async () => void (failures ??= await run.end()));

async function send(query: string): Promise<number> {
  const response = await fetch(`${run.url}/graphql`, {
    method: 'POST',
    headers: { ...run.authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  await response.arrayBuffer();
  return response.status;
}

describe('hostile documents', () => {
  it(
    'are answered in time, beside other requests',
    async () => {
      for (const levels of samplesFor(fc.integer({ min: 1, max: 12 }), time)) {
        const fragments = Array.from(
          { length: levels },
          (_, at) => `fragment F${at} on Query{...F${at + 1} ...F${at + 1}}`,
        );
        const query = `{...F0} ${fragments.join(' ')} fragment F${levels} on Query{__typename}`;
        await run.attempt(`${levels} levels of fragments`, () => send(query));
      }
      failures = await run.end();
      expect(failures).toEqual([]);
    },
    (time.seconds + 60) * 1000,
  );
});
