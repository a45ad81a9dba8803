import { beforeAll } from '@jest/globals';
import { bundledContext, openBundledDatabase } from '../../../../support/bundled-snapshot.js';
import { describeBatches } from './batch-suite.js';
import { ComparisonSetup } from './comparison-setup.js';
import { describeDifferences } from './difference-suite.js';
import { describeFiledTimelines } from './filed-timeline-suite.js';
import { describeGraph } from './graph-suite.js';
import { describeLedgers } from './ledger-suite.js';
import { describeOrigins } from './origins-suite.js';
import { describeScenarios } from './scenarios-suite.js';
import { describeTimelines } from './timeline-suite.js';

/** Duties beside each other, over the bundled reference data. */

const setup = new ComparisonSetup();
beforeAll(async () => {
  const database = await openBundledDatabase();
  setup.open({ ...(await bundledContext(database)), betaEntitled: true });
  // Every question here is answered from the snapshot alone: a query would fail.
  await database.close();
}, 120_000);

describeDifferences(setup);
describeBatches(setup);
describeTimelines(setup);
describeFiledTimelines(setup);
describeOrigins(setup);
describeScenarios(setup);
describeLedgers(setup);
describeGraph(setup);
