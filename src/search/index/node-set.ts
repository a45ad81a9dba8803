const BITS = 32;

/** A set of nodes by their positions in the list, iterated in printing order. */
export class NodeSet {
  readonly #words: Int32Array;
  /** Which of the words are not zero. */
  readonly #filled: Int32Array;

  constructor(private readonly size: number) {
    this.#words = new Int32Array(Math.ceil(size / BITS));
    this.#filled = new Int32Array(Math.ceil(this.#words.length / BITS));
  }

  add(node: number): void {
    const word = node >>> 5;
    this.#words[word] = (this.#words[word] as number) | (1 << (node & 31));
    this.#filled[word >>> 5] = (this.#filled[word >>> 5] as number) | (1 << (word & 31));
  }

  /** The first node of the set from a position on; the number of all nodes when there is none. */
  findNext(from: number): number {
    const here = nextBit(this.#words, from, Math.min((from >>> 5) + 1, this.#words.length));
    if (here >= 0) return here;
    const word = nextBit(this.#filled, (from >>> 5) + 1, this.#filled.length);
    return word < 0 ? this.size : nextBit(this.#words, word * BITS, word + 1);
  }

  clear(): void {
    this.#words.fill(0);
    this.#filled.fill(0);
  }
}

/** The first bit set from a position on, in words before the end; -1 when there is none. */
function nextBit(words: Int32Array, from: number, end: number): number {
  let mask = -1 << (from & 31);
  for (let word = from >>> 5; word < end; word += 1) {
    const bits = (words[word] as number) & mask;
    if (bits !== 0) return word * BITS + BITS - 1 - Math.clz32(bits & -bits);
    mask = -1;
  }
  return -1;
}
