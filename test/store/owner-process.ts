/** A process that owns the data directory given as argument, for the tests of owner-lock.test.ts. */
import { openDatabase } from '../../src/store/database/open.js';

const [dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await database.migrate();

database.answerCommands(async (command) => {
  const { createAccount } = command as { createAccount?: string };
  if (!createAccount) throw new Error('the only command here is createAccount');
  await database.prisma.account.create({ data: { name: createAccount } });
  return { pid: process.pid };
});

process.stdout.write('ready\n');
// The socket does not keep a process alive; the test ends this one.
setInterval(() => undefined, 60_000);
