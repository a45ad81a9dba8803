import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes as they were fetched, and where they came from. */
export interface RawFile {
  readonly name: string;
  /** Null: read from a folder. */
  readonly url: string | null;
  readonly bytes: Uint8Array;
  readonly sha256: string;
}

export function toRawFile(name: string, url: string | null, bytes: Uint8Array): RawFile {
  return { name, url, bytes, sha256: hashBytes(bytes) };
}

/** sha256 in hexadecimal. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Keeps fetched bytes under their sha256 in DATA_DIR/raw, so that any run can be repeated. Bytes already there
 * are left alone; a crash leaves no half-written file under a hash.
 */
export async function keepRawFile(dataDir: string, file: RawFile): Promise<string> {
  const path = join(dataDir, 'raw', file.sha256.slice(0, 2), file.sha256);
  if (await stat(path).catch(() => null)) return path;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.${randomUUID()}.part`;
  await writeFile(partial, file.bytes, { mode: 0o600, flush: true });
  await rename(partial, path);
  return path;
}
