import { beforeAll, describe, expect, it } from '@jest/globals';
import { fuzzedOperations, fuzzOperation } from '../support/contract-fuzz.js';
import type { RunningServer } from '../server/support/running-server.js';

/** A short run of the contract fuzzer over the data of test keys: `npm run test:fuzz` is the long one. */

const SETTINGS = { runs: 12, seed: 20_261_121 };

let server: RunningServer;

export function describeFuzz(serverOf: () => RunningServer): void {
  describe('generated calls', () => {
    beforeAll(() => void (server = serverOf()));

    it.each(fuzzedOperations.map((at) => [at.operation.operationId, at] as const))(
      '%s answers as the document says',
      async (_id, at) => {
        const report = await fuzzOperation(server, at, SETTINGS);
        expect(report.failures).toEqual([]);
        expect(report.tests).toBe(2 * SETTINGS.runs);
      },
      60_000,
    );

    it('pollute no prototype', () => {
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    });
  });
}
