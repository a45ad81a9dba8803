import { isQueryStop } from '../language/stop-words.js';
import { wordsOf } from '../language/words.js';

/** Separates the two stems of a pair. */
export const PAIR = ' ';
/** Begins a group of letters, in which a word begins with `<` and ends with `>`. */
const GROUP = '~';
const GROUP_LENGTH = 4;

/** Whether a feature is a stem, a pair of them or a group of letters. */
export type FeatureKind = 'stem' | 'pair' | 'letters';

export function kindOf(feature: string): FeatureKind {
  if (feature.startsWith(GROUP)) return 'letters';
  return feature.includes(PAIR) ? 'pair' : 'stem';
}

/**
 * What a text on goods is known by: the stems of its words, pairs of neighbors, and the groups of four letters of each
 * word, by which words written another way, cut off or run together are known. Numbers and stop words are left out.
 */
export function featuresOf(text: string): readonly string[] {
  const words = wordsOf(text).filter(
    ({ stem, text: word }) => stem.length > 1 && !isQueryStop(stem) && !/^\d/.test(word),
  );
  const stems = words.map(({ stem }) => stem);
  const pairs = stems.slice(1).map((stem, before) => `${stems[before]}${PAIR}${stem}`);
  return [...new Set([...stems, ...pairs, ...words.flatMap(({ text: word }) => lettersOf(word))])];
}

function lettersOf(word: string): readonly string[] {
  const ended = `<${word}>`;
  const count = Math.max(0, ended.length - GROUP_LENGTH + 1);
  return Array.from({ length: count }, (_, from) => `${GROUP}${ended.slice(from, from + GROUP_LENGTH)}`);
}
