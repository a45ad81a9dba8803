import type { TextIndex } from '../index/text-index.js';
import { formsOf } from '../language/forms.js';
import { stem } from '../language/stem.js';
import type { Word } from '../language/words.js';

/** How a word of the query was matched to a word of the schedule. */
export type MatchKind = 'exact' | 'form' | 'prefix' | 'spelling' | 'trade';

/** A word of the schedule or of the trade table that a typed word may stand for. */
export interface SpellingReading {
  readonly stem: string;
  /** 0 to 1: confidence in the reading. */
  readonly weight: number;
  readonly kind: MatchKind;
}

interface Vocabulary {
  readonly index: TextIndex;
  /** The word may be unfinished. */
  readonly mayBePrefix: boolean;
  readonly corrections: Corrections;
}

/** Number of corrections left for a query: each scans the spellings of all words, and nobody mistypes this many. */
export interface Corrections {
  left: number;
}

export const MAX_CORRECTIONS = 12;

const FORM_WEIGHT = 0.6;
const PREFIX_WEIGHT = 0.75;
const SPELLING_WEIGHTS = [1, 0.8, 0.65] as const;
const MIN_PREFIX = 3;
const MIN_CORRECTED = 4;
const MIN_TWICE_CORRECTED = 6;
const MAX_PREFIXES = 8;
const MAX_SPELLINGS = 3;

/**
 * The words that a typed word may mean: itself and its other forms if known; otherwise the words it is a prefix of,
 * when it may be unfinished, and the nearest spellings: one edit from four letters on, two from six; two letters that
 * changed places are one edit.
 */
export function readSpelling(word: Word, vocabulary: Vocabulary): readonly SpellingReading[] {
  const { known, forms: formsOfKnown } = vocabulary.index;
  const toReading = (stem: string): SpellingReading => ({ stem, weight: FORM_WEIGHT, kind: 'form' });
  if (known.has(word.stem)) {
    const others = formsOfKnown.get(word.stem) ?? [];
    return [{ stem: word.stem, weight: 1, kind: 'exact' }, ...others.map(toReading)];
  }
  const forms = formsOf(word.stem, known).map(toReading);
  if (forms.length > 0) return forms;
  if (/\d/.test(word.stem)) return [];
  return [...prefixesOf(word, vocabulary), ...correctionsOf(word, vocabulary)];
}

function prefixesOf({ text }: Word, { index, mayBePrefix }: Vocabulary): readonly SpellingReading[] {
  if (!mayBePrefix || text.length < MIN_PREFIX) return [];
  return [...index.spelling.atPrefix(text)]
    .sort((left, right) => right[1] - left[1])
    .slice(0, MAX_PREFIXES)
    .map(([stem]) => ({ stem, weight: PREFIX_WEIGHT, kind: 'prefix' }));
}

interface Near {
  readonly stem: string;
  readonly count: number;
  readonly edits: number;
}

/** First letters are seldom wrong: another word is more often meant than one that begins otherwise. */
function nearTo(stem: string, edits: number, { spelling }: TextIndex): Near[] {
  return [...spelling.fuzzyGet(stem, edits)]
    .filter(([known]) => known[0] === stem[0])
    .map(([known, [count, made]]) => ({ stem: known, count, edits: made }));
}

/** Known words that differ by two neighboring letters in each other's place: `shrits`. */
function swappedFrom(text: string, { known, spelling }: TextIndex): Near[] {
  const swapped = Array.from(text.slice(2), (letter, at) =>
    stem(`${text.slice(0, at + 1)}${letter}${text[at + 1]}${text.slice(at + 3)}`),
  );
  return [...new Set(swapped)]
    .filter((one) => known.has(one))
    .map((one) => ({ stem: one, count: spelling.get(one) ?? 0, edits: 1 }));
}

function correctionsOf(
  { stem: typed, text }: Word,
  { index, corrections }: Vocabulary,
): readonly SpellingReading[] {
  if (typed.length < MIN_CORRECTED || corrections.left === 0) return [];
  corrections.left -= 1;
  const swapped = swappedFrom(text, index);
  const known = new Set(swapped.map((one) => one.stem));
  const once = [...swapped, ...nearTo(typed, 1, index).filter((one) => !known.has(one.stem))];
  const near = once.length > 0 || typed.length < MIN_TWICE_CORRECTED ? once : nearTo(typed, 2, index);
  // Among equals the more common word is preferred.
  near.sort((left, right) => left.edits - right.edits || right.count - left.count);
  const least = near[0]?.edits;
  return near
    .filter(({ edits }) => edits === least)
    .slice(0, MAX_SPELLINGS)
    .map(({ stem: nearest, edits }) => ({
      stem: nearest,
      weight: SPELLING_WEIGHTS[edits] ?? 0.5,
      kind: 'spelling',
    }));
}
