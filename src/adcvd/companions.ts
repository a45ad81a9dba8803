import type { OrderRecord } from './records.js';
import { selectSignificantWords, wordsOf } from './scope/words.js';

/**
 * The other case on the same product and country: CVD for AD and the reverse. Case numbers do not link the cases of one
 * petition, but the words of the product and the day of the order do.
 */
export function companionsOf(order: OrderRecord, ofCountry: readonly OrderRecord[]): readonly OrderRecord[] {
  const own = productKeyOf(order);
  return ofCountry.filter(
    (other) =>
      other.orderType !== order.orderType && productKeyOf(other) === own && areOfOneTime(order, other),
  );
}

/** The words of an order's product, sorted: orders of one petition name it alike. */
export function productKeyOf({ product }: OrderRecord): string {
  return [...new Set(selectSignificantWords(wordsOf(product)))].sort().join(' ');
}

/** Orders of one petition are at most two years apart. */
function areOfOneTime(left: OrderRecord, right: OrderRecord): boolean {
  if (left.orderDate === null || right.orderDate === null) return true;
  return Math.abs(Number(left.orderDate.slice(0, 4)) - Number(right.orderDate.slice(0, 4))) <= 2;
}
