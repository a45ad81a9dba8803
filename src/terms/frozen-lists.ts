/**
 * `filter`, `find` and `some` for lists that may be frozen: V8 runs the array methods on those through its slow path,
 * at about ten times the cost.
 */
export function selectFrom<One>(list: readonly One[], isWanted: (one: One) => boolean): readonly One[] {
  const selected: One[] = [];
  for (const one of list) if (isWanted(one)) selected.push(one);
  return selected;
}

/** Undefined when there is none. */
export function firstOf<One>(list: readonly One[], isWanted: (one: One) => boolean): One | undefined {
  for (const one of list) if (isWanted(one)) return one;
  return undefined;
}

export function hasAny<One>(list: readonly One[], isWanted: (one: One) => boolean): boolean {
  for (const one of list) if (isWanted(one)) return true;
  return false;
}
