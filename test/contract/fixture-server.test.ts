import { afterAll, beforeAll } from '@jest/globals';
import { startSmallServer } from '../support/bundled-server.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';
import { describeFuzz } from './fuzz-suite.js';
import { describeQuotes } from './quotes-suite.js';
import { describeTestKeys } from './test-keys-suite.js';

/** What is asked of the few lines that test keys see. */

let server: RunningServer;
beforeAll(async () => {
  server = await startSmallServer(() => ({ pointsPerMinute: 1_000_000 }));
}, 300_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
});

const serverOf = (): RunningServer => server;

describeQuotes(serverOf);
describeFuzz(serverOf);
describeTestKeys();
