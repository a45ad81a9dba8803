import { compileAlternative, occursIn, type Verdict } from './read-phrase.js';
import type { Product } from './product.js';
import { findTradeName } from './trade-names.js';
import { selectSignificantWords, toPadded, wordsOf } from './words.js';

/** How to recognize the product of an order in a description. */
export interface Identity {
  readonly yes: readonly (readonly string[])[];
  readonly no: readonly (readonly string[])[];
  /** Every word about the product: a description without any of them is about something else. */
  readonly vocabulary: ReadonlySet<string>;
}

const ASIDE =
  /\([^()]{0,120}\)|,? ?\bwhether or not [^]*|\bprepackaged for sale\b|\band parts thereof\b|\band components thereof\b|\bcertain\b/gi;

export function compileIdentity(product: string): Identity {
  const trade = findTradeName(product);
  const own = ownNames(product);
  const yes = trade
    ? trade.yes.map(compileAlternative)
    : own.map((words) => words.map((word) => toPadded([word])));
  const vocabulary = new Set([...own.flat(), ...(trade?.yes ?? []).flatMap((text) => wordsOf(text))]);
  return { yes, no: (trade?.no ?? []).map(compileAlternative), vocabulary };
}

/** The product in its own words, one list for each article joined by "and" or a comma. */
function ownNames(product: string): readonly (readonly string[])[] {
  const plain = product.replace(ASIDE, ' ');
  const whole = selectSignificantWords(wordsOf(plain));
  return whole.length === 0 ? [] : [[...new Set(whole)]];
}

/** True: the description names the product; false: it names another; unknown: neither. */
export function testIdentity(identity: Identity, product: Product): Verdict {
  if (product.significant.length === 0) return 'unknown';
  if (occursIn(identity.no, product.padded)) return 'false';
  if (occursIn(identity.yes, product.padded)) return 'true';
  const isOther =
    product.significant.length >= 2 && !product.significant.some((word) => identity.vocabulary.has(word));
  return isOther ? 'false' : 'unknown';
}
