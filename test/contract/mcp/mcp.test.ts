import { afterAll, beforeAll } from '@jest/globals';
import { startBundledServer } from '../../support/bundled-server.js';
import { closeSharedDatabase, type RunningServer } from '../../unit/server/support/running-server.js';
import { catalogueSuite } from './catalogue-suite.js';
import { faultsSuite } from './faults-suite.js';
import { onePathSuite } from './one-path-suite.js';

let server: RunningServer;
beforeAll(async () => {
  server = await startBundledServer();
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
});

const serverOf = (): RunningServer => server;

catalogueSuite(serverOf);
onePathSuite(serverOf);
faultsSuite(serverOf);
