import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';
import { BAD_KEY_POLICY, BadKeyLimit } from '../../../src/accounts/bad-key-limit.js';
import { createAuthenticator } from '../../../src/accounts/authenticate.js';
import { mintApiKey, type ApiKeyToken } from '../../../src/accounts/api-key.js';
import { toNewKey } from '../../../src/accounts/issue-key.js';
import { createKeyTable } from '../../../src/accounts/key-table.js';
import { createRateLimiter } from '../../../src/accounts/rate-limiter.js';
import type { UsageEvent } from '../../../src/accounts/usage-recorder.js';
import { KeyVerifier } from '../../../src/accounts/verify-key.js';
import { openLimiters } from '../../../src/accounts/open-limiters.js';
import { ENGINE_VERSION } from '../../../src/engine/calculate-duty.js';
import { createServer, type ServerParts } from '../../../src/server/create-server.js';
import type { ParentLog } from '../../../src/server/ports.js';
import type { Listener } from '../../../src/server/listener.js';
import { openTestDatabase } from '../../support/test-database.js';
import type { Database } from '../../../src/store/database/database.js';
import { watchResponses } from '../../support/response-checks.js';
import { fixtureSnapshots } from './fixture-snapshots.js';

const { limiterFor } = openLimiters({ redisUrl: null });

/** A whole server on a port of its own, with keys in a real database. */
export interface RunningServer {
  readonly listener: Listener;
  readonly address: AddressInfo;
  readonly url: string;
  readonly key: ApiKeyToken;
  readonly betaKey: ApiKeyToken;
  readonly testKey: ApiKeyToken;
  readonly database: Database;
  /** Lines of the log, oldest first. */
  readonly logged: { readonly fields: Record<string, unknown>; readonly message: string }[];
  readonly usage: UsageEvent[];
  /** Responses that were not as the OpenAPI document says. */
  readonly violations: readonly string[];
  /** Stops it; throws when a response was not as the OpenAPI document says. */
  stop(): Promise<void>;
}

export type ServerChanges = Partial<ServerParts> & { readonly pointsPerMinute?: number };

/** One database for all servers of a test file: opening it is the slow part. */
let shared: { readonly file: string; readonly database: Promise<Database> } | null = null;

/**
 * `open` says what it holds, for who asks first. Files of a worker share this module: each must close what it opened,
 * or the next one would go on with what that holds.
 */
export async function openSharedDatabase(open = openTestDatabase): Promise<Database> {
  const file = expect.getState().testPath!;
  if (shared !== null && shared.file !== file)
    throw new Error(`${shared.file} left its database open: call closeSharedDatabase in its last afterAll`);
  shared ??= { file, database: open() };
  return shared.database;
}

export async function closeSharedDatabase(): Promise<void> {
  const closed = shared;
  shared = null;
  await (await closed?.database)?.close();
}

export async function startServer(changes: ServerChanges = {}): Promise<RunningServer> {
  const { pointsPerMinute = 100_000, ...overrides } = changes;
  const database = await openSharedDatabase();
  const keys = createKeyTable(database);
  const addKey = async (mode: 'live' | 'test', betaEntitled: boolean): Promise<ApiKeyToken> => {
    const token = mintApiKey(mode);
    await keys.insert(toNewKey(token, { accountName: 'tests', betaEntitled, label: null, expiresAt: null }));
    return token;
  };
  const clock = { now: () => new Date('2026-11-20T12:00:00Z'), elapsed: () => performance.now() };
  const limiterOf = (name: string) => limiterFor({ name, limit: pointsPerMinute });
  const logged: RunningServer['logged'][number][] = [];
  const logWith = (common: object): ParentLog => {
    const record = (fields: object, message: string): void =>
      void logged.push({ fields: { ...common, ...fields }, message });
    return { info: record, warn: record, error: record, child: (more) => logWith({ ...common, ...more }) };
  };
  const usage: UsageEvent[] = [];
  const listener = await createServer({
    snapshots: fixtureSnapshots,
    authenticator: createAuthenticator(
      new KeyVerifier({ keys, clock }),
      new BadKeyLimit(limiterFor(BAD_KEY_POLICY), clock),
    ),
    rateLimiter: createRateLimiter({ read: limiterOf('read'), heavy: limiterOf('heavy') }),
    usage: { record: (event) => void usage.push(event) },
    clock,
    log: logWith({}),
    version: '0.1.0',
    engineVersion: ENGINE_VERSION,
    problemPages: fileURLToPath(new URL('../../../docs/errors', import.meta.url)),
    readiness: [{ name: 'database', check: () => database.ping() }],
    ...overrides,
  });
  const violations: string[] = [];
  watchResponses(listener.server, (problem) => void violations.push(problem));
  const address = await listener.listen(0, '127.0.0.1');
  return {
    listener,
    address,
    url: `http://127.0.0.1:${address.port}`,
    key: await addKey('live', false),
    betaKey: await addKey('live', true),
    testKey: await addKey('test', false),
    database,
    logged,
    usage,
    violations,
    stop: async () => {
      await listener.stop();
      if (violations.length > 0)
        throw new Error(`Not as the OpenAPI document says:\n${violations.join('\n')}`);
    },
  };
}
