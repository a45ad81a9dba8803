import { runIngest } from './run-ingest.js';

await runIngest('ingest');
