import { afterAll, beforeAll } from '@jest/globals';
import { startBundledServer } from '../support/bundled-server.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';
import { describeCalc } from './calc-suite.js';
import { describeConstraints } from './constraints-suite.js';
import { describeDutyEndpoints } from './duty-endpoints-suite.js';
import { describeDutyPost } from './duty-post-suite.js';
import { describeEndpoints } from './endpoints-suite.js';
import { describeOpenInputs } from './open-inputs-suite.js';
import { describeGraphExamples } from './graph-examples-suite.js';

/** What is asked of one server over the bundled pack, with the parts it usually has. */

let server: RunningServer;
beforeAll(async () => {
  server = await startBundledServer(() => ({ pointsPerMinute: 1_000_000 }));
}, 120_000);
afterAll(async () => {
  await server.stop();
  await closeSharedDatabase();
});

const serverOf = (): RunningServer => server;

describeCalc(serverOf);
describeDutyEndpoints(serverOf);
describeDutyPost(serverOf);
describeOpenInputs(serverOf);
describeGraphExamples(serverOf);
describeEndpoints(serverOf);
describeConstraints(serverOf);
