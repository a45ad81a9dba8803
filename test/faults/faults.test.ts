import { afterAll, beforeAll } from '@jest/globals';
import type { ServerProcess } from '../support/server-process.js';
import { describeBurst } from './burst-suite.js';
import { describeClock } from './clock-suite.js';
import { describeDatabase } from './database-suite.js';
import { describeEndings } from './ending-suite.js';
import { describeRedis } from './redis-suite.js';
import { describeSlowClients } from './slow-suite.js';
import { FaultSetup } from './fault-setup.js';

/** Real servers on a real PostgreSQL and a real Redis, and what is done to them. The last line says what came of it. */

const setup = new FaultSetup();
let main: ServerProcess;
let other: ServerProcess;
let late: ServerProcess;
let zones: readonly ServerProcess[] = [];

beforeAll(async () => {
  await setup.open();
  // The first loads the reference data; those after it find it there.
  main = await setup.start(setup.behindProxies);
  await main.untilReady();
  other = await setup.start();
  await other.untilReady();
}, 300_000);
afterAll(async () => {
  process.stdout.write(setup.table);
  await setup.close();
}, 60_000);

describeDatabase(
  setup,
  () => main,
  (server) => (late = server),
);
describeRedis(
  setup,
  () => main,
  () => other,
);
describeBurst(setup, () => other);
describeSlowClients(setup, () => other);
describeClock(setup, (servers) => (zones = servers));
describeEndings(setup, {
  victims: () => [main, late, zones[0]!],
  failing: () => zones.slice(1),
  heir: () => other,
});
