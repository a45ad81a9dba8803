import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What ends a command from outside. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A shell adds it to the number of the signal that ended a command. */
const ENDED_BY_SIGNAL = 128;

/**
 * Does work in a folder that only this account may read and that is gone after it: entry data are confidential, also
 * where the work fails or the command is ended meanwhile.
 */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'dutygraph-audit-'));
  // Files that are written at that moment may be there again.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const end = (signal: (typeof ENDINGS)[number]): void =>
    process.exit(ENDED_BY_SIGNAL + constants.signals[signal]);
  process.on('exit', remove);
  for (const signal of ENDINGS) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    for (const signal of ENDINGS) process.off(signal, end);
    process.off('exit', remove);
    remove();
  }
}
