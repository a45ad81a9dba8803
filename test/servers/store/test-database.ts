import { openDatabase } from '../../../src/store/database/open.js';

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A database of its own on the test server. */
export interface TestDatabase {
  readonly databaseUrl: string;
  drop(): Promise<void>;
}

let made = 0;

export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `dutygraph_store_${process.pid}_${(made += 1)}`;
  await onServer(`DROP DATABASE IF EXISTS ${name}`);
  await onServer(`CREATE DATABASE ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, drop: () => onServer(`DROP DATABASE ${name}`) };
}

async function onServer(statement: string): Promise<void> {
  const server = await openDatabase({ databaseUrl: SERVER, dataDir: '.data' });
  try {
    await server.execute(statement);
  } finally {
    await server.close();
  }
}

/** A migrated database of its own on the server, and how it is removed. */
export async function openPostgres() {
  const { databaseUrl, drop } = await createTestDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '.data' });
  await database.migrate();
  const dispose = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return { database, dispose };
}
