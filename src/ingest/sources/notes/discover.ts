import { lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { accept, refuse, type Parsed } from '../../../terms/result.js';
import { fetchBytes } from '../../run/fetch-bytes.js';
import { toRawFile, type RawFile } from '../../run/raw-files.js';

const FILE_NAME = 'notes.ndjson';
const MAX_BYTES = 64 * 1024 * 1024;

/** The file of notes at a place: the file itself, `notes.ndjson` in a folder (or its `hts-notes`), or an address. */
export async function discoverNotes(from: string | null): Promise<Parsed<RawFile>> {
  if (from === null) return refuse('say where the notes are: --from FOLDER, --from FILE or --from URL');
  if (/^https?:\/\//i.test(from)) return fetchNotes(from);
  const path = [from, join(from, FILE_NAME), join(from, 'hts-notes', FILE_NAME)].find(isFile);
  if (path === undefined) return refuse(`${from} is no file of notes, nor a folder with ${FILE_NAME}`);
  if ((lstatSync(path).size ?? 0) > MAX_BYTES) return refuse(`${path} is larger than ${MAX_BYTES} bytes`);
  return accept(toRawFile(basename(path), null, readFileSync(path)));
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

async function fetchNotes(address: string): Promise<Parsed<RawFile>> {
  const fetched = await fetchBytes(address);
  if (!fetched.ok) return fetched;
  if (fetched.value === null) return refuse(`${address} answers that there is no such file`);
  return accept(toRawFile(basename(new URL(address).pathname) || FILE_NAME, address, fetched.value));
}

/** The text of the file; bytes that are not UTF-8 reject it. */
export function decodeNotes({ name, bytes }: RawFile): Parsed<string> {
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse(`${name} is not UTF-8 text`);
  }
}
