import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Idempotency } from '../../src/accounts/idempotency.js';
import { createIdempotencyTable } from '../../src/accounts/idempotency-table.js';
import type { IdempotencyTable } from '../../src/accounts/idempotency-table.js';
import { createRateLimiter } from '../../src/accounts/rate-limiter.js';
import { openLimiters } from '../../src/accounts/open-limiters.js';
import type { Database } from '../../src/store/database/database.js';
import { startBundledServer } from '../support/bundled-server.js';
import { TestClock } from '../accounts/test-clock.js';
import { expectProblem } from '../server/support/expect-problem.js';
import { sendRaw } from '../server/support/raw-request.js';
import type { RunningServer } from '../server/support/running-server.js';

/** A POST sent again under its Idempotency-Key. */

const clock = new TestClock();
const failing = { data: false, limiter: false, store: false };
let server: RunningServer;
let database: Database;
let table: IdempotencyTable;

const [DUTY, REPORT] = ['/v1/duty/calculate', '/v1/adcvd/report'] as const;
const BODY = {
  htsCode: '7326.90.86.88',
  countryOfOrigin: 'CN',
  declaredValue: 14172,
  entryDate: '2026-09-15',
};

interface Sent {
  readonly path?: string;
  readonly body?: unknown;
  readonly key?: string;
  readonly dataVersion?: string;
}

function post(
  idempotencyKey: string,
  { path = DUTY, body = BODY, key = server.key, dataVersion }: Sent = {},
) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      ...(dataVersion !== undefined && { 'Data-Version': dataVersion }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const isReplayed = (response: Response): boolean => response.headers.get('idempotent-replayed') === 'true';

/** A good answer that ran. */
async function fresh(response: Response): Promise<string> {
  expect([response.status, isReplayed(response)]).toEqual([200, false]);
  return response.text();
}

export function describeIdempotency(): void {
  describe('a POST under an Idempotency-Key', () => {
    beforeAll(async () => {
      server = await startBundledServer(({ database: opened, snapshots }) => {
        database = opened;
        table = createIdempotencyTable(database);
        const { limiterFor } = openLimiters({ redisUrl: null });
        const local = limiterFor({ name: 'read', limit: 100_000 });
        const spent = limiterFor({ name: 'spent', limit: 1 });
        const limiter = {
          take: (key: string, points: number) =>
            failing.limiter ? spent.take(key, points + 1) : local.take(key, points),
        };
        return {
          idempotency: new Idempotency(
            {
              ...table,
              take: (...given) => (failing.store ? Promise.reject(new Error()) : table.take(...given)),
            },
            clock,
          ),
          snapshots: {
            find: (...given) => snapshots.find(...given),
            listKept: (...given) => snapshots.listKept(...given),
            getCurrent: (mode) => (failing.data ? null : snapshots.getCurrent(mode)),
          },
          rateLimiter: createRateLimiter({ read: limiter, heavy: limiter }),
        };
      });
    }, 120_000);
    afterAll(() => server.stop());
    beforeEach(() => void Object.assign(failing, { data: false, limiter: false, store: false }));

    describe('the same request again', () => {
      it('gets the same bytes, type and data version, and says so', async () => {
        const first = await post('order-66?');
        const again = await post('order-66?');
        expect(isReplayed(again)).toBe(true);
        expect(await again.text()).toBe(await fresh(first));
        for (const name of ['content-type', 'data-version', 'cache-control'])
          expect(again.headers.get(name)).toBe(first.headers.get(name));
        expect(again.headers.get('x-service-trace-id')).not.toBe(first.headers.get('x-service-trace-id'));
      });

      it('runs once of fifty at the same time', async () => {
        const key = randomUUID();
        const responses = await Promise.all(Array.from({ length: 50 }, () => post(key)));
        const freshOnes = responses.filter((one) => one.status === 200 && !isReplayed(one));
        expect(freshOnes).toHaveLength(1);
        const bytes = await freshOnes[0]!.text();
        for (const response of responses) {
          if (response === freshOnes[0]) continue;
          if (response.status === 200) expect(await response.text()).toBe(bytes);
          else {
            const wait = Number(response.headers.get('retry-after'));
            expect(wait).toBeGreaterThanOrEqual(1);
            expect(wait).toBeLessThanOrEqual(30);
            await expectProblem(response, 409, 'idempotency-in-progress');
          }
        }
        expect(await (await post(key)).text()).toBe(bytes);
      });

      it('is replayed for 24 hours and then runs again', async () => {
        const key = randomUUID();
        await fresh(await post(key));
        clock.advance(24 * 60 * 60_000 - 1000);
        expect(isReplayed(await post(key))).toBe(true);
        clock.advance(2000);
        await fresh(await post(key));
        expect(isReplayed(await post(key))).toBe(true);
      });

      it('waits for a request that ended with its process, no longer than its lease', async () => {
        const key = randomUUID();
        clock.advance(1);
        await fresh(await post(key));
        const where = { orderBy: { createdAt: 'desc' } } as const;
        const { id } = (await database.prisma.idempotencyRecord.findFirst(where))!;
        const leaseEndsAt = new Date(clock.now().getTime() + 30_000);
        await database.prisma.idempotencyRecord.update({
          where: { id },
          data: { state: 'running', expiresAt: leaseEndsAt, responseBody: null },
        });
        const waiting = await post(key);
        expect(waiting.headers.get('retry-after')).toBe('30');
        await expectProblem(waiting, 409, 'idempotency-in-progress');
        clock.advance(30_000);
        await fresh(await post(key));
        expect(isReplayed(await post(key))).toBe(true);
      });
    });

    describe('a key', () => {
      it('with another body is refused', async () => {
        const key = randomUUID();
        await fresh(await post(key));
        const other = await post(key, { body: { ...BODY, declaredValue: 14173 } });
        await expectProblem(other, 400, 'idempotency-key-reused');
        expect(isReplayed(await post(key))).toBe(true);
      });

      it('with another data version pinned is refused, with the same one it is replayed', async () => {
        const key = randomUUID();
        const first = await post(key);
        const dataVersion = first.headers.get('data-version')!;
        await fresh(first);
        await expectProblem(await post(key, { dataVersion }), 400, 'idempotency-key-reused');
        const pinned = randomUUID();
        await fresh(await post(pinned, { dataVersion }));
        expect(isReplayed(await post(pinned, { dataVersion }))).toBe(true);
      });

      it('at another address, of another caller, or with another method is another key', async () => {
        const key = randomUUID();
        await fresh(await post(key));
        const product = { htsCode: '7604.21.00.10', country: 'CN', productDescription: 'aluminum profiles' };
        await fresh(await post(key, { path: REPORT, body: product }));
        await fresh(await post(key, { key: server.betaKey }));
        const got = await fetch(`${server.url}${DUTY}?hts=7326908688&origin=CN&date=2026-09-15`, {
          headers: { Authorization: `Bearer ${server.key}`, 'Idempotency-Key': key },
        });
        await fresh(got);
      });

      it.each([
        ['empty', ''],
        ['256 characters', 'k'.repeat(256)],
        ['not ASCII', 'cl\u00e9'],
        ['with a space inside', 'a b'],
      ])('that is %s is refused', async (_name, key) => {
        await expectProblem(await post(key), 400, 'invalid-idempotency-key');
      });

      it('sent twice, or with a control character, is refused', async () => {
        const ask = (header: string): Promise<{ status: number; body: string }> => {
          const body = JSON.stringify(BODY);
          const head = `POST ${DUTY} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${server.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n${header}\r\n\r\n`;
          return sendRaw(server.address.port, head + body);
        };
        const twice = await ask('Idempotency-Key: a\r\nIdempotency-Key: b');
        expect([twice.status, twice.body]).toEqual([400, expect.stringContaining('invalid-idempotency-key')]);
        expect((await ask('Idempotency-Key: a\u0001b')).status).toBe(400);
        expect((await ask('Idempotency-Key: a\tb')).status).toBe(400);
      });

      it('of 255 characters is taken', async () => void (await fresh(await post('k'.repeat(255)))));

      it('is neither in the database nor in the log', async () => {
        const key = `secret-${randomUUID()}`;
        await fresh(await post(key));
        const rows = await database.prisma.idempotencyRecord.findMany({ omit: { responseBody: true } });
        expect(rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(rows)).not.toContain(key);
        expect(JSON.stringify(server.logged)).not.toContain(key);
        for (const { idempotencyKeyHash } of rows) expect(idempotencyKeyHash).toMatch(/^[0-9a-f]{64}$/);
      });
    });

    describe('a refusal is not kept', () => {
      const large = { ...BODY, manufacturerName: 'x'.repeat(1024 * 1024) };

      it.each<[number, Partial<typeof failing>, Sent]>([
        [400, {}, { body: { ...BODY, htsCode: 'x' } }],
        [401, {}, { key: `dg_live_${'x'.repeat(32)}` }],
        [413, {}, { body: large }],
        [429, { limiter: true }, {}],
        [503, { data: true }, {}],
      ])('%d', async (status, fault, sent) => {
        const key = randomUUID();
        Object.assign(failing, fault);
        const refused = await post(key, sent);
        expect([refused.status, isReplayed(refused)]).toEqual([status, false]);
        Object.assign(failing, { data: false, limiter: false });
        await fresh(await post(key));
      });
    });

    it('a record that cannot be reached is said so, and is needed by no request without a key', async () => {
      failing.store = true;
      const refused = await post(randomUUID());
      expect(refused.headers.get('retry-after')).toBe('5');
      await expectProblem(refused, 503, 'service-unavailable');
      const headers = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' };
      const without = { method: 'POST', headers, body: JSON.stringify(BODY) };
      expect((await fetch(`${server.url}${DUTY}`, without)).status).toBe(200);
    });
  });
}
