/**
 * Writes lists and objects. What is frozen, with all that is in it, is the same in every answer that shows it and
 * written once: a citation, the facts of a rule.
 */
export function writtenOnce<Run>(
  write: (value: unknown, run: Run) => string,
): (value: unknown, run: Run) => string {
  const texts = new WeakMap<object, string>();
  return (value, run) => {
    const object = value as object;
    if (!Object.isFrozen(object)) return write(value, run);
    const known = texts.get(object);
    if (known !== undefined) return known;
    const text = write(value, run);
    if (isFixedValue(object)) texts.set(object, text);
    return text;
  };
}

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
