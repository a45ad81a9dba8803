import { constants } from 'node:os';
import { removeLeftFolders, withPrivateFolder } from '../../store/audits/private-folder.js';

/** What ends a command from outside. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** A shell adds it to the number of the signal that ended a command. */
const ENDED_BY_SIGNAL = 128;

/** Does work of a command in a private folder, which is gone too where the command is ended from outside. */
export async function withTemporaryFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const end = (signal: (typeof ENDINGS)[number]): void =>
    process.exit(ENDED_BY_SIGNAL + constants.signals[signal]);
  for (const signal of ENDINGS) process.on(signal, end);
  try {
    removeLeftFolders();
    return await withPrivateFolder(work);
  } finally {
    for (const signal of ENDINGS) process.off(signal, end);
  }
}
