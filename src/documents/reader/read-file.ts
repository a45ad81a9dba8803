import type { Extraction } from '../extraction.js';
import type { FileTask } from './messages.js';
import { ReaderPool, type PoolLimits } from './reader-pool.js';

/** What files may take, of all callers of this process together. docs/documents.md states these figures. */
export const READER_LIMITS: PoolLimits = {
  processes: 2,
  waiting: 16,
  waitingOfOwner: 10,
  waitMs: 10_000,
  timeMs: 4_500,
  heapMB: 112,
  dataMB: 160,
  ownMB: 128,
  togetherMB: 150,
  answerBytes: 8 * 1024 * 1024,
  cpuSeconds: 300,
  filesEach: 50,
  keptMB: 64,
  idleMs: 300_000,
};

const pool = new ReaderPool(READER_LIMITS);
process.once('exit', () => pool.close());

/**
 * Reads a stranger's file in a child process. An owner is whose turn it is when many wait, for example an account.
 *
 * @throws Problem what the file is refused for, or that too many wait
 */
export function readFile(task: FileTask, owner: string): Promise<Extraction> {
  return pool.read(task, owner);
}
