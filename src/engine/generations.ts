/**
 * What is kept for objects, in two generations: what is not kept again while a new one fills up is dropped, and what is
 * kept for an object goes when the object does.
 */
export class Generations<Kept> {
  private newer = new WeakMap<object, Kept>();
  private older = new WeakMap<object, Kept>();
  private count = 0;

  /** @param size additions that fill a generation */
  constructor(private readonly size: number) {}

  findNewer(owner: object): Kept | undefined {
    return this.newer.get(owner);
  }

  findOlder(owner: object): Kept | undefined {
    return this.older.get(owner);
  }

  /** @param add what the newer generation has of the owner, with one more */
  keep(owner: object, add: (before: Kept | undefined) => Kept): void {
    if (this.count === this.size) {
      this.older = this.newer;
      this.newer = new WeakMap();
      this.count = 0;
    }
    this.newer.set(owner, add(this.newer.get(owner)));
    this.count += 1;
  }
}
