import { afterAll, beforeAll } from '@jest/globals';
import type { Database } from '../../../../../src/store/database/database.js';
import { bundledContext, openBundledDatabase } from '../../../../support/bundled-snapshot.js';
import { ComparedWorld } from './compared-world.js';
import { describeDifferences } from './difference-suite.js';
import { describeLedgers } from './ledger-suite.js';
import { describeOrigins } from './origins-suite.js';
import { describeScenarios } from './scenarios-suite.js';
import { describeTimelines } from './timeline-suite.js';

/** Duties beside each other, over the bundled reference data. */

const world = new ComparedWorld();
let database: Database;
beforeAll(async () => {
  database = await openBundledDatabase();
  world.open(await bundledContext(database));
}, 120_000);
afterAll(() => database.close());

describeDifferences(world);
describeTimelines(world);
describeOrigins(world);
describeScenarios(world);
describeLedgers(world);
