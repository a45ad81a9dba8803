/** Numbers given out from the lowest on: a binary heap, so that whoever stops early has not paid for sorting the rest. */
export class BestFirst {
  #left: number;

  /** @param numbers put in another order by what is taken */
  constructor(private readonly numbers: number[]) {
    this.#left = numbers.length;
    for (let at = (this.#left >>> 1) - 1; at >= 0; at -= 1) this.#sink(at);
  }

  /** How many were not taken yet. */
  get left(): number {
    return this.#left;
  }

  /** The lowest that was not taken yet; there must be one. */
  get first(): number {
    return this.numbers[0] as number;
  }

  takeFirst(): number {
    const { numbers } = this;
    const { first } = this;
    this.#left -= 1;
    numbers[0] = numbers[this.#left] as number;
    this.#sink(0);
    // What was taken stands behind what is left.
    numbers[this.#left] = first;
    return first;
  }

  /** Those taken, in no order. */
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
