/** Documents that are small to send and large to look at. */

/** Levels of fields, of which no schema knows one. */
export function nested(levels: number): string {
  return `{ ${'a { '.repeat(levels)}b${' }'.repeat(levels)} }`;
}

/** Levels of fragments, each with the next twice. */
export function doubling(levels: number): string {
  return `{ ...F0 } ${chain(levels, (next) => `{ ...${next} ...${next} }`)} fragment F${levels} on Query { __typename }`;
}

/** Levels of fragments, each with the next in three fields. */
export function tripling(levels: number): string {
  const inside = (next: string): string => `{ a { ...${next} } b { ...${next} } c { ...${next} } }`;
  return `{ ...F0 } ${chain(levels, inside)} fragment F${levels} on Query { d }`;
}

/** Fragments that all spread each other, or up to `width` of them. */
export function cyclic(levels: number, width: number): string {
  const spreads = (from: number): string =>
    Array.from({ length: width }, (_, n) => `...F${(from + n) % levels}`).join(' ');
  const fragments = Array.from({ length: levels }, (_, n) => `fragment F${n} on Query { ${spreads(n)} }`);
  return `{ ...F0 } ${fragments.join(' ')}`;
}

function chain(levels: number, inside: (next: string) => string): string {
  const fragments = Array.from(
    { length: levels },
    (_, n) => `fragment F${n} on Query ${inside(`F${n + 1}`)}`,
  );
  return fragments.join(' ');
}
