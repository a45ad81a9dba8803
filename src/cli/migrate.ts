import { openDatabase } from '../store/database/open.js';

/** `npm run db:migrate`: migrates the database at DATABASE_URL, or the one in DATA_DIR, to this version's schema. */
async function main(): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
  const database = await openDatabase({ dataDir: dataDir || '.data', ...(databaseUrl && { databaseUrl }) });
  try {
    const applied = await database.migrate();
    const place =
      database.kind === 'server' ? 'PostgreSQL' : `the embedded database in ${dataDir || '.data'}`;
    console.log(applied.length === 0 ? `${place} is up to date` : `${place}: applied ${applied.join(', ')}`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
