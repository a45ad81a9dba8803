import type { Part, PartsReport } from '../../portfolio/part.js';
import { PartReader } from '../../portfolio/read-parts.js';
import { readTableFile, type FileSource } from '../tables/table-files.js';

/** Reads a table of parts. Throws a Problem that says what is wrong with the file. */
export async function readParts(
  source: FileSource,
): Promise<{ readonly parts: readonly Part[]; readonly report: PartsReport }> {
  let reader = new PartReader();
  const report = await readTableFile(source, () => (reader = new PartReader()));
  return { parts: reader.parts, report };
}
