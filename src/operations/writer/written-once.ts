import type { Budget } from './memory-budget.js';
import type { Write } from './run.js';

/**
 * Writes lists and objects. Deeply frozen values, such as a citation or the facts of a rule, are the same in every
 * answer, so they are written once while the budget allows.
 */
export function writeOnce(write: Write, budget: Budget): Write {
  const written = new WeakMap<object, Uint8Array>();
  let looksLeft = LOOKS;
  return (value, run) => {
    if (looksLeft === 0) return write(value, run);
    const { out } = run;
    const known = written.get(value as object);
    if (known !== undefined) return out.writeRaw(known);
    // The enclosing value is kept, which includes this one.
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

/** Values examined before giving up on a place whose values are new in every answer: examining costs time too. */
const LOOKS = 1_000;

/** Plain objects and arrays, deeply frozen; a getter or a class instance could return another value later. */
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
