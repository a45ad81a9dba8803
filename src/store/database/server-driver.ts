import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Driver } from './driver.js';
import { RESULT_PARSERS } from './result-text.js';
import { addScripts } from './script-adapter.js';
import type { Statements } from './session.js';

/** Limits of the connection pool, in milliseconds where they are times. */
const POOL_LIMITS = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  /** The server ends a statement after this time ... */
  statement_timeout: 30_000,
  /** ... and a silent connection is abandoned a little later. */
  query_timeout: 35_000,
  keepAlive: true,
  application_name: 'dutygraph',
};

/** Stricter limits where a request waits: it fails early, and a silent connection is replaced. */
const REQUEST_LIMITS = {
  ...POOL_LIMITS,
  connectionTimeoutMillis: 3_000,
  statement_timeout: 4_000,
  query_timeout: 4_500,
};

/** Time allowed for a bulk load or a migration. */
const LONG_TIMEOUT = 30 * 60_000;

/** An arbitrary number, the same in every process, so that one migration runs at a time. */
const MIGRATION_LOCK = 5_309_722_026;

export interface ServerOptions {
  readonly databaseUrl: string;
  /** True: use the short limits of requests; false: allow loading and reading whole sets of rows. */
  readonly forRequests?: boolean;
  /** Called with connections that break while idle; the pool replaces them by itself. */
  readonly onConnectionError?: (error: Error) => void;
}

/** PostgreSQL by URL, through a pool. Opening does not connect: an unreachable server fails at the first statement. */
export function openServer(options: ServerOptions): Driver {
  const connectionString = checkDatabaseUrl(options.databaseUrl);
  const onError = (error: Error): void => options.onConnectionError?.(error);
  const pool = new pg.Pool({ connectionString, ...(options.forRequests ? REQUEST_LIMITS : POOL_LIMITS) });
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', onError);
  return {
    kind: 'server',
    adapter: new PrismaPg(pool, { onConnectionError: onError }),
    ...toStatements(pool),
    runScript: (script) => runScript(pool, script),
    transaction: (work) => inTransaction(pool, work),
    migrate: (work) => withMigrationConnection(connectionString, work),
    close: () => pool.end(),
  };
}

/** Rejects anything but a PostgreSQL URL before a driver guesses; never repeats the password. */
function checkDatabaseUrl(text: string): string {
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol === 'postgres:' || protocol === 'postgresql:') return text;
  throw new Error(
    'DATABASE_URL is not a PostgreSQL URL: write postgresql://user:password@host:5432/database',
  );
}

/** Without parameters PostgreSQL takes several statements at once, and answers for each. */
async function runScript<Row>(pool: pg.Pool, script: string): Promise<Row[]> {
  const results = (await pool.query({ text: script, types: RESULT_TYPES })) as unknown as
    pg.QueryResult<Row & pg.QueryResultRow> | pg.QueryResult<Row & pg.QueryResultRow>[];
  return (Array.isArray(results) ? results.at(-1) : results)?.rows ?? [];
}

async function inTransaction<T>(pool: pg.Pool, work: (statements: Statements) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  try {
    await client.query(`BEGIN; SET LOCAL statement_timeout = ${LONG_TIMEOUT}`);
    const result = await work(toStatements(client, LONG_TIMEOUT));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => void (broken = failure));
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/** A dedicated connection: it holds the lock, and a script runs whole, in one implicit transaction. */
async function withMigrationConnection<T>(
  connectionString: string,
  work: (adapter: PrismaPg) => Promise<T>,
): Promise<T> {
  const limits = {
    ...POOL_LIMITS,
    max: 1,
    idleTimeoutMillis: 0,
    statement_timeout: 0,
    query_timeout: LONG_TIMEOUT,
  };
  const pool = new pg.Pool({ connectionString, ...limits });
  pool.on('error', () => undefined);
  try {
    await pool.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(addScripts(new PrismaPg(pool), (script) => pool.query(script)) as PrismaPg);
  } finally {
    await pool.end();
  }
}

function toStatements(connection: pg.Pool | pg.PoolClient, timeout?: number): Statements {
  const run = <Row extends pg.QueryResultRow>(sql: string, parameters: readonly unknown[] = []) =>
    connection.query<Row>({
      text: sql,
      values: [...parameters],
      types: RESULT_TYPES,
      ...(timeout && { query_timeout: timeout }),
    });
  return {
    query: async <Row>(sql: string, parameters?: readonly unknown[]) =>
      (await run<Row & pg.QueryResultRow>(sql, parameters)).rows,
    execute: async (sql, parameters) => (await run(sql, parameters)).rowCount ?? 0,
  };
}

const parserOf = pg.types.getTypeParser as (oid: number) => (text: string) => unknown;

const RESULT_TYPES: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => RESULT_PARSERS[oid] ?? parserOf(oid),
};
