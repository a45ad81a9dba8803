import { HUNDRED, ZERO, type Decimal } from '../terms/decimal.js';
import { hasAny } from '../terms/frozen-lists.js';
import { isAdValorem } from '../terms/rate-expression.js';
import { DUTIABLE_VALUE } from './chapter98.js';
import { CONTENT_KEYS } from './portions.js';
import type { Question } from './question.js';
import { PREFERENCE } from './facts.js';

/**
 * The units of a search for limits. Its boxes are in shares of the customs value where no other value is stated, so that
 * they are those of every question on the same rules; what is charged is added up in percent where every rate is one, as
 * such numbers are short.
 */
export interface SearchScale {
  /** False: the boxes are in dollars. */
  readonly isInShares: boolean;
  /** The customs value in the unit of the boxes. */
  readonly whole: Decimal;
  /** Whether it is added up in percent. */
  readonly isInPercent: boolean;
  /** The customs value in the unit that is added up. */
  readonly customs: Decimal;
  /** From the unit of the boxes to the one that is added up. */
  readonly toBase: Convert;
  /** From the unit of the boxes to dollars. */
  readonly valueToDollars: Convert;
  /** From the unit that is added up to dollars. */
  readonly dutyToDollars: Convert;
}

export type Convert = (amount: Decimal) => Decimal;

export const asItIs: Convert = (amount) => amount;

/** Facts that are values in dollars. */
export const VALUES_IN_USD: readonly string[] = [DUTIABLE_VALUE, ...CONTENT_KEYS];

export function scaleOf(question: Question): SearchScale {
  const { facts, customs } = question;
  const isInShares = customs.greaterThan(ZERO) && VALUES_IN_USD.every((key) => !facts.stated.has(key));
  const toDollars: Convert = isInShares ? (share) => question.valueOf(share) : asItIs;
  const isInPercent = isInShares && owesShares(question);
  return {
    isInShares,
    whole: isInShares ? HUNDRED : customs,
    isInPercent,
    customs: isInPercent ? HUNDRED : customs,
    toBase: isInPercent ? asItIs : toDollars,
    valueToDollars: toDollars,
    dutyToDollars: isInPercent ? toDollars : asItIs,
  };
}

/** Whether every rate that can apply is a share of the value. */
function owesShares({ facts, law, graph, claim }: Question): boolean {
  const { column1General, column1Special, column2 } = law.line;
  if (graph.charging.some(({ rule }) => rule.rate.kind === 'specific')) return false;
  if (graph.columnTwo >= 0) return isAdValorem(column2.expression);
  const column = claim.kind === 'accepted' ? (claim.rate ?? column1General) : column1General;
  const canClaim = !facts.stated.has(PREFERENCE);
  return (
    isAdValorem(column.expression) &&
    !(canClaim && hasAny(column1Special, ({ rate }) => !isAdValorem(rate.expression)))
  );
}
