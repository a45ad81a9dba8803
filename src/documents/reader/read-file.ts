import type { Extraction } from '../extraction.js';
import type { FileTask } from './messages.js';
import { READER_LIMITS } from './reader-limits.js';
import { ReaderPool } from './reader-pool.js';

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
