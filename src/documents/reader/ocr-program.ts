import { createTooLargeProblem, createUnreadableProblem } from '../source/refusals.js';
import { spawnBounded } from './launch.js';
import { READER_LIMITS } from './reader-limits.js';

/** For a page of text the program writes a few hundred kilobytes. */
const MAX_OUTPUT = 8 * 1024 * 1024;
const TIME_LIMIT_MS = 3_500;
/** The limit of this process counts what Node.js reserves for machine code, of which the program needs nothing. */
const BOUNDS = [`-d ${READER_LIMITS.dataMB * 1024}`];
/** What a shell ends with where there is no such program. */
const NOT_FOUND = 127;
const ARGUMENTS = ['stdin', 'stdout', 'tsv'];

/** Reads a picture with tesseract; null when it is not installed. Nothing is written to disk. */
export function readPictureWithTesseract(bytes: Uint8Array, program = 'tesseract'): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawnBounded(BOUNDS, [program, ...ARGUMENTS], {
      timeout: TIME_LIMIT_MS,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(null) : reject(error),
    );
    child.stdout!.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) child.kill();
      else chunks.push(chunk);
    });
    child.on('close', (code, signal) => {
      if (code === NOT_FOUND) resolve(null);
      else if (signal !== null) reject(createTooLargeProblem('The picture takes too long to read.'));
      else if (code !== 0) reject(createUnreadableProblem('the picture cannot be read'));
      else resolve(Buffer.concat(chunks).toString('utf8'));
    });
    child.stdin!.on('error', () => undefined).end(bytes);
  });
}
