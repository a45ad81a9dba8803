import type { FileTask, Readings } from './messages.js';
import { READER_LIMITS } from './reader-limits.js';
import { ReaderPool } from './reader-pool.js';

const pool = new ReaderPool(READER_LIMITS);
process.once('exit', () => pool.close());

/**
 * Reads an untrusted file in a child process. The owner, such as an account, decides whose turn is next.
 *
 * @throws Problem why the file is refused, or that too many files wait
 */
export function readFile<Kind extends keyof Readings>(
  task: FileTask<Kind>,
  owner: string,
): Promise<Readings[Kind]> {
  return pool.read(task, owner);
}
