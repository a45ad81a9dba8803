/** Freezes plain objects and lists through and through; class instances such as decimals, sets and maps stay as they are. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  Object.values(value).forEach(freezeDeep);
  return Object.freeze(value);
}
