import { afterAll, beforeAll, describe } from '@jest/globals';
import { startCountingServer, type CountingServer } from '../../support/counting-server.js';
import type { RunningServer } from '../../server/support/running-server.js';
import { catalogueSuite } from './catalogue-suite.js';
import { conformanceSuite } from './conformance-suite.js';
import { faultsSuite } from './faults-suite.js';
import { missingFactsSuite } from './missing-facts-suite.js';
import { onePathSuite } from './one-path-suite.js';
import { readOnlySuite } from './read-only-suite.js';
import { transcriptSuite } from './transcript-suite.js';

/** The agent interface, on a server that counts usage in its database. */
export function describeAgentInterface(): void {
  describe('the agent interface', () => {
    let started: CountingServer;
    beforeAll(async () => {
      started = await startCountingServer();
    }, 120_000);
    afterAll(() => started.stop());

    const serverOf = (): RunningServer => started.server;

    catalogueSuite(serverOf);
    onePathSuite(serverOf);
    faultsSuite(serverOf);
    missingFactsSuite(serverOf);
    transcriptSuite(serverOf);
    readOnlySuite(serverOf, { usageOf: () => started.usage, calls: 3 });
    conformanceSuite(serverOf);
  });
}
