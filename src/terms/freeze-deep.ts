/** Freezes plain objects and lists recursively, but not class instances such as decimals, sets and maps. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  Object.values(value).forEach(freezeDeep);
  return Object.freeze(value);
}
