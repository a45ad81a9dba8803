import { randomUUID } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeThisProcess, isRunning, readOwner, writeOwner, type Owner } from './owner-record.js';
import {
  isListening,
  listenForCommands,
  sendCommand,
  toSocketAddress,
  type CommandAnswer,
} from './owner-socket.js';

/** The data directory belongs to another process. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';

  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(
      `the data directory ${dataDir} is in use by process ${pid}: stop it, or set DATA_DIR to another directory`,
    );
  }
}

/** The right to use a data directory, held until released. */
export interface Ownership {
  /** Sets the handler of commands that other processes send. */
  answerCommands(answer: CommandAnswer): void;
  release(): Promise<void>;
}

const held = new Set<string>();

/** How often to retry while another process takes over: five seconds in all, though milliseconds usually suffice. */
const RECOVERY_ATTEMPTS = 50;
const RECOVERY_PAUSE = 100;

/**
 * Makes this process the owner of the data directory. A lock left by a dead process is taken over. For processes of
 * one machine: two machines that share a directory over a network do not see each other.
 *
 * @throws DataDirectoryInUse
 */
export async function takeOwnership(dataDir: string): Promise<Ownership> {
  const directory = await realpath(dataDir);
  if (held.has(directory)) throw new DataDirectoryInUse(dataDir, process.pid);
  held.add(directory);
  try {
    const owner = describeThisProcess(randomUUID());
    await writeLock(directory, owner);
    return await startAnswering(directory, owner);
  } catch (error) {
    held.delete(directory);
    throw error;
  }
}

async function writeLock(directory: string, owner: Owner): Promise<void> {
  const lock = lockPath(directory);
  for (let attempt = 1; attempt <= RECOVERY_ATTEMPTS; attempt += 1) {
    if (writeOwner(lock, owner)) return;
    if (await replaceDeadOwner(directory, owner)) return;
    await pause(RECOVERY_PAUSE);
  }
  // The process that was taking over has died; the next start begins afresh.
  await rm(recoveryPath(directory), { force: true });
  throw new Error(
    `the data directory ${directory} was being taken over by a process that ended: start again`,
  );
}

/**
 * Takes the lock over from a dead process. Only the process that holds the recovery file may remove another's lock, so
 * of several that start together one wins. False: another process is taking over, or the lock is gone.
 */
async function replaceDeadOwner(directory: string, owner: Owner): Promise<boolean> {
  await refuseLiving(directory);
  const recovery = recoveryPath(directory);
  if (!writeOwner(recovery, owner)) return false;
  try {
    await refuseLiving(directory);
    await rm(lockPath(directory), { force: true });
    return writeOwner(lockPath(directory), owner);
  } finally {
    await rm(recovery, { force: true });
  }
}

async function refuseLiving(directory: string): Promise<void> {
  const other = await readOwner(lockPath(directory));
  if (other && (await isAlive(directory, other))) throw new DataDirectoryInUse(directory, other.pid);
}

/** Asks the socket where possible: it dies with its process, so a reused process number cannot mislead. */
async function isAlive(directory: string, owner: Owner): Promise<boolean> {
  const address = socketAddress(directory);
  return (address !== null && (await isListening(address))) || isRunning(owner);
}

async function startAnswering(directory: string, owner: Owner): Promise<Ownership> {
  let answer: CommandAnswer = async () => {
    throw new Error(
      `the owner of the data directory, process ${owner.pid}, takes no commands yet: try again`,
    );
  };
  const address = socketAddress(directory);
  const stopListening =
    address === null ? null : await listenForCommands(address, (command) => answer(command));
  return {
    answerCommands: (next) => void (answer = next),
    release: async () => {
      await stopListening?.();
      await removeOwnLock(directory, owner);
      held.delete(directory);
    },
  };
}

async function removeOwnLock(directory: string, owner: Owner): Promise<void> {
  const lock = lockPath(directory);
  if ((await readOwner(lock))?.token === owner.token) await rm(lock, { force: true });
}

/**
 * Hands a command to the process that owns the data directory and waits for its answer.
 *
 * @throws what the owner's answer threw, by message; or that nobody listens.
 */
export async function handToOwner(dataDir: string, command: unknown): Promise<unknown> {
  const address = socketAddress(await realpath(dataDir));
  if (address === null)
    throw new Error(`the path of ${dataDir} is too long for a local socket: use a shorter DATA_DIR`);
  return sendCommand(address, command);
}

function lockPath(directory: string): string {
  return join(directory, 'owner.lock');
}

function recoveryPath(directory: string): string {
  return join(directory, 'owner.recovery');
}

function socketAddress(directory: string): string | null {
  return toSocketAddress(join(directory, 'owner.sock'));
}
