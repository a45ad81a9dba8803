import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../support/server-process.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { startRedis, type RunningRedis } from '../servers/accounts/running-redis.js';
import { createTestDatabase, type TestDatabase } from '../servers/store/test-database.js';

/** Points of the smaller budget: few enough to use up. */
export const HEAVY_LIMIT = 20;

const newKey = (): string => `dg_live_${randomBytes(16).toString('hex')}`;

/** Real servers, a real PostgreSQL and a real Redis, with a proxy before each of the two. */
export class FaultSetup {
  /** Keys of accounts of their own, entitled to everything. */
  readonly keys = {
    main: newKey(),
    shared: newKey(),
    local: newKey(),
    frozen: newKey(),
    clock: newKey(),
    once: newKey(),
  };
  /** In the database, and used by no request before the fault: each is taken once. */
  readonly unseen = Array.from({ length: 10 }, newKey);
  private readonly allUnseen = [...this.unseen];
  private readonly rows: string[][] = [];
  database!: TestDatabase;
  redis!: RunningRedis;
  databaseProxy!: TcpProxy;
  redisProxy!: TcpProxy;
  private folder!: string;
  private readonly started: ServerProcess[] = [];
  private readonly proxies: TcpProxy[] = [];

  async open(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'dutygraph-'));
    this.database = await createTestDatabase();
    this.redis = await startRedis();
    this.databaseProxy = await this.openProxy();
    this.redisProxy = await TcpProxy.to(this.redis.url);
  }

  async close(): Promise<void> {
    await Promise.all(this.started.map((server) => server.kill()));
    await Promise.all([...this.proxies, this.redisProxy].map((proxy) => proxy.close()));
    await this.redis.stop();
    await this.database.drop();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** Another way to the database. */
  async openProxy(): Promise<TcpProxy> {
    const proxy = await TcpProxy.to(this.database.databaseUrl);
    this.proxies.push(proxy);
    return proxy;
  }

  /** A server on the database and Redis themselves, unless the environment says otherwise. */
  async start(environment: NodeJS.ProcessEnv = {}, flags: readonly string[] = []): Promise<ServerProcess> {
    const all = [...Object.values(this.keys), ...this.allUnseen];
    const server = await ServerProcess.start(
      {
        DATA_DIR: join(this.folder, String(this.started.length)),
        DATABASE_URL: this.database.databaseUrl,
        REDIS_URL: this.redis.url,
        BOOTSTRAP_API_KEYS: all.map((key, at) => `${key}:beta:account-${at}`).join(','),
        RATE_LIMIT_PER_MINUTE: '100000',
        RATE_LIMIT_HEAVY_PER_MINUTE: String(HEAVY_LIMIT),
        ...environment,
      },
      flags,
    );
    this.started.push(server);
    return server;
  }

  /** The environment of a server behind both proxies. */
  get behindProxies(): NodeJS.ProcessEnv {
    return {
      DATABASE_URL: this.databaseProxy.through(this.database.databaseUrl),
      REDIS_URL: this.redisProxy.through(this.redis.url),
    };
  }

  /** A line of the closing table. */
  note(row: string, [fault, expected, seen]: readonly [fault: string, expected: string, seen: string]): void {
    this.rows.push([row, fault, expected, seen]);
  }

  /** What was done, what had to happen, and what did. */
  get table(): string {
    const all = [['row', 'fault', 'expected', 'seen'], ...this.rows];
    const widths = [0, 1, 2].map((column) => Math.max(...all.map((cells) => cells[column]!.length)));
    const lines = all.map((cells) =>
      cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
    );
    return `\n${lines.map((line) => line.trimEnd()).join('\n')}\n`;
  }
}

export const DUTY = '/v1/duty/calculate?hts=7326.90.86.88&origin=CN&value=14172&date=2026-09-15';
export const DUTY_BODY = {
  htsCode: '7326.90.86.88',
  countryOfOrigin: 'CN',
  declaredValue: 14172,
  entryDate: '2026-09-15',
};

/** The hash of an answer without what is only about the answer. */
export async function hashOf(response: Response): Promise<string> {
  const about = new Set(['_meta', 'traceId']);
  const facts: unknown = JSON.parse(await response.text(), (name, value: unknown) =>
    about.has(name) ? undefined : value,
  );
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
