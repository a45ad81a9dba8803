import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Problem } from '../../terms/errors.js';
import type { Extraction } from '../extraction.js';
import { tooMuch } from '../source/refusals.js';
import type { WorkerReply, WorkerTask } from './messages.js';

/** What one file may take. */
export interface WorkerLimits {
  /** From when the thread is there; its own start is not the file's fault. */
  readonly timeMs: number;
  /** Growth of the whole process while the file is read, beyond the heap that the thread is held to. */
  readonly growthBytes: number;
}

export const WORKER_LIMITS: WorkerLimits = { timeMs: 4_500, growthBytes: 256 * 1024 * 1024 };
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
const WATCH_MS = 25;
const START_MS = 20_000;

const ENTRY = new URL('./entry.js', import.meta.url);

/** Run from source by a loader (development, tests), the thread needs the loader too: Node does not hand it on. */
function openWorker(options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(ENTRY, options);
  const source = ENTRY.href.replace(/js$/, 'ts');
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(start, { ...options, eval: true });
}

/**
 * Reads one file in a thread of its own, which ends with it.
 *
 * @throws Problem what the file is refused for; `payload-too-large` when it takes more time or memory than it may.
 */
export function readInWorker(task: WorkerTask, limits: WorkerLimits = WORKER_LIMITS): Promise<Extraction> {
  return new Promise((resolve, reject) => {
    const worker = openWorker({ workerData: task, resourceLimits: HEAP, stdout: true, stderr: true });
    const stop = (settle: () => void): void => {
      clearInterval(watch);
      clearTimeout(clock);
      worker.removeAllListeners().on('error', () => undefined);
      void worker.terminate().then(settle, settle);
    };
    const refuse = (problem: Error): void => stop(() => reject(problem));
    let before = Infinity;
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.growthBytes) refuse(tooMuch(MEMORY));
    }, WATCH_MS);
    let clock = setTimeout(() => refuse(busy()), START_MS);
    worker
      .on('message', (reply: WorkerReply) => {
        if (reply.kind === 'read') return stop(() => resolve(reply.extraction));
        if (reply.kind === 'refused') return refuse(new Problem(reply.problem, reply.message, reply.fields));
        clearTimeout(clock);
        before = process.memoryUsage.rss();
        clock = setTimeout(() => refuse(tooMuch(TIME)), limits.timeMs);
      })
      .on('error', (error: NodeJS.ErrnoException) =>
        refuse(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch(MEMORY) : error),
      )
      .on('exit', (code) => refuse(new Error(`the thread ended with code ${code} and without an answer`)));
  });
}

const MEMORY = 'The file takes more memory to read than one request may.';
const TIME = 'The file takes longer to read than one request may.';

function busy(): Problem {
  const problem = new Problem('service-unavailable', 'The server is too busy to read the file.');
  return problem.withHeaders({ 'Retry-After': '5' });
}
