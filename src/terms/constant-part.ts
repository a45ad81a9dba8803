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

/** A place beside a constant part for what one keeper made of it. */
interface Shelf {
  keeper: object | null;
  kept: unknown;
}

interface WithShelf {
  readonly [SHELF]?: Shelf;
}

/** Freezes a constant part, with a place in which the first who keeps something of it finds that without a look-up. */
export function shelved<Part extends object>(part: Part): Readonly<Part> {
  const shelf: Shelf = { keeper: null, kept: null };
  return Object.freeze(Object.defineProperty(part, SHELF, { value: shelf }));
}

/** What keepers keep of constant parts, each for as long as the part lives. */
export class KeptByPart<Kept extends object> {
  /** Of parts without a shelf, or with another's things on it. */
  private readonly others = new WeakMap<object, Kept>();

  get(part: object): Kept | undefined {
    const shelf = (part as WithShelf)[SHELF];
    return shelf !== undefined && shelf.keeper === this ? (shelf.kept as Kept) : this.others.get(part);
  }

  set(part: object, kept: Kept): void {
    const shelf = (part as WithShelf)[SHELF];
    if (shelf === undefined || (shelf.keeper !== null && shelf.keeper !== this)) {
      this.others.set(part, kept);
      return;
    }
    shelf.keeper = this;
    shelf.kept = kept;
  }
}
