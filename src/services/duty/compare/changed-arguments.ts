import { Problem } from '../../../terms/errors.js';
import { quoteInput } from '../../../terms/result.js';
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

/**
 * Runs `work` on the second question. What is refused of the change is named at the place where it was given (`to.spi`,
 * `to.fact.melt_pour_country`); what is refused of the first question keeps its name.
 */
export function namingChanged<Answer>(change: DutyChangeArguments, at: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    throw cause.rename((field) => (isChanged(field, change) ? `${at}.${field}` : null));
  }
}

/** Members of a question that hold what is named by a key: `fact.` of `facts`. */
const HOLDERS: Readonly<Record<string, string>> = { fact: 'facts', scopeFact: 'scopeFacts' };

function isChanged(at: string, change: DutyChangeArguments): boolean {
  const [name = at] = at.split('.', 1);
  const key = at.slice(name.length + 1);
  const stated = change[(HOLDERS[name] ?? name) as keyof DutyArguments] ?? null;
  if (!Array.isArray(stated) || key === '') return stated !== null;
  // A key that is no plain word is quoted where it is named.
  return stated.some(
    (item: { readonly key?: string }) =>
      item.key !== undefined && [item.key, quoteInput(item.key)].includes(key),
  );
}

function byKey<Item extends { readonly key: string }>(
  given: readonly Item[] | null | undefined,
  changed: readonly Item[] | null | undefined,
): readonly Item[] {
  const replaced = new Set((changed ?? []).map(({ key }) => key));
  return [...(given ?? []).filter(({ key }) => !replaced.has(key)), ...(changed ?? [])];
}
