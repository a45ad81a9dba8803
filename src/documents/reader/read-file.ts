import type { Extraction } from '../extraction.js';
import type { FileTask } from './messages.js';
import { READER_LIMITS } from './reader-limits.js';
import { ReaderPool } from './reader-pool.js';

const pool = new ReaderPool(READER_LIMITS);
process.once('exit', () => pool.close());

/**
 * Reads an untrusted file in a child process. The owner, such as an account, decides whose turn is next.
 *
 * @throws Problem why the file is refused, or that too many files wait
 */
export function readFile(task: FileTask, owner: string): Promise<Extraction> {
  return pool.read(task, owner);
}
