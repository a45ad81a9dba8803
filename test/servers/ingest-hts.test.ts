import { openDatabase } from '../../src/store/database/open.js';
import { describeIngestFaults } from '../ingest/hts-faults-suite.js';
import { describeIngest } from '../ingest/hts-run-suite.js';
import { describeUpdates } from '../law/update-suite.js';
import { createTestDatabase } from './store/test-database.js';

async function open() {
  const { databaseUrl, drop } = await createTestDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: '.data' });
  await database.migrate();
  const dispose = async (): Promise<void> => {
    await database.close();
    await drop();
  };
  return { database, dispose };
}

describeIngest('PostgreSQL', open);
describeIngestFaults('PostgreSQL', open);
describeUpdates('PostgreSQL', open);
