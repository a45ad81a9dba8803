import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureConfiguredKeys, parseConfiguredKeys } from '../../../src/accounts/bootstrap.js';
import { issueKey } from '../../../src/accounts/issue-key.js';
import { createKeyTable } from '../../../src/accounts/key-table.js';
import { UsageRecorder } from '../../../src/accounts/usage-recorder.js';
import { createUsageTable } from '../../../src/accounts/usage-table.js';
import { KeyVerifier } from '../../../src/accounts/verify-key.js';
import type { Database } from '../../../src/store/database/database.js';
import { openDatabase } from '../../../src/store/database/open.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { createTestDatabase, type TestDatabase } from '../store/test-database.js';

let test: TestDatabase;
let replicas: [Database, Database];
const clock = { now: () => new Date('2026-11-20T12:00:00Z'), elapsed: () => performance.now() };

beforeAll(async () => {
  test = await createTestDatabase();
  const open = (): Promise<Database> => openDatabase({ databaseUrl: test.databaseUrl, dataDir: '.data' });
  replicas = [await open(), await open()];
  await replicas[0].migrate();
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await test.drop();
});

const request = {
  accountName: 'importer',
  mode: 'live',
  betaEntitled: false,
  label: null,
  expiresAt: null,
} as const;

describe('two replicas on one PostgreSQL', () => {
  it('make the configured keys once when they start together', async () => {
    const configured = parseConfiguredKeys(`dg_live_${'k'.repeat(32)}:beta:acme,dg_test_${'t'.repeat(32)}`);
    if (!configured.ok) throw new Error(configured.message);
    const tables = replicas.map(createKeyTable);
    await Promise.all([...tables, ...tables].map((keys) => ensureConfiguredKeys(keys, configured.value)));
    const keys = await tables[0]!.list();
    expect(keys.map(({ accountName, mode }) => [accountName, mode]).sort()).toEqual([
      ['acme', 'live'],
      ['default', 'test'],
    ]);
    expect(await replicas[0].prisma.auditEvent.count({ where: { action: 'key.created' } })).toBe(2);
  });

  it('see each other’s keys and revocations', async () => {
    const [first, second] = replicas.map(createKeyTable);
    const { token, key } = await issueKey(first!, request);
    expect(await new KeyVerifier({ keys: second!, clock }).verify(token)).toMatchObject({ keyId: key.id });
    await second!.revoke(key.id, clock.now());
    expect(await new KeyVerifier({ keys: first!, clock }).verify(token)).toBeNull();
  });

  it('add their counts of the same operation and day up', async () => {
    const { key } = await issueKey(createKeyTable(replicas[0]), request);
    const recorders = replicas.map(
      (database) =>
        new UsageRecorder({
          usage: createUsageTable(database),
          keys: createKeyTable(database),
          clock,
          flushEveryMs: 1e9,
        }),
    );
    for (let call = 0; call < 100; call += 1) {
      const event = {
        accountId: key.accountId,
        keyId: key.id,
        operation: 'calculateDuty',
        failed: call % 10 === 0,
      };
      recorders[call % 2]!.record(event);
      if (call % 20 === 19) await Promise.all(recorders.map((recorder) => recorder.flush()));
    }
    await Promise.all(recorders.map((recorder) => recorder.close()));
    const day = toCalendarDate('2026-11-20');
    const [count, ...others] = await createUsageTable(replicas[1]).read(key.accountId, day, day);
    expect(others).toEqual([]);
    expect(count).toMatchObject({ operation: 'calculateDuty', requests: 100, errors: 10 });
  });

  it('answer that the service is unavailable when PostgreSQL is not there', async () => {
    const nowhere = await openDatabase({
      databaseUrl: 'postgres://postgres@127.0.0.1:1/none',
      dataDir: '.data',
    });
    const verifier = new KeyVerifier({ keys: createKeyTable(nowhere), clock });
    await expect(verifier.verify(`dg_live_${'x'.repeat(32)}`)).rejects.toMatchObject({
      kind: 'service-unavailable',
    });
    await nowhere.close();
  });
});
