import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type Results } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { Driver } from './driver.js';
import { RESULT_PARSERS } from './result-text.js';
import { addScripts } from './script-adapter.js';
import type { Statements } from './session.js';
import { statfsSync } from 'node:fs';

/**
 * PostgreSQL inside this process. It has one connection: statements and transactions queue, so a long transaction
 * blocks every other reader of the database.
 *
 * @param directory where the files live; null keeps everything in memory.
 */
export async function openEmbedded(directory: string | null): Promise<Driver> {
  const postgres = await startPostgres(directory);
  const adapter = new PrismaPGlite(postgres);
  return {
    kind: 'embedded',
    adapter,
    ...toStatements(postgres),
    runScript: async <Row>(script: string) =>
      ((await postgres.exec(script, { parsers: RESULT_PARSERS })).at(-1)?.rows ?? []) as Row[],
    transaction: (work) => postgres.transaction((connection) => work(toStatements(connection))),
    migrate: (work) => work(addScripts(adapter, (script) => postgres.exec(script))),
    close: () => postgres.close(),
  };
}

async function startPostgres(directory: string | null): Promise<PGlite> {
  try {
    const extensions = { btree_gist, pg_trgm };
    if (directory === null) return await PGlite.create({ extensions });
    return reserveSpace(await PGlite.create({ dataDir: directory, extensions }), createSpaceCheck(directory));
  } catch (cause) {
    const place = directory ?? 'memory';
    throw new Error(
      `the embedded database in ${place} does not start: restore the directory from a copy, or move it away to begin anew`,
      { cause },
    );
  }
}

/** The same database with a disk space check before every statement, whoever sends it. */
function reserveSpace(postgres: PGlite, requireSpace: (sql: string) => void): PGlite {
  const query = postgres.query.bind(postgres);
  const exec = postgres.exec.bind(postgres);
  const transaction = postgres.transaction.bind(postgres);
  postgres.query = async (sql, ...more) => (requireSpace(sql), query(sql, ...more));
  postgres.exec = async (sql, ...more) => (requireSpace(sql), exec(sql, ...more));
  postgres.transaction = (work) =>
    transaction((inside) => {
      const ask = inside.query.bind(inside);
      inside.query = async (sql, ...more) => (requireSpace(sql), ask(sql, ...more));
      return work(inside);
    });
  return postgres;
}

interface Connection {
  query<Row>(sql: string, parameters: unknown[], options: object): Promise<Results<Row>>;
}

/** A statement of this length is followed by a turn of the event loop. */
const LONG_MS = 10;

/** Statements run on this thread: after a long one, requests that wait are answered before the next begins. */
function toStatements(connection: Connection): Statements {
  const run = async <Row>(sql: string, parameters: readonly unknown[] = []): Promise<Results<Row>> => {
    const begun = performance.now();
    const results = await connection.query<Row>(sql, [...parameters], { parsers: RESULT_PARSERS });
    if (performance.now() - begun > LONG_MS) await nextTurn();
    return results;
  };
  return {
    query: async <Row>(sql: string, parameters?: readonly unknown[]) =>
      (await run<Row>(sql, parameters)).rows,
    execute: async (sql, parameters) => (await run(sql, parameters)).affectedRows ?? 0,
  };
}

/**
 * Disk space that writes leave free: more than the largest statement writes to its log. The embedded database never
 * returns from a commit whose log does not fit on the disk, which would hang the process.
 */
const RESERVED_BYTES = 128 * 1024 * 1024;

const READS = /^\s*(?:SELECT|SHOW|EXPLAIN|BEGIN|START|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET|DEALLOCATE)\b/i;

/** The disk is too full for a write. */
class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor(readonly path: string) {
    super(
      `ENOSPC: less than ${RESERVED_BYTES / 1024 ** 2} MiB are free on the disk of ${path}, and nothing is written below that: free some, no restart is needed`,
    );
  }
}

/** Throws DiskFull for a statement that writes when the directory's disk has too little space. */
function createSpaceCheck(directory: string): (sql: string) => void {
  return (sql) => {
    if (READS.test(sql)) return;
    const { bavail, bsize } = statfsSync(directory);
    if (bavail * bsize < RESERVED_BYTES) throw new DiskFull(directory);
  };
}
