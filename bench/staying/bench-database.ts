import { openDatabase } from '../../src/store/database/open.js';

export interface BenchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database of this run's own on the PostgreSQL of a URL. */
export async function createDatabase(server: string): Promise<BenchDatabase> {
  const name = `dutygraph_bench_${process.pid}`;
  await execute(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `DROP DATABASE ${name}`) };
}

async function execute(databaseUrl: string, statement: string): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '.data' });
  try {
    await database.execute(statement);
  } finally {
    await database.close();
  }
}
