import { createKeyTable } from '../../src/accounts/key-table.js';
import { UsageRecorder } from '../../src/accounts/usage-recorder.js';
import { createUsageTable } from '../../src/accounts/usage-table.js';
import { openSharedDatabase, type RunningServer } from '../server/support/running-server.js';
import { startBundledServer } from './bundled-server.js';
import { openBundledDatabase } from './test-database.js';

/** A server over the bundled pack that counts usage in its database, as the product does. */
export interface CountingServer {
  readonly server: RunningServer;
  readonly usage: UsageRecorder;
  stop(): Promise<void>;
}

export async function startCountingServer(): Promise<CountingServer> {
  const database = await openSharedDatabase(openBundledDatabase);
  const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
  const usage = new UsageRecorder({
    usage: createUsageTable(database),
    keys: createKeyTable(database),
    clock,
  });
  const server = await startBundledServer(() => ({ usage }));
  const stop = async (): Promise<void> => {
    await server.stop();
    await usage.close();
  };
  return { server, usage, stop };
}
