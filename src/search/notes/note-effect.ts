import type { NoteWords } from '../../terms/note-words.js';

/** The effect of a note, and the words that state it. */
export interface NoteReading {
  readonly effect: NoteWords;
  /** At most 25 words as printed. */
  readonly quote: string;
  /** Offset of the quoted words, in characters from 0. */
  readonly offset: number;
}

/** In order of precedence: an exclusion inside a definition is still an exclusion. */
const SIGNS: readonly (readonly [NoteWords, RegExp])[] = [
  [
    'excludes',
    /\b(?:do(?:es)? not (?:cover|include|apply)|(?:is|are) not to be (?:classified|regarded)|exclud(?:es|ed|ing)|not (?:covered|included|classifiable) (?:by|in)|other than)\b/i,
  ],
  [
    'includes',
    /\b(?:(?:also )?(?:covers?|includes?|applies|apply|extends?) (?:only |also )?(?:to |inter alia)?|(?:is|are) to be (?:classified|treated|taken|regarded)|(?:shall|should) be (?:classified|treated)|to be (?:taken as|construed as))\b/i,
  ],
  [
    'defines',
    /\b(?:means?|the (?:term|expression|word)s?|for the purposes of|is defined|are defined|refers? to)\b/i,
  ],
];

const MAX_WORDS = 25;

/** Reads the effect from a note's own words; a subdivision without a sign inherits that of its lead-in. */
export function readEffect(text: string, leadIn: NoteWords | null = null): NoteReading {
  const found = SIGNS.map(([effect, sign]) => ({ effect, at: sign.exec(text)?.index ?? -1 })).filter(
    ({ at }) => at >= 0,
  );
  const [first] = found.sort((left, right) => left.at - right.at);
  const offset = first ? sentenceStart(text, first.at) : firstWord(text);
  return { effect: leadIn ?? first?.effect ?? 'governs', offset, quote: quoteFrom(text, offset) };
}

/** The start of the sentence around a position. */
function sentenceStart(text: string, at: number): number {
  const before = text.slice(0, at);
  const end = Math.max(before.lastIndexOf('. '), before.lastIndexOf('; '), before.lastIndexOf('\n'));
  return end < 0 ? firstWord(text) : end + 1 + firstWord(text.slice(end + 1));
}

function firstWord(text: string): number {
  return Math.max(0, text.search(/\S/));
}

/** Up to 25 words from an offset, verbatim; never past the end of the sentence. */
function quoteFrom(text: string, offset: number): string {
  const words = [...text.slice(offset).matchAll(/\S+/g)].slice(0, MAX_WORDS);
  const stop = words.findIndex(([word], place) => place > 3 && /[.;]$/.test(word));
  const last = words[stop < 0 ? words.length - 1 : stop];
  return last === undefined ? '' : text.slice(offset, offset + last.index + last[0].length);
}
