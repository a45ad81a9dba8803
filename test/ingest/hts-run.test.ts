import { openTestDatabase } from '../support/test-database.js';
import { describeIngestFaults } from './hts-faults-suite.js';
import { describeIngest } from './hts-run-suite.js';

async function open() {
  const database = await openTestDatabase();
  return { database, dispose: () => database.close() };
}

describeIngest('embedded', open);
describeIngestFaults('embedded', open);
