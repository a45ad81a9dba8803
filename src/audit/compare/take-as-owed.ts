import { Decimal, ZERO } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import { addDuties, type FiledNumber } from '../filed-lines.js';
import type { ComputedNumber } from './article-law.js';
import { TOTAL_KINDS } from './compare-columns.js';
import { isVoidAuthority } from './void-authority.js';

/** What the law asks for a number that was filed, in the place of an amount that was not stated. */
export interface Owed {
  readonly amount: Decimal;
  readonly isVoid: boolean;
}

/** By number as printed: none for what is not due or cannot be computed. */
export function readOwed(article: Article, parts: readonly ComputedNumber[]): ReadonlyMap<string, Owed> {
  const owed = new Map<string, Owed>();
  const add = (number: string, amount: Decimal | null, isVoid: boolean): void => {
    if (amount !== null) owed.set(number, { amount: amount.plus(owed.get(number)?.amount ?? ZERO), isVoid });
  };
  let total: string | null = null;
  for (const { number, atEntry } of parts)
    for (const { kind, heading, amount, authorityType } of atEntry.layers) {
      add(kind === 'column' ? number.number : heading, amount, isVoidAuthority(authorityType));
      if (TOTAL_KINDS.has(kind)) total = heading;
    }
  const heading = article.headings.find(({ number }) => number === total);
  return heading === undefined ? owed : pairWithTotal([heading, ...article.commodities], owed);
}

/** The whole of a total rate may stand on its heading or on both numbers: what is left of it is owed on the other. */
function pairWithTotal(
  pair: readonly FiledNumber[],
  owed: ReadonlyMap<string, Owed>,
): ReadonlyMap<string, Owed> {
  const whole = pair.reduce((sum, { number }) => sum.plus(owed.get(number)?.amount ?? ZERO), ZERO);
  const stated = pair.filter(({ duty }) => duty !== null);
  const absent = pair.filter(({ duty }) => duty === null);
  if (stated.length === 0 || absent.length === 0) return owed;
  let left = Decimal.max(ZERO, whole.minus(addDuties(stated)));
  const shared = new Map(owed);
  for (const { number } of absent) {
    shared.set(number, { amount: left, isVoid: owed.get(number)?.isVoid ?? false });
    left = ZERO;
  }
  return shared;
}

interface Compared {
  readonly article: Article;
  readonly parts: readonly ComputedNumber[];
}

/** The question with each absent amount as the law asks it. */
export function takeAsOwed<Question extends Compared>(
  question: Question,
  owed: ReadonlyMap<string, Owed>,
): Question {
  const take = (one: FiledNumber): FiledNumber =>
    one.duty === null ? { ...one, duty: owed.get(one.number)?.amount ?? null } : one;
  const { article, parts } = question;
  return {
    ...question,
    article: {
      ...article,
      headings: article.headings.map(take),
      commodities: article.commodities.map(take),
    },
    parts: parts.map((part) => ({ ...part, number: take(part.number) })),
  };
}
