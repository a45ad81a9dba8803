import { isQueryStop } from '../language/stop-words.js';
import { wordsOf } from '../language/words.js';

/** Separates the two stems of a pair. */
export const PAIR = ' ';

/** What a text on goods is known by: the stems of its words, and pairs of neighbors. Numbers and stop words are left out. */
export function featuresOf(text: string): readonly string[] {
  const stems = wordsOf(text)
    .filter(({ stem, text: word }) => stem.length > 1 && !isQueryStop(stem) && !/^\d/.test(word))
    .map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, before) => `${stems[before]}${PAIR}${stem}`);
  return [...new Set([...stems, ...pairs])];
}
