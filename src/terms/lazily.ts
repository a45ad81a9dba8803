/** Makes a value when it is first asked for, and keeps it. What throws is tried again. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
