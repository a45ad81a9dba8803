import type { TextIndex } from '../index/text-index.js';
import { stem } from '../language/stem.js';
import { isQueryStop } from '../language/stop-words.js';
import type { Word } from '../language/words.js';

const MIN_COMPOUND = 7;
const MIN_PART = 3;

/** Splits every unknown compound into its two known parts: `hairdryer` -> `hair dryer`. */
export function splitCompounds(words: readonly Word[], index: TextIndex): readonly Word[] {
  return words.flatMap((word) => splitUnknown(word, index));
}

/** The word itself if it is known or has no two known parts; the longest first part wins. */
function splitUnknown(word: Word, { known, terms }: TextIndex): readonly Word[] {
  const { text } = word;
  if (text.length < MIN_COMPOUND || known.has(word.stem) || !/^[a-z]+$/.test(text)) return [word];
  for (let at = text.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const parts = [text.slice(0, at), text.slice(at)].map((part) => ({
      ...word,
      stem: stem(part),
      text: part,
    }));
    if (parts.every((part) => terms.has(part.stem) && !isQueryStop(part.stem))) return parts;
  }
  return [word];
}
