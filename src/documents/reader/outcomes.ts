import { Problem } from '../../terms/errors.js';
import { createTooLargeProblem } from '../source/refusals.js';

/** Why a reader was killed while reading. */
export type KillReason = 'time' | 'starved' | 'memory' | 'crowded' | 'answer';

export interface Ended {
  /** Null: it was not killed on purpose. */
  readonly reason: KillReason | null;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

const WORDS: Readonly<Record<Exclude<KillReason, 'starved' | 'crowded'>, string>> = {
  time: 'The file takes longer to read than one request may.',
  memory: 'The file takes more memory to read than one request may.',
  answer: 'More was read from the file than one answer may hold.',
};
/** How V8 and the system end a process that is out of memory; a shell reports 128 plus the signal number. */
const [KILL, XCPU] = [9, 24];
const WITHOUT_MEMORY = new Set<NodeJS.Signals | number | null>([
  ...(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS', 'SIGKILL'] as const),
  ...[132, 133, 134, 135, 137, 139],
]);

/** The error for a file whose reader ended. An end that no file should cause is our fault. */
export function refusalOf({ reason, code, signal }: Ended): Error {
  if (reason === 'starved' || reason === 'crowded') return createBusyProblem();
  if (reason !== null) return createTooLargeProblem(WORDS[reason]);
  if (signal === 'SIGXCPU') return createTooLargeProblem(WORDS.time);
  if (WITHOUT_MEMORY.has(signal) || WITHOUT_MEMORY.has(code)) return createTooLargeProblem(WORDS.memory);
  return new Error(`the reader of files ended with ${signal ?? `code ${code}`} and without an answer`);
}

/**
 * Whether a process was ended by what it was doing, so that it ends so again: out of memory or of time. One that was killed
 * from outside is not.
 */
export function endedBeyondLimits({ code, signal }: Omit<Ended, 'reason'>): boolean {
  if (signal === 'SIGXCPU' || code === 128 + XCPU) return true;
  return (
    (WITHOUT_MEMORY.has(signal) && signal !== 'SIGKILL') || (WITHOUT_MEMORY.has(code) && code !== 128 + KILL)
  );
}

/** No reader is available for the file now. */
export function createBusyProblem(): Problem {
  const problem = new Problem('service-unavailable', 'Too many files are being read at the moment.');
  return problem.withHeaders({ 'Retry-After': '5' });
}
