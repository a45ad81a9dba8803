/**
 * A map that keeps the most recently read values: half of the capacity at least, and never more than all of it. Values
 * read lately stand in the young half; when it is full it becomes the old one, and what the old one still holds that
 * nobody has read since is forgotten. A value of the young half is read without moving anything.
 */
export class RecentlyUsed<Key, Value> {
  private readonly half: number;
  private young = new Map<Key, Value>();
  private old = new Map<Key, Value>();

  constructor(capacity: number) {
    this.half = Math.max(1, Math.floor(capacity / 2));
  }

  /** The value kept under the key, or the one made for it now. */
  get(key: Key, make: (key: Key) => Value): Value {
    const young = this.young.get(key);
    if (young !== undefined) return young;
    const known = this.old.get(key);
    const value = known === undefined ? make(key) : known;
    // What makes a value may read others.
    if (this.young.size >= this.half) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
    return value;
  }
}
