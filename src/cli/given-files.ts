import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { openFileSource, type FileSource } from '../services/tables/table-files.js';
import { refuseField } from '../terms/errors.js';

/** The file that is named on the command line. Throws a Problem that says why it cannot be read. */
export async function openGivenFile(path: string): Promise<FileSource> {
  try {
    return await openFileSource(path);
  } catch (failure) {
    throw refuseUnread(path === '' ? 'FILE ""' : path, failure);
  }
}

/** Throws a Problem that says why the file cannot be read. */
export function requireReadable(path: string): void {
  try {
    const file = openSync(path, 'r');
    const isFolder = fstatSync(file).isDirectory();
    closeSync(file);
    if (isFolder) throw Object.assign(new Error(path), { code: 'EISDIR' });
  } catch (failure) {
    throw refuseUnread(path, failure);
  }
}

/** The JSON in the file that an option names. Throws a Problem that says why there is none. */
export function readGivenJson(option: string, path: string): unknown {
  const text = readText(`${option} ${path === '' ? '""' : path}`, path);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuseField(`${option} ${path}`, 'it is no JSON: mend it, or save it again');
  }
}

function readText(named: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (failure) {
    throw refuseUnread(named, failure);
  }
}

const CURES: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder: name the file in it',
  EACCES: 'let this account read it',
};

/** The failure itself where it is not of the file. */
function refuseUnread(named: string, failure: unknown): unknown {
  const { code } = failure as NodeJS.ErrnoException;
  if (code === undefined) return failure;
  return refuseField(named, `it cannot be read (${code}): ${CURES[code] ?? 'name a file that is there'}`);
}
