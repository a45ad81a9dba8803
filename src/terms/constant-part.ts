/**
 * Under this symbol an object of an answer carries, frozen, those of its members that are the same in every answer in
 * which the same law is shown: the words of a rule beside the amount it comes to. What holds of them may be kept by
 * that object, for as long as it lives. A member that stands in it has the same value in the object itself.
 */
export const CONSTANT_PART: unique symbol = Symbol('constant part');

/** An object of an answer; null: nothing in it is the same every time. */
export interface WithConstantPart {
  readonly [CONSTANT_PART]: object | null;
}

const SHELF: unique symbol = Symbol('shelf');

/** What one keeper made of one constant part, and behind it what others made: set by who puts it there. */
export interface OnShelf {
  keeper: object | null;
  behind: OnShelf | null;
}

interface Shelf {
  first: OnShelf | null;
}

/** Freezes a constant part, with a place for what is made of it: it is found there without a look-up. */
export function shelved<Part extends object>(part: Part): Readonly<Part> {
  const shelf: Shelf = { first: null };
  return Object.freeze(Object.defineProperty(part, SHELF, { value: shelf }));
}

/** What is kept of objects, each for as long as the object lives. */
export interface KeptByObject<Kept extends object> {
  get(object: object): Kept | undefined;
  set(object: object, kept: Kept): unknown;
}

/**
 * The same on the shelves of constant parts, for keepers that live as long as the parts: what they keep stays there. They
 * look past each other, so that a part should have few of them.
 */
export class KeptOnShelves<Kept extends OnShelf> implements KeptByObject<Kept> {
  /** Of objects without a shelf. */
  private readonly others = new WeakMap<object, Kept>();
  private readonly shelfOf: (part: object) => Shelf | undefined;

  /** @param readerOf makes a function that reads what stands under a symbol: one that knows parts of few shapes is fast */
  constructor(readerOf: (symbol: symbol) => (source: object) => unknown) {
    this.shelfOf = readerOf(SHELF) as (part: object) => Shelf | undefined;
  }

  get(part: object): Kept | undefined {
    const shelf = this.shelfOf(part);
    if (shelf === undefined) return this.others.get(part);
    for (let one = shelf.first; one !== null; one = one.behind) if (one.keeper === this) return one as Kept;
    return undefined;
  }

  set(part: object, kept: Kept): void {
    const shelf = this.shelfOf(part);
    if (shelf === undefined) {
      this.others.set(part, kept);
      return;
    }
    kept.keeper = this;
    kept.behind = shelf.first;
    shelf.first = kept;
  }
}
