interface Waiting<T> {
  readonly owner: string;
  readonly entry: T;
}

/**
 * A queue that takes the owner served longest ago next, in order of arrival within an owner, so that one who sends many
 * files does not hold up the others.
 */
export class FairQueue<T> {
  private waiting: Waiting<T>[] = [];
  private readonly served = new Map<string, number>();
  private turn = 0;

  constructor(
    private readonly max: number,
    private readonly maxOfOwner: number,
  ) {}

  get length(): number {
    return this.waiting.length;
  }

  /** False: the queue is full. */
  add(owner: string, entry: T): boolean {
    const own = this.waiting.filter((one) => one.owner === owner).length;
    if (this.waiting.length >= this.max || own >= this.maxOfOwner) return false;
    this.waiting.push({ owner, entry });
    return true;
  }

  remove(entry: T): void {
    this.waiting = this.waiting.filter((one) => one.entry !== entry);
  }

  /** Records that an owner is served. */
  serve(owner: string): void {
    this.turn += 1;
    this.served.set(owner, this.turn);
  }

  takeNext(): Waiting<T> | null {
    if (this.waiting.length === 0) {
      this.served.clear();
      return null;
    }
    const last = ({ owner }: Waiting<T>): number => this.served.get(owner) ?? 0;
    const first = this.waiting.reduce((best, one) => (last(one) < last(best) ? one : best));
    this.waiting.splice(this.waiting.indexOf(first), 1);
    return first;
  }
}
