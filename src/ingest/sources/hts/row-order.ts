import { addToList } from '../../../terms/group-by.js';
/** A row key and, for a numbered row, its digits: the input of printing order. */
export interface OrderedKey {
  readonly rowKey: string;
  readonly htsNumber: string | null;
}

/**
 * Merges the rows of all revisions into one printing order: the newest printing unchanged, and rows it no longer prints
 * after the row they used to follow, numbers ascending.
 */
export function mergeOrder(
  older: readonly OrderedKey[],
  newest: readonly OrderedKey[],
): readonly OrderedKey[] {
  const printed = new Set(newest.map((row) => row.rowKey));
  const followers = gatherFollowers(older, printed);
  const order: OrderedKey[] = [];
  let waiting: OrderedKey[] = [...(followers.get(null) ?? [])];
  for (const { rowKey, htsNumber } of newest) {
    const due = htsNumber === null ? 0 : countDue(waiting, htsNumber);
    order.push(...waiting.slice(0, due), { rowKey, htsNumber });
    waiting = [...waiting.slice(due), ...(followers.get(rowKey) ?? [])];
  }
  order.push(...waiting);
  return order;
}

/** Rows out of print, by the row still in print that they followed; null: before all. */
function gatherFollowers(
  older: readonly OrderedKey[],
  printed: ReadonlySet<string>,
): ReadonlyMap<string | null, readonly OrderedKey[]> {
  const followers = new Map<string | null, OrderedKey[]>();
  let leader: string | null = null;
  for (const key of older) {
    if (printed.has(key.rowKey)) leader = key.rowKey;
    else addToList(followers, leader, key);
  }
  return followers;
}

/** How many waiting rows precede `htsNumber`: all up to the last lower number among them. */
function countDue(waiting: readonly OrderedKey[], htsNumber: string): number {
  const bound = htsNumber.padEnd(10, '0');
  const blocking = waiting.findIndex(
    (key) => key.htsNumber !== null && key.htsNumber.padEnd(10, '0') > bound,
  );
  const before = blocking === -1 ? waiting : waiting.slice(0, blocking);
  return before.findLastIndex((key) => key.htsNumber !== null) + 1 || (blocking === -1 ? before.length : 0);
}
