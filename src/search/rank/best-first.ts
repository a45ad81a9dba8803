/** Returns numbers in ascending order from a binary heap, so that stopping early saves sorting the rest. */
export class BestFirst {
  #left: number;

  /** @param numbers reordered as numbers are taken */
  constructor(private readonly numbers: number[]) {
    this.#left = numbers.length;
    for (let at = (this.#left >>> 1) - 1; at >= 0; at -= 1) this.#sink(at);
  }

  /** How many remain. */
  get left(): number {
    return this.#left;
  }

  /** The lowest remaining number; there must be one. */
  get first(): number {
    return this.numbers[0] as number;
  }

  takeFirst(): number {
    const { numbers } = this;
    const { first } = this;
    this.#left -= 1;
    numbers[0] = numbers[this.#left] as number;
    this.#sink(0);
    // Numbers taken are moved behind the remaining ones.
    numbers[this.#left] = first;
    return first;
  }

  /** The numbers taken, in no order. */
  get taken(): readonly number[] {
    return this.numbers.slice(this.#left);
  }

  #sink(from: number): void {
    const { numbers } = this;
    const end = this.#left;
    if (from >= end) return;
    const sinking = numbers[from] as number;
    let at = from;
    for (let child = 2 * at + 1; child < end; child = 2 * at + 1) {
      const next =
        child + 1 < end && (numbers[child + 1] as number) < (numbers[child] as number) ? child + 1 : child;
      const lower = numbers[next] as number;
      if (lower >= sinking) break;
      numbers[at] = lower;
      at = next;
    }
    numbers[at] = sinking;
  }
}
