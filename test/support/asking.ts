import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decodeDataset, expand } from '../../src/law/pack/pack-format.js';
import type { Dataset } from '../../src/tables/dataset.js';

const PACK = fileURLToPath(new URL('../../prisma/reference/', import.meta.url));
/** Rows of one table of the bundled pack. */
export function packRows(table: string): Dataset['rows'] {
  const file = `${table}.ndjson.gz`;
  return decodeDataset(file, expand(file, readFileSync(`${PACK}${file}`))).rows;
}

/** What a question is answered with, or refused with. */
export const problemOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (problem) {
    return problem;
  }
};
