import type { Database } from '../store/database/database.js';
import { openDatabase } from '../store/database/open.js';
import { DataDirectoryInUse, handToOwner } from '../store/database/owner-lock.js';
import type { DataPlace } from './data-place.js';

const COMMANDS = ['keys', 'ingest', 'backup'] as const;

/** A command sent to the process that owns the data directory, over a socket that only the same user can open. */
export interface Handover {
  readonly command: (typeof COMMANDS)[number];
  /** The words after the command; paths are absolute, for the owner may run in another folder. */
  readonly words: readonly string[];
}

export function isHandover(given: unknown): given is Handover {
  const { command: asked, words } = (given ?? {}) as Partial<Record<keyof Handover, unknown>>;
  const isKnown = COMMANDS.some((command) => command === asked);
  return isKnown && Array.isArray(words) && words.every((word) => typeof word === 'string');
}

interface Owned<Answer> extends Handover {
  readonly here: (database: Database) => Promise<Answer>;
  /** Called before the owner is asked. */
  readonly onOwner?: (owner: DataDirectoryInUse) => void;
}

/** Runs a command on the database of this machine. If a server owns the data directory, it runs the command. */
export async function runAtOwner<Answer>(
  place: DataPlace,
  { here, onOwner, command, words }: Owned<Answer>,
): Promise<Answer> {
  try {
    return await withDatabase(place, here);
  } catch (failure) {
    if (!(failure instanceof DataDirectoryInUse)) throw failure;
    onOwner?.(failure);
    const handover: Handover = { command, words };
    return (await handToOwner(place.dataDir, handover)) as Answer;
  }
}

/** Opens the database, brings it to the schema of this version, and closes it after the work. */
export async function withDatabase<Result>(
  place: DataPlace,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    await database.migrate();
    return await work(database);
  } finally {
    await database.close();
  }
}
