import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createAccountRepositories,
  type AccountRepositoryParts,
} from '../../src/accounts/account-repository.js';
import { hashApiKey } from '../../src/accounts/api-key.js';
import { issueKey, type IssuedKey } from '../../src/accounts/issue-key.js';
import { createIdempotencyTable } from '../../src/accounts/idempotency-table.js';
import { createKeyTable } from '../../src/accounts/key-table.js';
import { UsageRecorder } from '../../src/accounts/usage-recorder.js';
import { createUsageTable } from '../../src/accounts/usage-table.js';
import { createReportTable } from '../../src/store/adcvd/report-table.js';
import type { Database } from '../../src/store/database/database.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { Decimal } from '../../src/terms/decimal.js';
import { expectProblem } from '../server/support/expect-problem.js';
import { openSharedDatabase, startServer, type RunningServer } from '../server/support/running-server.js';
import { until } from '../server/support/until.js';

/** What an account has used, and what is held on it, over a real database. */
export function describeAccountRepository(): void {
  describe('an account', () => {
    const KEY_HASH = 'c'.repeat(64);
    const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
    let database: Database;
    let recorder: UsageRecorder;
    let server: RunningServer;
    let mine: IssuedKey;
    let other: IssuedKey;
    let parts: AccountRepositoryParts;

    beforeAll(async () => {
      database = await openSharedDatabase();
      const keys = createKeyTable(database);
      const usage = createUsageTable(database);
      recorder = new UsageRecorder({ usage, keys, clock, flushEveryMs: 1e9 });
      parts = { database, usage, recorder, clock };
      server = await startServer({ usage: recorder, accountOf: createAccountRepositories(parts) });
      const request = { mode: 'live', betaEntitled: false, label: 'for a test', expiresAt: null } as const;
      mine = await issueKey(keys, { ...request, accountName: 'importer' });
      other = await issueKey(keys, { ...request, accountName: 'somebody-else' });
    }, 120_000);
    afterAll(async () => {
      await server.stop();
      await recorder.close();
    });

    /** Resolves when the request is counted too, which is a moment after its answer. */
    const get = async (path: string, key: IssuedKey = mine): Promise<Response> => {
      const before = server.logged.length;
      const response = await fetch(`${server.url}${path}`, {
        headers: { Authorization: `Bearer ${key.token}` },
      });
      await until(() => server.logged.length > before);
      return response;
    };

    async function bodyOf(path: string, key: IssuedKey = mine): Promise<Record<string, unknown>> {
      const response = await get(path, key);
      expect(response.status).toBe(200);
      return (await response.json()) as Record<string, unknown>;
    }

    describe('GET /v1/usage', () => {
      it('sums the requests of the account of the last 30 days, by operation and by day', async () => {
        const usage = createUsageTable(database);
        const count = (day: string, requests: number) => ({
          accountId: mine.key.accountId,
          operation: 'searchHts',
          day: toCalendarDate(day),
          requests,
          errors: 1,
          aiTokens: 0,
          aiCost: new Decimal('0.25'),
        });
        for (const [day, requests] of [
          ['2026-10-21', 1000],
          ['2026-10-22', 3],
          ['2026-11-19', 4],
        ] as const)
          await usage.add([count(day, requests)]);
        for (let call = 0; call < 3; call += 1) await (await get('/v1/regulatory-data/status')).text();
        await (await get('/v1/hts/search')).text();
        const body = await bodyOf('/v1/usage');
        expect(body).toMatchObject({
          from: '2026-10-22',
          to: '2026-11-20',
          days: 30,
          totals: { requests: 11, errors: 3, aiTokens: 0, aiCostUsd: '0.5' },
          byOperation: [
            { operation: 'searchHts', requests: 8, errors: 3 },
            { operation: 'getRegulatoryDataStatus', requests: 3, errors: 0 },
          ],
          byDay: [
            { day: '2026-10-22', requests: 3 },
            { day: '2026-11-19', requests: 4 },
            { day: '2026-11-20', requests: 4, errors: 1 },
          ],
        });
        expect(body.counts).toHaveLength(4);
      });

      it('is counted itself, changes its tag, and is nobody else’s', async () => {
        const [first, second] = [await get('/v1/usage'), await get('/v1/usage')];
        expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
        await Promise.all([first.text(), second.text()]);
        const { byOperation } = await bodyOf('/v1/usage');
        expect(byOperation).toContainEqual(
          expect.objectContaining({ operation: 'getUsageSummary', requests: 3 }),
        );
        const foreign = await bodyOf('/v1/usage', other);
        expect(foreign.totals).toMatchObject({ requests: 0 });
      });

      it('loses nothing on a stop', async () => {
        const passing = await startServer({ usage: recorder, accountOf: createAccountRepositories(parts) });
        const ask = () =>
          fetch(`${passing.url}/v1/regulatory-data/status`, {
            headers: { Authorization: `Bearer ${other.token}` },
          });
        await Promise.all(Array.from({ length: 20 }, async () => (await ask()).text()));
        await passing.stop();
        await recorder.flush();
        expect(recorder.state).toEqual({ pending: 0, lost: 0 });
        const { byOperation } = await bodyOf('/v1/usage', other);
        expect(byOperation).toContainEqual(
          expect.objectContaining({ operation: 'getRegulatoryDataStatus', requests: 20 }),
        );
      });
    });

    describe('GET /v1/account/export', () => {
      beforeAll(async () => {
        const reports = createReportTable(database, {
          accountId: mine.key.accountId,
          engineVersion: '0.1.0',
        });
        await reports.save({
          title: 'a report',
          request: { asked: 1 },
          content: { dataVersion: 'a'.repeat(64) },
        });
        const table = createIdempotencyTable(database);
        const asked = {
          apiKeyId: mine.key.id,
          method: 'POST',
          path: '/v1/x',
          keyHash: KEY_HASH,
          fingerprint: 'f'.repeat(64),
        };
        const holding = await table.take(asked, clock.now(), new Date('2026-11-20T12:00:30Z'));
        const answer = { status: 200, headers: {}, body: Buffer.from('{"kept":true}') };
        await table.complete(holding!, answer, new Date('2026-11-21T12:00:00Z'));
        const { accountId } = mine.key;
        const classification = { description: 'a chair', request: {}, result: {}, dataVersionHash: 'a' };
        await database.prisma.classification.create({ data: { accountId, ...classification } });
      });

      it('is everything held on the account, without secrets', async () => {
        const response = await get('/v1/account/export');
        const text = await response.text();
        const body = JSON.parse(text) as Record<string, unknown>;
        expect(body).toMatchObject({
          account: { id: mine.key.accountId, name: 'importer' },
          apiKeys: [{ id: mine.key.id, prefix: mine.key.prefix, mode: 'live', label: 'for a test' }],
          reports: [{ kind: 'adcvd', title: 'a report', request: { asked: 1 }, dataVersion: 'a'.repeat(64) }],
          classifications: [{ description: 'a chair' }],
          confirmations: [],
          idempotencyRecords: [
            { path: '/v1/x', state: 'done', responseStatus: 200, responseBody: '{"kept":true}' },
          ],
          auditEvents: [{ action: 'key.created' }],
        });
        expect((body.usage as { day: string }[])[0]?.day).toBe('2026-10-21');
        for (const secret of [mine.token, hashApiKey(mine.token), KEY_HASH])
          expect(text).not.toContain(secret);
      });

      it('names every table that refers to an account', async () => {
        const rows = await database.query<{ table: string }>(
          `SELECT table_name AS "table" FROM information_schema.columns WHERE column_name = 'account_id' ORDER BY 1`,
        );
        expect(rows.map(({ table }) => table)).toEqual([
          'api_key',
          'audit_event',
          'classification',
          'classification_confirmation',
          'entry_audit',
          'report',
          'usage_counter',
        ]);
      });

      it('of another account holds nothing of this one', async () => {
        const text = JSON.stringify(await bodyOf('/v1/account/export', other));
        expect(text).toContain('somebody-else');
        for (const foreign of [mine.key.id, mine.key.accountId, 'a report', 'a chair', 'kept'])
          expect(text).not.toContain(foreign);
      });
    });

    it.each(['/v1/usage', '/v1/account/export'])('%s says that the database is away', async (path) => {
      const failing = { read: () => Promise.reject(new Error('connection refused')) };
      const accountOf = createAccountRepositories({ ...parts, usage: failing });
      const broken = await startServer({ accountOf });
      const key = { headers: { Authorization: `Bearer ${mine.token}` } };
      const response = await fetch(`${broken.url}${path}`, key);
      expect(response.headers.get('retry-after')).toBe('5');
      await expectProblem(response, 503, 'service-unavailable');
      await broken.stop();
    });
  });
}
