const BITS = 32;

/** A set of nodes by their places in the list, walked in printing order. */
export class NodeSet {
  readonly #words: Int32Array;

  constructor(private readonly size: number) {
    this.#words = new Int32Array(Math.ceil(size / BITS));
  }

  add(node: number): void {
    const word = node >>> 5;
    this.#words[word] = (this.#words[word] as number) | (1 << (node & 31));
  }

  /** The first node of the set from a place on; the number of all nodes when there is none. */
  next(from: number): number {
    const words = this.#words;
    let word = from >>> 5;
    if (word >= words.length) return this.size;
    let bits = (words[word] as number) & (-1 << (from & 31));
    while (bits === 0) {
      word += 1;
      if (word === words.length) return this.size;
      bits = words[word] as number;
    }
    return word * BITS + BITS - 1 - Math.clz32(bits & -bits);
  }

  clear(): void {
    this.#words.fill(0);
  }
}
