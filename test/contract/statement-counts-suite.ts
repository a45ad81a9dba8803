import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createAccountRepositories } from '../../src/accounts/account-repository.js';
import { createKeyTable } from '../../src/accounts/key-table.js';
import { issueKey } from '../../src/accounts/issue-key.js';
import { UsageRecorder } from '../../src/accounts/usage-recorder.js';
import { createUsageTable } from '../../src/accounts/usage-table.js';
import { startBundledServer } from '../support/bundled-server.js';
import { openCounted, statements } from '../support/counted-database.js';
import { openSharedDatabase, type RunningServer } from '../server/support/running-server.js';

/** Statements of every operation that reads or writes the database, over HTTP: each may be a long way to go. */

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
let server: RunningServer;
let usage: UsageRecorder;

interface Asked {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  readonly key?: string;
}

function ask({ path, body, headers, key = server.betaKey }: Asked): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const READS_KEY = /FROM api_key JOIN account/;

/** How many statements a request takes beside the look at its key, which is made now and then. */
async function count(asked: Asked): Promise<number> {
  statements.length = 0;
  const response = await ask(asked);
  expect([asked.path, response.status, await response.text()]).toEqual([asked.path, 200, expect.anything()]);
  return statements.filter((sql) => !READS_KEY.test(sql)).length;
}

const DUTY = { htsCode: '7326.90.86.88', countryOfOrigin: 'CN', declaredValue: 1, entryDate: '2026-09-15' };
const REPORT = { htsCode: '7317.00.55.01', country: 'CN', productDescription: 'steel nails' };

export function describeStatementCounts(): void {
  describe('statements of one request', () => {
    beforeAll(async () => {
      const database = await openSharedDatabase(openCounted);
      usage = new UsageRecorder({
        usage: createUsageTable(database),
        keys: createKeyTable(database),
        clock,
        flushEveryMs: 1e9,
      });
      server = await startBundledServer(() => ({
        usage,
        accountOf: createAccountRepositories({
          database,
          usage: createUsageTable(database),
          recorder: usage,
          clock,
        }),
      }));
    }, 120_000);
    afterAll(async () => {
      await server.stop();
      await usage.close();
    });

    beforeEach(async () => {
      // Three operations of two keys wait to be counted, as after some seconds of work.
      await (await ask({ path: '/v1/hts/search?q=nails' })).text();
      await (await ask({ path: '/v1/catalog/sections' })).text();
      await (await ask({ path: '/v1/regulatory-data/status', key: server.key })).text();
    });

    it.each<[string, Asked, number]>([
      ['usage: counters and keys at once, then the counters', { path: '/v1/usage' }, 3],
      ['export: the same beside eight tables at once', { path: '/v1/account/export' }, 11],
      ['a report', { path: '/v1/adcvd/report', body: REPORT }, 1],
      [
        'a classification: letters near it',
        { path: '/v1/classify', body: { description: 'steel nails' } },
        1,
      ],
      ['a conversation', { path: '/v1/classify/chat', body: { message: 'steel nails' } }, 2],
      [
        'letters: how many and a page at once, then whether there are any',
        { path: '/v1/rulings/cross?q=nails' },
        3,
      ],
      ['a duty', { path: '/v1/duty/calculate', body: DUTY }, 0],
    ])('%s', async (_what, asked, most) => expect(await count(asked)).toBe(most));

    it('under an Idempotency-Key: taken and kept, and of a replay two', async () => {
      const asked = {
        path: '/v1/duty/calculate',
        body: DUTY,
        headers: { 'Idempotency-Key': randomUUID() },
      };
      const [first, again] = [await count(asked), await count(asked)];
      expect([first, again]).toEqual([expect.any(Number), 2]);
      // Now and then what has ended is removed beside the first.
      expect([2, 3]).toContain(first);
    });

    it('the first of a key: one, for the key', async () => {
      const request = { mode: 'live', betaEntitled: false, label: null, expiresAt: null } as const;
      const { token } = await issueKey(createKeyTable(server.database), { ...request, accountName: 'new' });
      expect(await count({ path: '/v1/regulatory-data/status', key: token })).toBe(0);
      expect(statements).toEqual([expect.stringMatching(READS_KEY)]);
    });
  });
}
