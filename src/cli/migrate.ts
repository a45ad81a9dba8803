import { parseArgs } from 'node:util';
import { openDatabase } from '../store/database/open.js';
import { misused, printed } from './command-outcome.js';
import { readDataPlace } from './data-place.js';
import { runCommand, type Ended } from './run-command.js';

const USAGE = `dutygraph migrate [--check]

Brings the database at DATABASE_URL, or the embedded one in DATA_DIR (.data), to the schema of this version.
--check changes nothing: it names what would be applied, and ends with 1 where there is something.`;

async function main(words: readonly string[]): Promise<Ended> {
  const values = readOptions(words);
  if (typeof values === 'string') return misused(`${values}\n\n${USAGE}`);
  if (values.help === true) return printed(`${USAGE}\n`);
  const place = readDataPlace(process.env);
  const database = await openDatabase(place);
  try {
    const isCheck = values.check === true;
    const names = await (isCheck ? database.listPendingMigrations() : database.migrate());
    const name = database.kind === 'server' ? 'PostgreSQL' : `the embedded database in ${place.dataDir}`;
    const done = isCheck ? 'would apply' : 'applied';
    const text = names.length === 0 ? `${name} is up to date` : `${name}: ${done} ${names.join(', ')}`;
    return { ...printed(`${text}\n`), exitCode: isCheck && names.length > 0 ? 1 : 0 };
  } finally {
    await database.close();
  }
}

/** What is wrong with the words, where they are not options of the command. */
function readOptions(
  words: readonly string[],
): { readonly help?: boolean; readonly check?: boolean } | string {
  try {
    return parseArgs({ args: [...words], options: { help: { type: 'boolean' }, check: { type: 'boolean' } } })
      .values;
  } catch (failure) {
    return (failure as Error).message;
  }
}

await runCommand('migrate', () => main(process.argv.slice(2)));
