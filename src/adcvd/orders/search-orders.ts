import type { Country } from '../../terms/country.js';
import type { OrderRecord } from '../records.js';
import { wordsOf } from '../scope/words.js';

/** The orders wanted; null: no restriction. */
export interface OrderQuestion {
  /** Prefix of a case number. */
  readonly caseNumber: string | null;
  readonly words: string | null;
  readonly country: Country | null;
  readonly htsDigits: string | null;
  readonly status: OrderRecord['status'] | null;
  readonly orderType: OrderRecord['orderType'] | null;
}

/**
 * Orders that match every criterion: whole words before prefixes of words, those in force before others, then by case
 * number.
 */
export function searchOrders(
  orders: readonly OrderRecord[],
  question: OrderQuestion,
): readonly OrderRecord[] {
  const wanted = question.words === null ? [] : wordsOf(question.words);
  return orders
    .filter((order) => meets(order, question))
    .map((order) => ({ order, rank: rankOf(order, wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort(
      (left, right) =>
        right.rank! - left.rank! ||
        Number(isInForce(right.order)) - Number(isInForce(left.order)) ||
        (left.order.caseNumber < right.order.caseNumber ? -1 : 1),
    )
    .map(({ order }) => order);
}

function isInForce({ status }: OrderRecord): boolean {
  return status === 'active';
}

function meets(
  order: OrderRecord,
  { caseNumber, country, htsDigits, status, orderType }: OrderQuestion,
): boolean {
  if (caseNumber !== null && !order.caseNumber.startsWith(caseNumber)) return false;
  if (country !== null && order.country !== country) return false;
  if (status !== null && order.status !== status) return false;
  if (orderType !== null && order.orderType !== orderType) return false;
  return (
    htsDigits === null ||
    order.htsPrefixes.some((prefix) => prefix.startsWith(htsDigits) || htsDigits.startsWith(prefix))
  );
}

/** The number of whole words found; null when a word is not found even as a prefix. */
function rankOf(order: OrderRecord, wanted: readonly string[]): number | null {
  if (wanted.length === 0) return 0;
  const words = wordsOf(`${order.product} ${order.countryName} ${order.caseNumber}`);
  const isThere = (word: string): boolean => words.some((other) => other.startsWith(word));
  if (!wanted.every(isThere)) return null;
  return wanted.filter((word) => words.includes(word)).length;
}
