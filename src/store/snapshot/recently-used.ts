/** A map that keeps the most recently read values and forgets the oldest beyond its capacity. */
export class RecentlyUsed<Key, Value> {
  private readonly kept = new Map<Key, Value>();
  private newest: { readonly key: Key; readonly value: Value } | null = null;

  constructor(private readonly capacity: number) {}

  /** The value kept under the key, or the one made for it now. */
  get(key: Key, make: (key: Key) => Value): Value {
    if (this.newest?.key === key) return this.newest.value;
    const known = this.kept.get(key);
    const value = known === undefined ? make(key) : known;
    this.kept.delete(key);
    this.kept.set(key, value);
    if (this.kept.size > this.capacity) this.kept.delete(this.kept.keys().next().value as Key);
    this.newest = { key, value };
    return value;
  }
}
