import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { createSharedNotes, LoopWatch } from '../../../server/loop-watch.js';
import type { Log } from '../../../server/ports.js';
import { BEAT_MS } from './loop-state.js';
import type { MonitorMessage, MonitorTask } from './messages.js';

/** Looks at this thread's event loop from another one. */
export interface Watchdog {
  readonly watch: LoopWatch;
  /** Where the other thread answers for health; null: nowhere. */
  readonly healthPort: number | null;
  /** Registers a listener for each time that the loop was held, once it is over. */
  onFreed: (operation: string, heldMs: number) => void;
  stop(): Promise<unknown>;
}

/** The monitor keeps next to nothing; what it is given beyond is for an emergency. */
const RESOURCES = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** Run from source by a loader (development, tests), the thread needs the loader too: Node does not hand it on. */
function startThread(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./monitor.js', import.meta.url), options);
  const [loader, entry] = [import.meta.resolve('tsx/esm/api'), new URL('./monitor.ts', import.meta.url).href];
  const code = `import('${loader}').then(({ register }) => (register(), import('${entry}')))`;
  return new Worker(code, { ...options, eval: true });
}

/** Resolves when the monitor looks; rejects when its address cannot be had. */
export async function openWatchdog(task: Omit<MonitorTask, 'notes'>, log: Log): Promise<Watchdog> {
  const notes = createSharedNotes();
  const watch = new LoopWatch(notes);
  const workerData: MonitorTask = { ...task, notes };
  // What is loaded into the process by its command line is not loaded into the thread again.
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
