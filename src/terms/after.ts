/** What is there already, or a promise of it: most requests wait for nothing, and a promise each costs time. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value: at once where it is there, else when it comes. A promise that rejects goes on as it is. */
export function continueWith<T, U>(value: Soon<T>, next: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
