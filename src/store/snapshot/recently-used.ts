/**
 * A map that keeps the most recently read values: at least half of its capacity, at most all of it. Values read lately
 * are in the young half. When that is full it becomes the old half, and the values of the previous old half are dropped
 * unless read since. Reading a value of the young half moves nothing.
 */
export class RecentlyUsed<Key, Value> {
  private readonly half: number;
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();

  constructor(capacity: number) {
    this.half = Math.max(1, Math.floor(capacity / 2));
  }

  /** Returns the value of the key, and makes it if absent. */
  get(key: Key, make: (key: Key) => Value): Value {
    const young = this.young.get(key);
    if (young !== undefined) return young;
    const known = this.old.get(key);
    const value = known === undefined ? make(key) : known;
    // `make` may itself read other values.
    if (this.young.size >= this.half) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
    return value;
  }
}
