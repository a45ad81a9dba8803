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

const KEPT_ENTRIES: unique symbol = Symbol('entries');

/** What one keeper made of one constant part, and behind it what others made: set by who puts it there. */
export interface KeptEntry {
  keeper: object | null;
  behind: KeptEntry | null;
}

interface KeptEntries {
  first: KeptEntry | null;
}

/** Freezes a constant part, with a place for what is made of it: it is found there without a look-up. */
export function freezeConstantPart<Part extends object>(part: Part): Readonly<Part> {
  const entries: KeptEntries = { first: null };
  return Object.freeze(Object.defineProperty(part, KEPT_ENTRIES, { value: entries }));
}

/** What is kept of objects, each for as long as the object lives. */
export interface KeptByObject<Kept extends object> {
  get(object: object): Kept | undefined;
  set(object: object, kept: Kept): unknown;
}

/**
 * The same on constant parts, for keepers that live as long as the parts: what they keep stays there. They
 * look past each other, so that a part should have few of them.
 */
export class KeptOnParts<Kept extends KeptEntry> implements KeptByObject<Kept> {
  /** Of Objects without entries. */
  private readonly others = new WeakMap<object, Kept>();
  private readonly entriesOf: (part: object) => KeptEntries | undefined;

  /** @param readerOf makes a function that reads what stands under a symbol: one that knows parts of few shapes is fast */
  constructor(readerOf: (symbol: symbol) => (source: object) => unknown) {
    this.entriesOf = readerOf(KEPT_ENTRIES) as (part: object) => KeptEntries | undefined;
  }

  get(part: object): Kept | undefined {
    const entries = this.entriesOf(part);
    if (entries === undefined) return this.others.get(part);
    for (let one = entries.first; one !== null; one = one.behind) if (one.keeper === this) return one as Kept;
    return undefined;
  }

  set(part: object, kept: Kept): void {
    const entries = this.entriesOf(part);
    if (entries === undefined) {
      this.others.set(part, kept);
      return;
    }
    kept.keeper = this;
    kept.behind = entries.first;
    entries.first = kept;
  }
}
