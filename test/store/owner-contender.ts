/** A process that tries to own the directory given as argument when told to, for the tests of owner-lock.test.ts. */
import { once } from 'node:events';
import { DataDirectoryInUse, takeOwnership } from '../../src/store/database/owner-lock.js';

const [dataDir = ''] = process.argv.slice(2);

async function contend(): Promise<string> {
  try {
    await takeOwnership(dataDir);
    return 'owner';
  } catch (error) {
    if (error instanceof DataDirectoryInUse) return 'refused';
    throw error;
  }
}

process.stdout.write('waiting\n');
await once(process.stdin, 'data');
process.stdout.write(`${await contend()}\n`);
// An owner stays until the test ends it.
await once(process.stdin, 'end');
