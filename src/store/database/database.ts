import { PrismaClient } from '../prisma-client/client.js';
import { toSession } from './many-rows.js';
import type { Driver } from './driver.js';
import { applyMigrations, listPending } from './migrations.js';
import type { Ownership } from './owner-lock.js';
import type { CommandAnswer } from './owner-socket.js';
import type { SqlSession } from './session.js';

/**
 * The database of this process, reached in two ways: `prisma` for single records (accounts, keys, reports), plain SQL
 * for sets of rows (reference data). On the embedded database both share one connection and queue.
 */
export interface Database extends SqlSession {
  /** embedded: in this process; server: PostgreSQL by URL, maybe shared. */
  readonly kind: 'embedded' | 'server';
  readonly prisma: PrismaClient;
  /**
   * Runs one transaction of plain SQL, all or nothing. The work must use only the session it is given: on the embedded
   * database any other call would wait for the transaction to end.
   */
  transaction<T>(work: (session: SqlSession) => Promise<T>): Promise<T>;
  /** One or more statements without parameters, all or nothing; the rows of the last. */
  readonly runScript: <Row>(script: string) => Promise<Row[]>;
  /** Migrates the tables to this version's schema. Returns the migrations applied; none when up to date. */
  migrate(): Promise<readonly string[]>;
  /** The migrations that `migrate` would apply. Changes nothing. */
  listPendingMigrations(): Promise<readonly string[]>;
  /**
   * Sets the handler of commands sent by `handToOwner`. Does nothing on a server, where every process reaches the
   * database itself.
   */
  answerCommands(answer: CommandAnswer): void;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /** Closes connections and releases the data directory. Safe to call again. */
  close(): Promise<void>;
}

/** Builds the database on a driver; releases the ownership, if any, after closing everything else. */
export function toDatabase(driver: Driver, ownership?: Ownership): Database {
  const prisma = new PrismaClient({ adapter: driver.adapter });
  const release = async (): Promise<void> => ownership?.release();
  let closing: Promise<void> | undefined;
  return {
    kind: driver.kind,
    prisma,
    ...toSession(driver),
    transaction: (work) => driver.transaction((statements) => work(toSession(statements))),
    runScript: (script) => driver.runScript(script),
    migrate: () => applyMigrations(driver),
    listPendingMigrations: () => listPending(driver),
    answerCommands: (answer) => ownership?.answerCommands(answer),
    ping: async () => void (await driver.query('SELECT 1')),
    close: () => (closing ??= closeAll([() => prisma.$disconnect(), () => driver.close(), release])),
  };
}

/** Runs every step even when one fails, then reports the first failure. */
async function closeAll(steps: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}
