import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { createSharedNotes, LoopWatch } from '../../../server/loop-watch.js';
import type { Log } from '../../../server/ports.js';
import { BEAT_MS } from './loop-state.js';
import type { MonitorMessage, MonitorTask } from './messages.js';

/** Watches this thread's event loop from another thread. */
export interface Watchdog {
  readonly watch: LoopWatch;
  /** Port where the other thread reports health; null when there is none. */
  readonly healthPort: number | null;
  /** Registers a listener that is called after each time the loop was blocked. */
  onFreed: (operation: string, heldMs: number) => void;
  stop(): Promise<unknown>;
}

/** The monitor needs little memory; the rest is a reserve. */
const RESOURCES = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Run from source by a loader (development, tests), the thread needs the loader too: Node does not pass it on. */
function startThread(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./monitor.js', import.meta.url), options);
  const [loader, entry] = [import.meta.resolve('tsx/esm/api'), new URL('./monitor.ts', import.meta.url).href];
  const code = `import('${loader}').then(({ register }) => (register(), import('${entry}')))`;
  return new Worker(code, { ...options, eval: true });
}

/** Resolves once the monitor runs; rejects when its address is not available. */
export async function openWatchdog(task: Omit<MonitorTask, 'notes'>, log: Log): Promise<Watchdog> {
  const notes = createSharedNotes();
  const watch = new LoopWatch(notes);
  const workerData: MonitorTask = { ...task, notes };
  // Modules preloaded by the process's command line are not loaded again in the thread.
  const worker = startThread({ workerData, resourceLimits: RESOURCES, execArgv: [] });
  const beat = setInterval(() => watch.beat(), BEAT_MS).unref();
  const [{ port }] = (await once(worker, 'message')) as [{ readonly port: number | null }];
  worker.on('error', (error) => log.error({ err: error }, 'the watch over the event loop ended'));
  worker.unref();
  const watchdog: Watchdog = {
    watch,
    healthPort: port,
    onFreed: () => undefined,
    stop: () => {
      clearInterval(beat);
      return worker.terminate();
    },
  };
  worker.on('message', (message: MonitorMessage) => {
    if (message.kind === 'freed') watchdog.onFreed(message.operation, message.heldMs);
  });
  return watchdog;
}
