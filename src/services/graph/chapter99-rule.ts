import { describeCondition } from '../../engine/conditions.js';
import type { Rule } from '../../engine/law.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { ScopedRule } from '../../store/snapshot/law/scope.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Country } from '../../terms/country.js';
import { contains, isEmpty, lastDayOf } from '../../terms/interval.js';
import { Problem } from '../../terms/errors.js';
import { quoteInput } from '../../terms/result.js';
import { presentCitations } from '../duty/present-citation.js';
import type { ServiceContext } from '../service-context.js';

/** A row of Chapter 99: one heading, country group, scope part and rate period. */
export interface Chapter99RuleModel {
  readonly __typename: 'Chapter99Rule';
  readonly id: string;
  readonly ruleId: string;
  readonly rule: Rule;
  readonly heading: string;
  readonly program: string;
  readonly authority: string;
  readonly authorityType: string;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly rateText: string;
  readonly kind: Rule['rate']['kind'];
  readonly basis: string;
  readonly condition: string | null;
  readonly countries: readonly Country[] | null;
  readonly citations: ReturnType<typeof presentCitations>;
}

const models = new WeakMap<Rule, Chapter99RuleModel>();

export function toRule(rule: Rule): Chapter99RuleModel {
  const known = models.get(rule);
  if (known !== undefined) return known;
  const model = presentRule(rule);
  models.set(rule, model);
  return model;
}

function presentRule(rule: Rule): Chapter99RuleModel {
  const { heading, program, authority, authorityType, rateText, basis, interval } = rule;
  return {
    __typename: 'Chapter99Rule',
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
}

/** Throws `not-found`. */
export function findRule({ id }: { readonly id: string }, { snapshot }: ServiceContext): Chapter99RuleModel {
  const rule = snapshot.findRule(id);
  if (rule !== null) return toRule(rule);
  const message = `id: there is no rule ${quoteInput(id)} in this data version`;
  throw new Problem('not-found', message, [{ at: 'id', message }]);
}

const scopes = new WeakMap<Snapshot, ReadonlyMap<string, ScopedRule>>();

const UNLISTED = { list: null, entries: 0, prefixes: [] } as const;

/** The goods that a rule names, as its source writes them. */
export function scopeOf({ ruleId }: Chapter99RuleModel, { snapshot }: ServiceContext) {
  const known = scopes.get(snapshot) ?? new Map(snapshot.rules.map((scoped) => [scoped.rule.id, scoped]));
  scopes.set(snapshot, known);
  return (known.get(ruleId)?.scope ?? []).map((part) => {
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
