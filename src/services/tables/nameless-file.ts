import { createReadStream, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * An empty file to write and read by its number, without a name: entry data are confidential, and what is put down here
 * is gone with the process, however that ends. Whoever is done with it earlier closes it.
 */
export function openNamelessFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'dutygraph-'));
  try {
    return openSync(join(folder, 'file'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All of it, as often as it is asked for. */
export function readNamelessFile(file: number): Readable {
  return createReadStream('', { fd: file, start: 0, autoClose: false });
}
