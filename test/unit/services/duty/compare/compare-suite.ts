import { beforeAll, describe } from '@jest/globals';
import { bundledContext } from '../../../../support/bundled-snapshot.js';
import { describeBatches } from './batch-suite.js';
import { ComparedWorld } from './compared-world.js';
import { describeDifferences } from './difference-suite.js';
import { describeFiledTimelines } from './filed-timeline-suite.js';
import { describeGraph } from './graph-suite.js';
import { describeLedgers } from './ledger-suite.js';
import { describeOrigins } from './origins-suite.js';
import { describeScenarios } from './scenarios-suite.js';
import { describeTimelines } from './timeline-suite.js';

/** Duties beside each other, over the bundled reference data. */
export function describeCompare(): void {
  describe('compare', () => {
    const world = new ComparedWorld();
    beforeAll(async () => world.open({ ...(await bundledContext()), betaEntitled: true }), 120_000);

    describeDifferences(world);
    describeBatches(world);
    describeTimelines(world);
    describeFiledTimelines(world);
    describeOrigins(world);
    describeScenarios(world);
    describeLedgers(world);
    describeGraph(world);
  });
}
