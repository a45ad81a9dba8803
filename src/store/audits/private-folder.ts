import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeThisProcess, isRunning } from '../database/owner-record.js';

const PREFIX = 'dutygraph-audit-';
/** Number, start and machine of the process that made a folder. */
const NAME = new RegExp(`^${PREFIX}(\\d+)_([^_]*)_(.+)_\\w{6}$`);

/** Those of this process. */
const held = new Set<string>();

/**
 * Does work in a folder that only this account may read and that is gone after it: entry data are confidential, also where
 * the work fails or the process ends meanwhile. Where it is killed, `removeLeftFolders` removes the folder.
 */
export async function withPrivateFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const { pid, started, host } = describeThisProcess('');
  const name = `${PREFIX}${pid}_${started?.replace('/', '.') ?? ''}_${host}_`;
  const folder = mkdtempSync(join(tmpdir(), name));
  const removeAtExit = (): void => remove(folder);
  process.on('exit', removeAtExit);
  held.add(folder);
  try {
    return await work(folder);
  } finally {
    process.off('exit', removeAtExit);
    await rm(folder, OPTIONS);
    held.delete(folder);
  }
}

/** Removes the folders of processes of this machine and account that were killed; others' are not touched. */
export function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid, started, host] = NAME.exec(name) ?? [];
    const folder = join(tmpdir(), name);
    if (host !== describeThisProcess('').host || held.has(folder)) continue;
    const owner = { pid: Number(pid), host, started: started?.replace('.', '/') || null, token: '' };
    if (!isRunning(owner) && isOwn(folder)) remove(folder);
  }
}

/** Files that are written at that moment may be there again. */
const OPTIONS = { recursive: true, force: true, maxRetries: 3 } as const;

function remove(folder: string): void {
  rmSync(folder, OPTIONS);
}

/** Whoever else can write to the folder of temporary files could name one as if it were ours. */
function isOwn(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === process.getuid?.();
}
