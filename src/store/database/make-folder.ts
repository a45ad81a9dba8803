import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder that only this account may use, and those above it that are missing. Step by step: Node.js tries without
 * end where the system has nothing at a path and makes nothing there, as below /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  const failure = await tryToMake(path);
  if (failure === null) return;
  const parent = dirname(path);
  if (failure.code !== 'ENOENT' || (await isFolder(parent))) throw failure;
  await makeFolder(parent).catch((cause: Error) => {
    throw Object.assign(cause, { path });
  });
  const again = await tryToMake(path);
  if (again !== null) throw again;
}

/** Null: the folder is there. */
function tryToMake(path: string): Promise<NodeJS.ErrnoException | null> {
  return mkdir(path, { mode: 0o700 }).then(
    () => null,
    async (failure: NodeJS.ErrnoException) => ((await isFolder(path)) ? null : failure),
  );
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}
