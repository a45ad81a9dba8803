import cluster from 'node:cluster';
import type { Log } from '../../../server/ports.js';
import type { Settings } from '../../../server/settings.js';
import type { SideAddress } from '../../../server/side-listener.js';
import { openWatchdog, type Watchdog } from './open-watchdog.js';

/** Watches the event loop of this process according to the settings. */
export function watchLoop(settings: Settings, log: Log): Promise<Watchdog> {
  const { logLevel, workers, healthStuckSeconds } = settings;
  const base = workers > 1 ? { pid: process.pid } : null;
  const task = { logLevel, base, health: healthAddressOf(settings), stuckMs: healthStuckSeconds * 1_000 };
  return openWatchdog(task, log);
}

/** The workers of a cluster report only to its primary. */
function healthAddressOf({ healthPort: port, healthHost: host }: Settings): SideAddress | null {
  if (port === null) return null;
  return cluster.isWorker ? { port: 0, host: '127.0.0.1' } : { port, host };
}
