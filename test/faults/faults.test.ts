import { afterAll, beforeAll } from '@jest/globals';
import type { ServerProcess } from '../support/server-process.js';
import { describeBurst } from './burst-suite.js';
import { describeClock } from './clock-suite.js';
import { describeDatabase } from './database-suite.js';
import { describeEndings } from './ending-suite.js';
import { describeRedis } from './redis-suite.js';
import { describeSlowClients } from './slow-suite.js';
import { FaultWorld } from './world.js';

/** Real servers on a real PostgreSQL and a real Redis, and what is done to them. The last line says what came of it. */

const world = new FaultWorld();
let main: ServerProcess;
let other: ServerProcess;
let late: ServerProcess;
let zones: readonly ServerProcess[] = [];

beforeAll(async () => {
  await world.open();
  // The first loads the reference data; those after it find it there.
  main = await world.start(world.behindProxies);
  await main.untilReady();
  other = await world.start();
  await other.untilReady();
}, 300_000);
afterAll(async () => {
  process.stdout.write(world.table);
  await world.close();
}, 60_000);

describeDatabase(
  world,
  () => main,
  (server) => (late = server),
);
describeRedis(
  world,
  () => main,
  () => other,
);
describeBurst(world, () => other);
describeSlowClients(world, () => other);
describeClock(world, (servers) => (zones = servers));
describeEndings(world, {
  victims: () => [main, late, zones[0]!],
  failing: () => zones.slice(1),
  heir: () => other,
});
