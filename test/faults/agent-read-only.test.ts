import { afterAll, beforeAll } from '@jest/globals';
import { readOnlySuite } from '../contract/mcp/read-only-suite.js';
import { startCountingServer, type CountingServer } from '../support/counting-server.js';
import { closeSharedDatabase } from '../server/support/running-server.js';

let started: CountingServer;
beforeAll(async () => {
  started = await startCountingServer();
}, 120_000);
afterAll(async () => {
  await started.stop();
  await closeSharedDatabase();
});

readOnlySuite(() => started.server, { usageOf: () => started.usage, calls: 100 });
