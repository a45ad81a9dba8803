import { openMemoryDatabase } from '../../src/store/database/open.js';
import { describeStore } from './store-suite.js';

describeStore('the embedded database', async () => {
  const database = await openMemoryDatabase();
  return { database, dispose: () => database.close() };
});
