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
