import { openTestDatabase } from '../support/test-database.js';
import { describeUpdates } from './update-suite.js';

describeUpdates('embedded', async () => {
  const database = await openTestDatabase();
  return { database, dispose: () => database.close() };
});
