import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const PACK = fileURLToPath(new URL('../../prisma/reference/', import.meta.url));
/** Rows of one table of the bundled pack, without its header. */
export const packRows = (table: string): unknown[][] =>
  gunzipSync(readFileSync(`${PACK}${table}.ndjson.gz`))
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as unknown[]);

/** What a question is answered with, or refused with. */
export const problemOf = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (problem) {
    return problem;
  }
};
