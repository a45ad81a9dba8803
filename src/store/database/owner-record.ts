import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** The owner of a data directory, as recorded in the lock file. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Boot and start time of the process, which distinguish it from a later one with its number. Null: unavailable. */
  readonly started: string | null;
  /** Unique among all locks ever written here. */
  readonly token: string;
}

/** The lock file exists but names no owner: its creator crashed. */
const UNREADABLE: Owner = { pid: 0, host: '', started: null, token: '' };

export function describeThisProcess(token: string): Owner {
  return { pid: process.pid, host: hostname(), started: startOf(process.pid), token };
}

/** Creates a file that names its owner; false when the file already exists. */
export function writeOwner(path: string, owner: Owner): boolean {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Reads the owner from the lock file; null when there is no file. */
export async function readOwner(path: string): Promise<Owner | null> {
  const owner = await readOnce(path);
  if (owner !== UNREADABLE) return owner;
  // Its writer may be between creating and filling it.
  await pause(100);
  return readOnce(path);
}

async function readOnce(path: string): Promise<Owner | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isOwner(value) ? value : UNREADABLE;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : UNREADABLE;
  }
}

function isOwner(value: unknown): value is Owner {
  const owner = value as Partial<Owner> | null;
  return typeof owner?.pid === 'number' && typeof owner.host === 'string' && typeof owner.token === 'string';
}

/** True when the process runs, as far as this machine can tell. */
export function isRunning(owner: Owner): boolean {
  // A restarted container often gives its one process the same number, so the record is a dead predecessor's.
  if (owner.pid <= 0 || owner.pid === process.pid || owner.host !== hostname()) return false;
  if (!answersSignal(owner.pid)) return false;
  const started = startOf(owner.pid);
  return owner.started === null || started === null || owner.started === started;
}

function answersSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Field 22; the second field is a name in parentheses and may hold spaces.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return null;
  }
}
