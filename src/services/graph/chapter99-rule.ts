import { describeCondition } from '../../engine/conditions.js';
import type { Rule } from '../../engine/law.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains, isEmpty, lastDayOf } from '../../terms/interval.js';
import { refuseField } from '../../terms/errors.js';
import { onceFor } from '../../terms/lazily.js';
import { quoteInput } from '../../terms/result.js';
import { presentCitations } from '../duty/present-citation.js';
import type { ServiceContext } from '../service-context.js';

/** A row of Chapter 99: one heading, country group, scope part and rate period. */
export type Chapter99RuleModel = ReturnType<typeof toRule>;

export const toRule = onceFor((rule: Rule) => {
  const { heading, program, authority, authorityType, rateText, basis, interval } = rule;
  return {
    __typename: 'Chapter99Rule' as const,
    id: `Chapter99Rule:${rule.id}`,
    ruleId: rule.id,
    rule,
    heading,
    program,
    authority,
    authorityType,
    from: interval.from,
    to: lastDayOf(interval),
    rateText,
    kind: rule.rate.kind,
    basis,
    condition: rule.when === null ? null : describeCondition(rule.when),
    countries: rule.include === null ? null : [...rule.include].sort(),
    citations: presentCitations(rule.citations),
  };
});

/** Throws `not-found`. */
export function findRule({ id }: { readonly id: string }, { snapshot }: ServiceContext): Chapter99RuleModel {
  const rule = snapshot.findRule(id);
  if (rule !== null) return toRule(rule);
  throw refuseField('id', `there is no rule ${quoteInput(id)} in this data version`, 'not-found');
}

const scopesIn = onceFor(({ rules }: Snapshot) => new Map(rules.map(({ rule, scope }) => [rule.id, scope])));

const UNLISTED = { list: null, entries: 0, prefixes: [] } as const;

/** The goods that a rule names, as its source writes them. */
export function scopeOf({ ruleId }: Chapter99RuleModel, { snapshot }: ServiceContext) {
  return (scopesIn(snapshot).get(ruleId) ?? []).map((part) => {
    if (part.kind === 'all') return { ...UNLISTED, kind: 'all' as const, note: null };
    if (part.kind === 'note') return { ...UNLISTED, kind: 'note' as const, note: part.note };
    const { list, entries } = part.selection;
    const prefixes = [...new Set(entries.map(({ prefix }) => prefix))];
    return { kind: 'list' as const, note: null, list, entries: entries.length, prefixes };
  });
}

export function isInForce({ rule }: Chapter99RuleModel, date: CalendarDate): boolean {
  return !isEmpty(rule.interval) && contains(rule.interval, date);
}
