import { findFamilies } from './material-families.js';
import { findReading, type PhraseReading } from './phrases.js';
import type { Product } from './product.js';
import { selectSignificantWords, toPadded, wordsOf } from './words.js';

export type Verdict = 'true' | 'false' | 'unknown';

/** A value of a clause compiled once: alternatives of padded phrases that must all occur. */
export interface CompiledPhrase {
  readonly yes: readonly (readonly string[])[];
  readonly no: readonly (readonly string[])[];
  readonly families: readonly string[];
  /** True for values that every product meets: "any", "finished or not". */
  readonly vacuous: boolean;
  /** First digits of the aluminum series the value allows. Null: it names none. */
  readonly alloySeries: readonly string[] | null;
}

const VACUOUS =
  /^(?:any\b|mounted or not|assembled or not|alone$|compound$|nominal or actual|mixtures stay)/i;
const SERIES = /\b([1-8])xxx\b/g;

export function compilePhrase(value: string): CompiledPhrase {
  const reading = findReading(value) ?? readingOf(value);
  const series = [...value.matchAll(SERIES)].map((match) => match[1]!);
  return {
    yes: reading.yes.map(compileAlternative),
    no: reading.no.map(compileAlternative),
    families: series.length > 0 ? ['aluminum'] : reading.family === null ? [] : [reading.family],
    vacuous: VACUOUS.test(value),
    alloySeries: series.length === 0 ? null : series,
  };
}

/** A value without its own reading is met by its words side by side. */
function readingOf(value: string): PhraseReading {
  const words = wordsOf(value);
  const carrying = selectSignificantWords(words);
  return { yes: carrying.length === 0 ? [] : [words.join(' ')], no: [], family: null };
}

export function compileAlternative(text: string): readonly string[] {
  return text.split('&').map((part) => toPadded(wordsOf(part)));
}

/** Whether all phrases of any one alternative occur in the text. */
export function occursIn(alternatives: readonly (readonly string[])[], padded: string): boolean {
  return alternatives.some((phrases) => phrases.every((phrase) => padded.includes(phrase)));
}

/** Whether a product meets the value: true by its words, false by words that rule it out, else unknown. */
export function testPhrase(phrase: CompiledPhrase, product: Product): Verdict {
  if (phrase.vacuous) return 'true';
  if (phrase.alloySeries !== null && product.alloySeries !== null)
    return phrase.alloySeries.includes(product.alloySeries) ? 'true' : 'false';
  if (occursIn(phrase.no, product.padded)) return 'false';
  if (phrase.alloySeries === null && occursIn(phrase.yes, product.padded)) return 'true';
  if (phrase.families.length > 0) {
    const named = findFamilies(product.padded);
    if (named.length > 0 && !phrase.families.some((family) => named.includes(family))) return 'false';
  }
  return 'unknown';
}
