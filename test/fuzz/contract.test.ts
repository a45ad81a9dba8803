import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBundledServer } from '../support/bundled-server.js';
import { fuzzedOperations, fuzzOperation, type FuzzReport } from '../support/contract-fuzz.js';
import { closeSharedDatabase, type RunningServer } from '../server/support/running-server.js';

/** The long run of the contract fuzzer: `FUZZ_RUNS` calls of either kind for each operation, from `FUZZ_SEED`. */

const SETTINGS = {
  runs: Number(process.env.FUZZ_RUNS ?? 300),
  seed: Number(process.env.FUZZ_SEED ?? 1),
};

let server: RunningServer;
const reports: FuzzReport[] = [];
beforeAll(async () => {
  server = await startBundledServer();
}, 120_000);
afterAll(async () => {
  const [tests, failures] = [
    reports.reduce((sum, report) => sum + report.tests, 0),
    reports.reduce((sum, report) => sum + report.failures.length, 0),
  ];
  const lines = reports.map(
    ({ operation, tests: own, statuses }) => `${operation}: ${own} ${JSON.stringify(statuses)}`,
  );
  process.stdout.write(
    `${lines.join('\n')}\n${reports.length} operations, ${tests} calls, ${failures} failures\n`,
  );
  await server.stop();
  await closeSharedDatabase();
});

describe('generated calls', () => {
  it.each(fuzzedOperations.map((at) => [at.operation.operationId, at] as const))(
    '%s answers as the document says',
    async (_id, at) => {
      const report = await fuzzOperation(server, at, SETTINGS);
      reports.push(report);
      expect(report.failures).toEqual([]);
    },
    1_200_000,
  );
});
