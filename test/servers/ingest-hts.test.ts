import { describeIngestFaults } from '../ingest/hts-faults-suite.js';
import { describeIngest } from '../ingest/hts-run-suite.js';
import { describeUpdates } from '../law/update-suite.js';
import { openPostgres } from './store/test-database.js';

describeIngest('PostgreSQL', openPostgres);
describeIngestFaults('PostgreSQL', openPostgres);
describeUpdates('PostgreSQL', openPostgres);
