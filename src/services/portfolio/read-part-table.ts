import type { Part, PartsReport } from '../../portfolio/part.js';
import { PartReader } from '../../portfolio/read-parts.js';
import { readTableFile, type FileSource } from '../tables/table-files.js';

/**
 * Reads a table of parts; not much further than to the first part beyond `most`. Throws a Problem that says what is wrong
 * with the file.
 */
export async function readParts(
  source: FileSource,
  most = Infinity,
): Promise<{ readonly parts: readonly Part[]; readonly report: PartsReport }> {
  let reader = new PartReader(most);
  const report = await readTableFile(source, () => (reader = new PartReader(most)));
  return { parts: reader.parts, report };
}
