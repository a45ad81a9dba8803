import type { Basis, Condition } from '../../engine/law.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Citation, SourceLabel } from '../../terms/citation.js';
import { parseCountry, type Country } from '../../terms/country.js';
import { formatHeadingRange, isCoveredByAny, parseHeadingRanges } from '../../terms/heading-ranges.js';
import { ALWAYS, type Interval } from '../../terms/interval.js';
import type { Parsed } from '../../terms/result.js';
import { cite } from '../citations/read-citations.js';
import type { Corrections } from '../files/corrections.js';
import { SourceRowError } from '../text/csv-table.js';
import { parseCondition } from './condition.js';
import { findMisuse, type FactKey } from './fact-keys.js';
import type { NoteLimits } from './note-limits.js';
import { parsePeriod, type Period } from './period.js';
import { parseRuleRate, type CompiledRate } from './rule-rate.js';
import { parseScope, type ScopeAlternative } from './scope.js';
import type { WrittenRule } from './written-rule.js';

/** One rule for one period, compiled. */
export interface CompiledRule {
  readonly written: WrittenRule;
  readonly heading: string;
  readonly use: 'usmca' | 'us_content' | null;
  readonly program: string;
  readonly rate: CompiledRate;
  readonly basis: Basis;
  readonly include: readonly Country[] | null;
  readonly exclude: readonly Country[];
  readonly scope: readonly ScopeAlternative[];
  readonly when: Condition | null;
  readonly exceptions: readonly string[];
  readonly displaces: readonly string[];
  readonly period: Period;
  readonly citations: readonly Citation[];
  readonly label: SourceLabel;
  readonly assumptions: readonly number[];
  /** From the first entry date filed under this wording to the first date no longer filed under it. */
  readonly published: Interval;
  /** The correction that superseded this wording; null: it stands. */
  readonly supersededBy: string | null;
}

/** What compiling any rule requires. */
export interface RulesContext {
  readonly factKeys: ReadonlyMap<string, FactKey>;
  readonly noteLimits: NoteLimits;
  readonly corrections: Corrections;
  /** Headings printed in an archived official schedule. */
  readonly printedHeadings: ReadonlySet<string>;
}

const US_CONTENT_BASES: readonly Basis[] = ['us_content', 'us_content_up_to_40pct'];

/** Compiles one written rule; an unreadable rule is rejected with file, line and field. */
export function compileRule(written: WrittenRule, context: RulesContext): CompiledRule {
  const { heading, profile, base } = written;
  const when = readCondition(written, context.factKeys);
  const use = useOf(base, when);
  if (when !== null && asksFor({ heading, use }, when))
    throw new SourceRowError(
      written,
      `${heading}: when: it asks whether it is due itself: leave it out of heading_due`,
    );
  const period = valueOf(written, 'rates', parsePeriod(written.from ?? '', written.to ?? ''));
  const label = labelOf(written, period, context.printedHeadings);
  return {
    written,
    heading,
    use,
    program: profile.program,
    rate: valueOf(written, 'rate', parseRuleRate(written.rate)),
    basis: base,
    include: written.origins === undefined ? null : readCountries(written, 'origins', written.origins),
    exclude: readCountries(written, 'exceptOrigins', written.exceptOrigins),
    scope: context.noteLimits.limit(valueOf(written, 'goods', parseScope(written.goods)), {
      heading,
      period,
    }),
    when,
    exceptions: readHeadings(written, 'exceptions'),
    displaces: readHeadings(written, 'displaces'),
    period,
    citations: readRuleCitations(written, label),
    label,
    assumptions: [...new Set([...profile.assumptions, ...written.assumptions])].sort(
      (left, right) => left - right,
    ),
    published: publishedOf(written, context.corrections),
    supersededBy: written.supersededBy ?? null,
  };
}

function valueOf<T>(written: WrittenRule, field: string, parsed: Parsed<T>): T {
  if (!parsed.ok) throw new SourceRowError(written, `${written.heading}: ${field}: ${parsed.message}`);
  return parsed.value;
}

/**
 * How far a rule may be trusted. Official: its heading is printed in an archived schedule and its text was read.
 * Secondary: known through publications that cite the official document. Unverified: its window is not printed.
 */
function labelOf(
  { heading, confidence }: WrittenRule,
  period: Period,
  printed: ReadonlySet<string>,
): SourceLabel {
  if (period.kind === 'unknown') return 'unverified';
  const isPrinted = printed.has(heading) || heading === '(column 2)';
  return confidence === 'high' && isPrinted ? 'official' : 'secondary';
}

/** A range may be limited to one of two uses: rules on US content, or rules that a USMCA claim decides. */
function useOf(basis: Basis, when: Condition | null): 'usmca' | 'us_content' | null {
  if (US_CONTENT_BASES.includes(basis)) return 'us_content';
  return when !== null && claimsUsmca(when) ? 'usmca' : null;
}

function asksFor(rule: Pick<CompiledRule, 'heading' | 'use'>, condition: Condition): boolean {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.some((part) => asksFor(rule, part));
    case 'not':
      return asksFor(rule, condition.of);
    default:
      return condition.kind === 'headingDue' && isCoveredByAny(condition.headings, rule);
  }
}

function claimsUsmca(condition: Condition): boolean {
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(claimsUsmca);
  return condition.kind === 'isOneOf' && condition.key === 'spi' && condition.values.includes('S');
}

function readCondition(written: WrittenRule, factKeys: ReadonlyMap<string, FactKey>): Condition | null {
  const condition = valueOf(written, 'when', parseCondition(written.when));
  const misuse = condition === null ? null : findMisuse(condition, factKeys);
  if (misuse !== null) throw new SourceRowError(written, `${written.heading}: when: ${misuse}`);
  return condition;
}

function readCountries(written: WrittenRule, field: string, codes: readonly string[]): readonly Country[] {
  const countries = codes.map((code) => valueOf(written, field, parseCountry(code)));
  const repeated = countries.find((country, place) => countries.indexOf(country) !== place);
  if (repeated !== undefined)
    throw new SourceRowError(written, `${written.heading}: ${field}: ${repeated} is named twice`);
  return countries.sort();
}

function readHeadings(written: WrittenRule, field: 'exceptions' | 'displaces'): readonly string[] {
  return valueOf(written, field, parseHeadingRanges(written[field] ?? '')).map(formatHeadingRange);
}

function readRuleCitations({ cites, note }: WrittenRule, label: SourceLabel): readonly Citation[] {
  return [...cite(cites.join('; '), label), ...cite(note ?? '', label)];
}

/** The second time axis: a correction publishes the rules it introduces and withdraws those it supersedes. */
function publishedOf(written: WrittenRule, corrections: Corrections): Interval {
  const dayOf = (id: string, field: string): CalendarDate => {
    const correction = corrections.find((one) => one.id === id);
    if (correction === undefined)
      throw new SourceRowError(written, `${written.heading}: ${field}: there is no correction "${id}"`);
    return correction.published;
  };
  const { introducedBy, supersededBy, publishedFrom, publishedTo } = written;
  if (supersededBy !== undefined) {
    return { from: publishedFrom ?? null, to: publishedTo ?? dayOf(supersededBy, 'supersededBy') };
  }
  return introducedBy === undefined ? ALWAYS : { from: dayOf(introducedBy, 'introducedBy'), to: null };
}
