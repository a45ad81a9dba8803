import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../../tables/dataset.js';
import { compress, encodeDataset } from './pack-format.js';

/** Replaces the stored tables of the archived schedule; returns their size in bytes. */
export async function writeArchive(folder: string, tables: readonly Dataset[]): Promise<number> {
  for (const name of await readdir(folder)) if (name.endsWith('.ndjson.gz')) await rm(join(folder, name));
  let total = 0;
  for (const table of tables) {
    const packed = compress(encodeDataset(table));
    await writeFile(join(folder, `${table.table}.ndjson.gz`), packed);
    total += packed.length;
  }
  return total;
}
