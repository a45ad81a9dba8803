import { beforeAll, describe } from '@jest/globals';
import { bundledContext } from '../../../support/bundled-snapshot.js';
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
export function describeCompare(): void {
  describe('compare', () => {
    const setup = new ComparisonSetup();
    beforeAll(async () => setup.open({ ...(await bundledContext()), betaEntitled: true }), 120_000);

    describeDifferences(setup);
    describeBatches(setup);
    describeTimelines(setup);
    describeFiledTimelines(setup);
    describeOrigins(setup);
    describeScenarios(setup);
    describeLedgers(setup);
    describeGraph(setup);
  });
}
