import type { Limits } from '../../engine/result.js';
import { Decimal, sum, ZERO } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import { createFinding, type Finding } from '../finding.js';
import { addDuties, type FiledNumber } from '../filed-lines.js';
import type { RulesOf } from './article-law.js';
import type { Comparison } from './compare-article.js';
import type { Judged } from './judged.js';
import { placeOf } from './other-findings.js';
import { CENT } from './same-amount.js';
import { isVoidAuthority } from './void-authority.js';

/** What comes back of the void duties of an article. */
interface VoidDuty {
  /** What is sure to come back, USD. */
  readonly principal: Decimal;
  /**
   * Filed duty less the duty without them, USD: equal where it is known; below zero where more is owed than was filed.
   * Null: no void duty was paid.
   */
  readonly limits: Limits | null;
  readonly findings: readonly Finding[];
}

const NONE: VoidDuty = { principal: ZERO, limits: null, findings: [] };

/** Filed headings of a void authority with an amount. */
export function listPaidVoid({ headings }: Article, rulesOf: RulesOf): readonly FiledNumber[] {
  return headings.filter(
    ({ number, duty }) =>
      duty?.greaterThan(0) === true &&
      rulesOf(number).some(({ authorityType }) => isVoidAuthority(authorityType)),
  );
}

/**
 * The refund of void duties is filed duty less what is owed without them, not the sum of the headings: column 1 revives
 * where a total rate had absorbed it. What other findings of the line give back is not counted again.
 */
export function findVoidDuty(judged: Judged, differences: readonly Finding[], rulesOf: RulesOf): VoidDuty {
  const { article, audited, withoutIeepa } = judged;
  const paid = listPaidVoid(article, rulesOf);
  if (paid.length === 0) return NONE;
  const [voids, others] = [differences.filter(isOfVoidDuty), differences.filter((one) => !isOfVoidDuty(one))];
  const byOthers = addOverpaid(others);
  if (withoutIeepa === null) return findOpenDuty(judged, paid, byOthers);
  const refund = audited.minus(withoutIeepa).minus(byOthers);
  const principal = Decimal.max(ZERO, refund);
  const limits = { low: refund, high: refund };
  const rest = Decimal.max(ZERO, principal.minus(addOverpaid(voids)));
  if (rest.isZero() && !principal.isZero()) return { principal, limits, findings: [] };
  const isNothing = principal.isZero();
  const finding = createFinding({
    ...describePaid(article, paid),
    ...(isNothing && { severity: 'info' }),
    filed: audited,
    lawful: withoutIeepa,
    difference: isNothing ? null : rest,
    why:
      `${printPaid(paid)}; without it ${withoutIeepa.toFixed(2)} is owed${describeNetted(judged, paid)}` +
      `${isNothing ? ': none of it comes back' : principal.equals(rest) ? '' : '; the rest comes back with the other findings of the line'}.`,
  });
  return { principal, limits, findings: [finding] };
}

/** Void duty of an article whose duty is not computed. */
export function findUncomputedDuty(article: Article, reason: string, rulesOf: RulesOf): VoidDuty {
  const paid = listPaidVoid(article, rulesOf);
  if (paid.length === 0) return NONE;
  const high = addDuties(paid);
  const why = `${printPaid(paid)}; up to ${high.toFixed(2)} of it comes back, how much is not computed: ${reason}`;
  const finding = createFinding({ ...describePaid(article, paid), filed: article.filedDuty, why });
  return { principal: ZERO, limits: { low: null, high }, findings: [finding] };
}

/** Void duty of an article that is not known to the cent: its limits. */
function findOpenDuty(
  { article, law, audited }: Judged,
  paid: readonly FiledNumber[],
  byOthers: Decimal,
): VoidDuty {
  const bounds = law.parts.map(({ withoutIeepa, atEntry }) => (withoutIeepa ?? atEntry).boundsWithoutClaims);
  const [lower, upper] = [sum(bounds.map(({ low }) => low)), sum(bounds.map(({ high }) => high))];
  const most = addDuties(paid);
  const low = upper === null ? null : audited.minus(upper).minus(byOthers);
  const high = Decimal.max(ZERO, Decimal.min(most, lower === null ? most : audited.minus(lower)));
  const principal = low === null ? ZERO : Decimal.max(ZERO, low);
  const least = principal.isZero() ? `up to` : `between ${principal.toFixed(2)} and`;
  const why = `${printPaid(paid)}; ${least} ${high.toFixed(2)} of it comes back, how much depends on what was not filed.`;
  const finding = createFinding({
    ...describePaid(article, paid),
    filed: audited,
    lower,
    upper,
    why,
  });
  return { principal, limits: { low, high }, findings: [finding] };
}

function describePaid(article: Article, paid: readonly FiledNumber[]) {
  return {
    ...placeOf(article),
    code: 'T18' as const,
    severity: 'opportunity' as const,
    heading: paid[0]!.number,
    citations: ['Learning Resources v. Trump, No. 24-1287', 'EO 14389'],
  };
}

function printPaid(paid: readonly FiledNumber[]): string {
  const headings = paid.map(({ number, duty }) => `${number} ${duty?.toFixed(2)}`).join(', ');
  return `duty under the International Emergency Economic Powers Act was paid (${headings})`;
}

/** Why less comes back than was paid: what is owed in its place, and what other numbers of the line were underpaid. */
function describeNetted(judged: Judged, paid: readonly FiledNumber[]): string {
  const { audited, withoutIeepa, comparison } = judged;
  const { others, left } = addOthers(comparison);
  const most = addDuties(paid);
  const revived = most.plus(left).minus(audited.minus(withoutIeepa!));
  const owed = revived.greaterThan(CENT.times(paid.length + 1))
    ? `; ${revived.toFixed(2)} of ${listRevived(judged).join(', ') || 'column 1'} is owed again in its place`
    : '';
  if (!left.isNegative()) return owed;
  const short = others.filter(({ difference }) => difference.isNegative()).map(({ heading }) => heading);
  return `${owed}; of ${most.toFixed(2)} paid, ${left.abs().toFixed(2)} that was underpaid on ${short.join(', ')} is taken off: tendered apart, it comes back too`;
}

/** Headings that void duty had displaced: without it they are due. */
function listRevived({ law }: Judged): readonly string[] {
  const headings = law.parts.flatMap(({ atEntry, withoutIeepa }) =>
    (withoutIeepa ?? atEntry).layers
      .map(({ heading }) => heading)
      .filter((heading) => !atEntry.layers.some((layer) => layer.heading === heading)),
  );
  return [...new Set(headings)];
}

/** What was underpaid on a void heading is owed all the same, in words: the heading that it had displaced. Null: it is not. */
export function sayOwedInPlace(judged: Judged, difference: Decimal): string | null {
  const { audited, withoutIeepa, comparison } = judged;
  const revived = listRevived(judged);
  if (withoutIeepa === null || difference.isZero() || revived.length === 0) return null;
  const { left } = addOthers(comparison);
  const isOwed = !withoutIeepa.plus(left).minus(audited).plus(difference).lessThan(CENT.times(-2));
  return isOwed ? `and without it ${revived.join(', ')} is due in its place` : null;
}

/** Differences on headings that are not void, and what they come to. */
function addOthers({ components }: Comparison) {
  const others = components.filter(({ authorityType }) => !isVoidAuthority(authorityType));
  return { others, left: others.reduce((sum, { difference }) => sum.plus(difference), ZERO) };
}

/** Overpaid under a heading whose authority was held void: it comes back with the other void duties. */
export function isOfVoidDuty({ components, code }: Finding): boolean {
  return code === 'T18' || (components[0] !== undefined && isVoidAuthority(components[0].authorityType));
}

function addOverpaid(findings: readonly Finding[]): Decimal {
  return findings.reduce(
    (sum, { difference }) => (difference?.greaterThan(0) === true ? sum.plus(difference) : sum),
    ZERO,
  );
}
