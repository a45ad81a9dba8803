import type { OrderRecord } from './records.js';
import type { Identity } from './scope/identity.js';

/** What an order and goods must share for the order to be considered: a heading, or a word for its product. */
interface Goods {
  /** Digits, 4 to 10. Null: not stated. */
  readonly htsDigits: string | null;
  readonly words: Iterable<string>;
}

/** Finds the few orders that may be about some goods, without comparing the goods with every order. */
export class OrderIndex {
  private readonly byHeading = new Map<string, Set<OrderRecord>>();
  private readonly byWord = new Map<string, Set<OrderRecord>>();

  constructor(orders: readonly OrderRecord[], identityOf: (order: OrderRecord) => Identity) {
    for (const order of orders) {
      for (const prefix of order.htsPrefixes) put(this.byHeading, headingOf(prefix), order);
      for (const [phrase] of identityOf(order).yes) put(this.byWord, firstWord(phrase), order);
    }
  }

  /** Orders that list a number of the heading, or whose product the words may name; no other order can match. */
  findNear({ htsDigits, words }: Goods): ReadonlySet<OrderRecord> {
    const found = new Set(htsDigits === null ? [] : this.byHeading.get(headingOf(htsDigits)));
    for (const word of words) for (const order of this.byWord.get(word) ?? []) found.add(order);
    return found;
  }
}

function put(index: Map<string, Set<OrderRecord>>, key: string, order: OrderRecord): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, new Set([order]));
  else known.add(order);
}

function headingOf(digits: string): string {
  return digits.slice(0, 4);
}

/** All phrases of an alternative must occur, so its first word must too. */
function firstWord(phrase: string | undefined): string {
  return phrase?.trim().split(' ', 1)[0] ?? '';
}
