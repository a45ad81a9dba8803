import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackedDataset } from '../../tables/packed-dataset.js';
import { BrokenPack, decodeDataset, expand } from './pack-format.js';

const ENDING = '.ndjson.gz';

/**
 * The tables of the archived schedule: official exports and tables derived from them, one compressed file per table.
 *
 * @throws BrokenPack naming the file that is cut off or changed, or the folder that holds none
 */
export async function* readArchive(folder: string): AsyncGenerator<PackedDataset> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
  if (names.length === 0) throw new BrokenPack(folder, `it holds no file ${ENDING}`);
  for (const name of names) yield decodeDataset(name, expand(name, await readFile(join(folder, name))));
}
