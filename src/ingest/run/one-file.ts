import { basename, join } from 'node:path';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import type { Discovered, Fetched, ReadingTools } from './definition.js';
import { findAt, type RawFile } from './raw-files.js';
import { isWebAddress } from './web-address.js';

/** The file of a source that publishes one. */
export interface OneFile {
  readonly name: string;
  /** Where it is in a folder of all sources. */
  readonly folder: string;
  /** What is in it, as a refusal names it. */
  readonly content: string;
}

export interface FoundFile extends Discovered {
  readonly place: string;
}

export interface FetchedFile extends Fetched {
  readonly file: RawFile;
}

/** The file at a place: the file itself, its name in a folder (or in the source's folder there), or an address. */
export function discoverFile(
  { request: { from } }: Pick<ReadingTools, 'request'>,
  { name, folder, content }: OneFile,
): Parsed<FoundFile> {
  if (from === null) return refuse(`say where the ${content} are: --from FOLDER, --from FILE or --from URL`);
  const place = isWebAddress(from)
    ? from
    : [from, join(from, name), join(from, folder, name)].find((path) => findAt(path)?.isFile() ?? false);
  if (place === undefined) return refuse(`${from} is no file of ${content}, nor a folder with ${name}`);
  return accept({ place, count: 1 });
}

export async function fetchFile(
  { place }: FoundFile,
  { fetcher, readFile, progress }: ReadingTools,
  { name }: OneFile,
): Promise<Parsed<FetchedFile>> {
  const file = isWebAddress(place) ? await fetcher.fetch(place, nameAt(place, name)) : await readFile(place);
  if (!file.ok) return file;
  if (file.value === null) return refuse(`${place} answers that there is no such file`);
  progress.step(file.value.name);
  return accept({ unit: file.value.name, files: [file.value], file: file.value });
}

/** The text of the file; bytes that are not UTF-8 reject it. */
export function decodeText({ name, bytes }: RawFile): Parsed<string> {
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse(`${name} is not UTF-8 text`);
  }
}

function nameAt(place: string, otherwise: string): string {
  return basename(isWebAddress(place) ? new URL(place).pathname : place) || otherwise;
}
