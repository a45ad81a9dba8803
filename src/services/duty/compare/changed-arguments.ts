import type { DutyArguments } from '../arguments.js';

/** What differs in a second question; a field that is absent or null stays as in the first. */
export type DutyChangeArguments = { readonly [Name in keyof DutyArguments]?: DutyArguments[Name] | null };

/** The second question in full: lists with keys are merged by key, everything else by field. */
export function applyChange(given: DutyArguments, change: DutyChangeArguments): DutyArguments {
  const stated = Object.entries(change).filter(([, value]) => value !== null && value !== undefined);
  return {
    ...given,
    ...Object.fromEntries(stated),
    facts: byKey(given.facts, change.facts),
    measures: byKey(given.measures, change.measures),
  };
}

function byKey<Item extends { readonly key: string }>(
  given: readonly Item[] | null | undefined,
  changed: readonly Item[] | null | undefined,
): readonly Item[] {
  const replaced = new Set((changed ?? []).map(({ key }) => key));
  return [...(given ?? []).filter(({ key }) => !replaced.has(key)), ...(changed ?? [])];
}
