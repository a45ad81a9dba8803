/** Adds a value to the list of its key. */
export function addToList<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

/** The values in their order, cut into lists: the first value begins one, and each that `isFirst` says begins another. */
export function splitBefore<Value>(
  values: readonly Value[],
  isFirst: (value: Value, list: readonly Value[]) => boolean,
): Value[][] {
  const lists: Value[][] = [];
  for (const value of values) {
    const list = lists.at(-1);
    if (list === undefined || isFirst(value, list)) lists.push([value]);
    else list.push(value);
  }
  return lists;
}

/**
 * The values by key, in their order; keys in the order in which each is first met. Node 20, the oldest supported, has no
 * Map.groupBy.
 */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const lists = new Map<Key, Value[]>();
  for (const value of values) addToList(lists, keyOf(value), value);
  return lists;
}
