import { parseArgs } from 'node:util';
import { openDatabase } from '../store/database/open.js';
import { readDataPlace } from './data-place.js';

const USAGE = `npm run db:migrate [-- --check]

Brings the database at DATABASE_URL, or the embedded one in DATA_DIR (.data), to the schema of this version.
--check changes nothing: it names what would be applied, and ends with 1 where there is something.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, check: { type: 'boolean' } } });
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  const place = readDataPlace(process.env);
  const database = await openDatabase(place);
  try {
    const isCheck = values.check === true;
    const names = await (isCheck ? database.listPendingMigrations() : database.migrate());
    const name = database.kind === 'server' ? 'PostgreSQL' : `the embedded database in ${place.dataDir}`;
    const done = isCheck ? 'would apply' : 'applied';
    console.log(names.length === 0 ? `${name} is up to date` : `${name}: ${done} ${names.join(', ')}`);
    if (isCheck && names.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
