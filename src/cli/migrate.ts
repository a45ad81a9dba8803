import { parseArgs } from 'node:util';
import { openDatabase } from '../store/database/open.js';

const USAGE = `npm run db:migrate

Brings the database at DATABASE_URL, or the embedded one in DATA_DIR (.data), to the schema of this version.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
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
