/**
 * An object of an answer has, under this symbol, a frozen object of those members that are the same in every answer
 * under the same law, such as the text of a rule next to its amount. Values derived from them may be cached by that
 * object for its lifetime. Each of these members has the same value in the object itself.
 */
export const CONSTANT_PART: unique symbol = Symbol('constant part');

/** An object of an answer; null: it has no constant part. */
export interface WithConstantPart {
  readonly [CONSTANT_PART]: object | null;
}

const KEPT_ENTRIES: unique symbol = Symbol('entries');

/** An entry that one keeper made for a constant part, linked to those of others; the keeper sets both. */
export interface KeptEntry {
  keeper: object | null;
  behind: KeptEntry | null;
}

interface KeptEntries {
  first: KeptEntry | null;
}

/** Freezes a constant part, with a slot for what is derived from it, which is then found without a lookup. */
export function freezeConstantPart<Part extends object>(part: Part): Readonly<Part> {
  const entries: KeptEntries = { first: null };
  return Object.freeze(Object.defineProperty(part, KEPT_ENTRIES, { value: entries }));
}

/** Values cached by object, each for the lifetime of the object. */
export interface KeptByObject<Kept extends object> {
  get(object: object): Kept | undefined;
  set(object: object, kept: Kept): unknown;
}

/**
 * The same on constant parts, for keepers that live as long as the parts: their values stay there. Keepers walk past
 * each other's entries, so a part should have few of them.
 */
export class KeptOnParts<Kept extends KeptEntry> implements KeptByObject<Kept> {
  /** For objects without entries. */
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
