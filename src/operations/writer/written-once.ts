import type { Budget } from './memory-budget.js';
import type { Write } from './run.js';

/**
 * Writes lists and objects. What is frozen, with all that is in it, is the same in every answer that shows it and
 * written once, while there is budget to keep it: a citation, the facts of a rule.
 */
export function writeOnce(write: Write, budget: Budget): Write {
  const written = new WeakMap<object, Uint8Array>();
  let looksLeft = LOOKS;
  return (value, run) => {
    if (looksLeft === 0) return write(value, run);
    const { out } = run;
    const known = written.get(value as object);
    if (known !== undefined) return out.writeRaw(known);
    // What it is part of is kept, and with it this.
    if (run.isKept || budget.isFull) return write(value, run);
    if (!isFixedValue(value)) {
      looksLeft -= 1;
      return write(value, run);
    }
    const { length } = out;
    run.isKept = true;
    write(value, run);
    run.isKept = false;
    const copy = out.copyFrom(length);
    written.set(value as object, copy);
    budget.take(copy.length);
    looksLeft = Infinity;
  };
}

/** Values looked at before it is taken that the ones of a place are made for every answer: looking costs time too. */
const LOOKS = 1_000;

/** Plain objects and arrays frozen to the bottom; a getter, or an object of a class, could say something else tomorrow. */
function isFixedValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  return (
    Object.isFrozen(value) &&
    Object.values(Object.getOwnPropertyDescriptors(value)).every(
      (property) => property.get === undefined && isFixedValue(property.value),
    )
  );
}
