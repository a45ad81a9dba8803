import { readFileSync } from 'node:fs';
import { parseNotes } from '../../ingest/sources/notes/parse-notes.js';

/** Goods as the Trade Representative describes them, and the subheadings of the numbers that they are entered under. */
interface ExclusionText {
  readonly text: string;
  /** Six digits each. */
  readonly labels: readonly string[];
}

/** U.S. note 20 to subchapter III of Chapter 99: products excluded from the additional duties under Section 301. */
const NOTE = 'ch99:III:us:20(';
/** One product a line: `(8) Spark-ignition engines … (described in statistical reporting number 8407.21.0040)`. */
const PRODUCT = /^\(\d{1,3}\) (\D.*?) \(described in ([^()]*)\)/;
const NUMBER = /\d{4}\.\d{2}/g;

/**
 * The described products of the exclusions, each once, from a file of official notes; lines that name a number alone
 * describe nothing.
 */
export function readExclusionTexts(file: string): readonly ExclusionText[] {
  const parsed = parseNotes(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(`${file}: ${parsed.message}`);
  const found = new Map<string, ExclusionText>();
  for (const { noteId, text } of parsed.value.notes) {
    if (!noteId.startsWith(NOTE)) continue;
    for (const line of text.split('\n')) {
      const [, goods, numbers] = PRODUCT.exec(line) ?? [];
      if (goods === undefined || numbers === undefined) continue;
      const labels = [...new Set(numbers.match(NUMBER))].map((number) => number.replace('.', '')).sort();
      found.set(`${goods} ${labels.join(' ')}`, { text: goods, labels });
    }
  }
  return [...found.values()];
}
