import type { CalendarDate } from '../terms/calendar-date.js';
import type { Country } from '../terms/country.js';
import { isBefore } from '../terms/interval.js';
import type { AdcvdLibrary } from './library.js';
import { determinePhase, isProvisional } from './rates/rate-at-date.js';
import type { RespondentRate } from './rates/answer-rate.js';
import { findRespondentRate } from './rates/respondent-rate.js';
import type { CircumventionRecord, OrderRecord } from './records.js';
import type { ScopeEvidence } from './scope/determine.js';
import { testIdentity } from './scope/identity.js';
import type { Product } from './scope/product.js';

/** How an order was found: a triage signal, not a legal confidence. */
/** `requested`: the caller named the case. */
type MatchType =
  | 'exact'
  | 'subheading'
  | 'heading'
  | 'heading_partial'
  | 'scope_text'
  | 'advisory_circumvention'
  | 'requested';

export interface ScreeningQuestion {
  /** Digits, 4 to 10. Null: not stated; orders are found by words only. */
  readonly htsDigits: string | null;
  /** Country of origin. Null: every country. */
  readonly country: Country | null;
  readonly date: CalendarDate;
  readonly product: Product;
  readonly producer: string | null;
  readonly exporter: string | null;
}

interface Candidate {
  readonly order: OrderRecord;
  readonly matchType: MatchType;
  /** The number of the order that matched. Null: found by words. */
  readonly headingMatched: string | null;
  /** The finding that extends the order to goods of another country. Null: none. */
  readonly circumvention: CircumventionRecord | null;
}

/** One order that may cover the goods. */
export interface ScreeningMatch extends Candidate {
  readonly evidence: ScopeEvidence;
  readonly rate: RespondentRate;
  readonly companions: readonly OrderRecord[];
}

/**
 * Orders in force on the day, or expected after a determination, that may cover the goods: by tariff number and country, by the words of the scope, or by a
 * circumvention finding that extends them to the country. A tariff number alone never decides (19 CFR 351.225).
 */
export function screenGoods(library: AdcvdLibrary, question: ScreeningQuestion): readonly ScreeningMatch[] {
  return findCandidates(library, question)
    .map((candidate) => toMatch(library, candidate, question))
    .sort(byWeight);
}

type Goods = Pick<ScreeningQuestion, 'date' | 'product' | 'producer' | 'exporter'>;

/** An order found, with what the records say of the goods. */
export function toMatch(library: AdcvdLibrary, candidate: Candidate, goods: Goods): ScreeningMatch {
  const { order } = candidate;
  return {
    evidence: library.evidenceFor(order, goods.product),
    rate: findRespondentRate(library.ratesOf(order), goods),
    companions: library.companionsOf(order),
    ...candidate,
  };
}

/** An order that the caller names, whether or not the goods match it. */
export function toRequestedMatch(library: AdcvdLibrary, order: OrderRecord, goods: Goods): ScreeningMatch {
  const named = { order, matchType: 'requested', headingMatched: null, circumvention: null } as const;
  return toMatch(library, named, goods);
}

function findCandidates(library: AdcvdLibrary, question: ScreeningQuestion): readonly Candidate[] {
  const { country, htsDigits, product } = question;
  const near = library.indexOf(country).findNear({ htsDigits, words: product.words });
  const direct = [...near].flatMap((order) => toCandidate(library, order, question) ?? []);
  return country === null ? direct : [...direct, ...byCircumvention(library, question)];
}

function toCandidate(
  library: AdcvdLibrary,
  order: OrderRecord,
  question: ScreeningQuestion,
): Candidate | null {
  const isBound =
    determinePhase(order, question.date) === 'in_force' ||
    isProvisional(library.ratesOf(order), question.date);
  if (!isBound) return null;
  const byNumber = matchNumbers(order.htsPrefixes, namesOf(library, question));
  const isNamed = testIdentity(library.scopeOf(order).identity, question.product) === 'true';
  if (byNumber === null || (byNumber.matchType === 'heading_partial' && !isNamed))
    return isNamed ? { order, matchType: 'scope_text', headingMatched: null, circumvention: null } : null;
  return { order, ...byNumber, circumvention: null };
}

/** The line's number and earlier numbers of its goods; none when no number is stated. */
function namesOf(
  { succession }: AdcvdLibrary,
  { htsDigits, date }: Pick<ScreeningQuestion, 'htsDigits' | 'date'>,
): readonly string[] {
  return htsDigits === null ? [] : succession.namesOf(htsDigits, date);
}

interface NumberMatch {
  readonly matchType: keyof typeof NEARNESS;
  readonly headingMatched: string;
}

function matchNumbers(prefixes: readonly string[], names: readonly string[]): NumberMatch | null {
  const matches = names.flatMap((digits) => matchNumber(prefixes, digits) ?? []);
  const nearest = matches.toSorted((left, right) => NEARNESS[left.matchType] - NEARNESS[right.matchType]);
  return nearest[0] ?? null;
}

const NEARNESS = { exact: 0, subheading: 1, heading: 2, heading_partial: 3 } as const;

/** The closest number of the order; null when none shares the heading. */
function matchNumber(prefixes: readonly string[], digits: string): NumberMatch | null {
  let best: string | null = null;
  let partial: string | null = null;
  for (const prefix of prefixes) {
    if (digits.startsWith(prefix) || prefix.startsWith(digits)) {
      if (best === null || prefix.length > best.length) best = prefix;
    } else if (partial === null && prefix.slice(0, 4) === digits.slice(0, 4)) partial = prefix;
  }
  if (best !== null)
    return { matchType: matchTypeOf(Math.min(best.length, digits.length)), headingMatched: best };
  return partial === null ? null : { matchType: 'heading_partial', headingMatched: partial };
}

/** The match type of a number with that many digits. */
export function matchTypeOf(length: number): Exclude<keyof typeof NEARNESS, 'heading_partial'> {
  if (length >= 10) return 'exact';
  return length > 4 ? 'subheading' : 'heading';
}

/** Orders on other countries that an affirmative finding extends to this one, for goods that are named. */
function byCircumvention(
  library: AdcvdLibrary,
  { country, date, product }: ScreeningQuestion,
): readonly Candidate[] {
  if (product.significant.length === 0) return [];
  const name = library.ordersOf(country)[0]?.countryName.split(',')[0];
  if (name === undefined) return [];
  const found = new Map<string, Candidate>();
  for (const finding of library.records.circumventions) {
    if (finding.stage !== 'final' || finding.outcome !== 'affirmative' || isBefore(date, finding.noticeDate))
      continue;
    if (!finding.title.includes(name)) continue;
    for (const caseNumber of finding.caseNumbers) {
      const order = library.findOrder(caseNumber);
      if (order === null || order.country === country || determinePhase(order, date) !== 'in_force') continue;
      if (testIdentity(library.scopeOf(order).identity, product) !== 'true') continue;
      found.set(caseNumber, {
        order,
        matchType: 'advisory_circumvention',
        headingMatched: null,
        circumvention: finding,
      });
    }
  }
  return [...found.values()];
}

const RANK = { likely_in_scope: 0, possibly_in_scope: 1, likely_out_of_scope: 2 } as const;

function byWeight(left: ScreeningMatch, right: ScreeningMatch): number {
  return (
    RANK[left.evidence.determination] - RANK[right.evidence.determination] ||
    right.evidence.confidence.score - left.evidence.confidence.score ||
    (left.order.caseNumber < right.order.caseNumber ? -1 : 1)
  );
}
