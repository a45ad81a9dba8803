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
