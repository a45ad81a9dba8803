/** A value or a promise of it: most requests wait for nothing, and every promise costs time. */
export type Soon<T> = T | Promise<T>;

/** Continues with a value: at once if it is there, otherwise when it resolves. A rejection passes through. */
export function continueWith<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
