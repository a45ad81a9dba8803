import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sha256Of } from '../../law/pack/pack-format.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';

/** Which bytes were fetched, and where they came from. */
export interface FileRecord {
  readonly name: string;
  /** Null: read from a folder. */
  readonly url: string | null;
  readonly sha256: string;
  readonly byteLength: number;
}

/** The same with the bytes themselves. */
export interface RawFile extends FileRecord {
  readonly bytes: Uint8Array;
}

/** The recorded fields of a file; a run over many files does not hold their bytes. */
export function toFileRecord({ name, url, sha256, byteLength }: RawFile): FileRecord {
  return { name, url, sha256, byteLength };
}

export function toRawFile(name: string, url: string | null, bytes: Uint8Array): RawFile {
  return { name, url, bytes, sha256: sha256Of(bytes), byteLength: bytes.length };
}

/**
 * Stores fetched bytes under their sha256 in DATA_DIR/raw, so that any run can be repeated. Existing bytes are left
 * alone; a crash leaves no partial file under a hash.
 */
export async function keepRawFile(dataDir: string, file: RawFile): Promise<string> {
  const path = rawFilePath(dataDir, file.sha256);
  if (await stat(path).catch(() => null)) return path;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const partial = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(partial, file.bytes, { mode: 0o600, flush: true });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return path;
}

/** Bytes stored under a hash; null when they are missing or no longer match it. */
export async function findRawFile(dataDir: string, sha256: string): Promise<Uint8Array | null> {
  const bytes = await readFile(rawFilePath(dataDir, sha256)).catch(() => null);
  return bytes !== null && sha256Of(bytes) === sha256 ? bytes : null;
}

/** Where the bytes of a hash are kept. */
export function rawFilePath(dataDir: string, sha256: string): string {
  return join(dataDir, 'raw', sha256.slice(0, 2), sha256);
}

/** What is at a path, links not followed; undefined: nothing, or part of the path is a file. */
export function findAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw cause;
  }
}

/** Reads a regular file of bounded size; a link could lead anywhere. */
export function readLocalFile(path: string, maxBytes = 64 * 1024 * 1024): Parsed<RawFile> {
  const found = findAt(path);
  if (!found) return refuse(`${path} does not exist`);
  if (!found.isFile()) return refuse(`${path} is not a plain file (a link or a folder)`);
  if (found.size > maxBytes) return refuse(`${path} is larger than ${maxBytes} bytes`);
  return accept(toRawFile(basename(path), null, readFileSync(path)));
}
