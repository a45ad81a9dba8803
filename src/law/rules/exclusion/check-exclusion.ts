import type { Basis } from '../../../engine/law.js';
import type { Country } from '../../../terms/country.js';
import { intersect, type Interval } from '../../../terms/interval.js';
import type { ScopeList } from '../../lists/scope-lists.js';
import type { CompiledRule } from '../compile-rule.js';
import { FIRST_ANSWERED } from '../period.js';
import { canBothHold } from './condition-meeting.js';
import { Orders, findPlace, readGroups, type ExclusiveGroup, type StackingText } from './orders.js';
import { ScopeMeetings, type Meeting } from './scope-meeting.js';

/** One Section 232 program is charged on one part of the value: headings of different programs exclude each other. */
const ONE_PROGRAM = 'section_232';

interface Charge {
  readonly rule: CompiledRule;
  readonly days: Interval;
  readonly isOneProgram: boolean;
  readonly groups: readonly ExclusiveGroup[];
}

/**
 * Finds errors in the law: pairs of headings of one exclusive group, or of Section 232, that could be charged on the
 * same part of the value of the same goods on the same day, and that nothing orders. Each is named with a line, an
 * origin and a day on which they meet. A charge that belongs to no group is also an error.
 */
export function findUndeterminedCharges(
  rules: readonly CompiledRule[],
  lists: readonly ScopeList[],
  text: StackingText,
): readonly string[] {
  const groups = readGroups(text);
  const charges = rules.flatMap((rule) => chargeOf(rule, groups));
  const meetings = new ScopeMeetings(lists);
  const orders = new Orders(text, groups);
  const found = charges
    .filter((charge) => charge.groups.length === 0)
    .map(({ rule }) => `${nameOf(rule)} is in no exclusive group`);
  charges.forEach((one, place) => {
    for (const other of charges.slice(place + 1)) {
      const meeting = exclude(one, other) ? meetingOf(one, other, { meetings, orders }) : null;
      if (meeting !== null)
        found.push(
          `${nameOf(one.rule)} and ${nameOf(other.rule)} can both be charged: ${meeting.line} of ${meeting.origin} on ${meeting.day}`,
        );
    }
  });
  return found;
}

/** @throws TypeError naming every unordered pair */
export function requireExclusion(...law: Parameters<typeof findUndeterminedCharges>): void {
  const found = findUndeterminedCharges(...law);
  if (found.length > 0) throw new TypeError(`law/stacking/exclusive-groups.yaml: ${found.join('\n')}`);
}

function chargeOf(rule: CompiledRule, groups: readonly ExclusiveGroup[]): Charge[] {
  if (rule.period.kind !== 'known' || rule.supersededBy !== null || !isPositive(rule)) return [];
  const days = intersect(rule.period.interval, { from: FIRST_ANSWERED, to: null });
  if (days === null) return [];
  return [
    {
      rule,
      days,
      isOneProgram: rule.written.authorityType === ONE_PROGRAM,
      groups: groups.filter((group) => findPlace(group, rule) !== -1),
    },
  ];
}

/** A row without a percentage is column 2 or a ban; either stands by itself. */
function isPositive({ rate }: CompiledRule): boolean {
  if (rate.special !== null) return rate.special.kind === 'specific';
  return ['additive', 'floor', 'in_lieu'].includes(rate.kind) && Number(rate.percent ?? 0) > 0;
}

function exclude(one: Charge, other: Charge): boolean {
  return (one.isOneProgram && other.isOneProgram) || one.groups.some((group) => other.groups.includes(group));
}

interface Law {
  readonly meetings: ScopeMeetings;
  readonly orders: Orders;
}

type Undetermined = Pick<Meeting, 'line'> & { readonly origin: string; readonly day: string };

function meetingOf(one: Charge, other: Charge, { meetings, orders }: Law): Undetermined | null {
  const [left, right] = [one.rule, other.rule];
  const isDuplicate =
    left.heading === right.heading && left.rate.kind === right.rate.kind && left.basis === right.basis;
  const days = intersect(one.days, other.days);
  if (isDuplicate || days === null || !sharesPart(left.basis, right.basis)) return null;
  const origin = commonOrigin(left, right);
  if (origin === null || !canBothHold(left.when, right.when)) return null;
  for (const { line, interval } of meetings.find(left.scope, right.scope, days)) {
    const day = orders.findFirstUndecided(left, right, interval);
    if (day !== null) return { line, origin, day };
  }
  return null;
}

const APART: readonly (readonly [Basis, Basis])[] = [
  ['steel_content', 'aluminum_content'],
  ['steel_content', 'copper_content'],
  ['aluminum_content', 'copper_content'],
  ['us_content', 'non_us_content'],
  ['us_content_up_to_40pct', 'non_us_content_above_40pct_cap'],
];

/** Whether the two are charged on a common part of the value. */
function sharesPart(one: Basis, other: Basis): boolean {
  return !APART.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);
}

/** Example origins for rules on all countries; any that both rules cover will do. */
const SHOWN = ['VN', 'CN', 'DE', 'JP', 'CA', 'GB', 'RU'] as Country[];

function commonOrigin(one: CompiledRule, other: CompiledRule): Country | null {
  const named = one.include ?? other.include ?? SHOWN;
  const isNamed = ({ include, exclude: left }: CompiledRule, country: Country): boolean =>
    (include?.includes(country) ?? true) && !left.includes(country);
  return named.find((country) => isNamed(one, country) && isNamed(other, country)) ?? null;
}

function nameOf({ heading, written, period }: CompiledRule): string {
  const from = period.kind === 'known' ? period.interval.from : null;
  return `${heading}@${from ?? ''} (${written.file}:${written.line})`;
}
