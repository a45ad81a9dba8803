import { Decimal, ZERO } from '../../terms/decimal.js';
import type { Article } from '../articles.js';
import { createFinding, type Finding } from '../finding.js';
import type { FiledNumber } from '../group-entries.js';
import type { RulesOf } from './article-law.js';
import type { Judged } from './judged.js';
import { placeOf } from './other-findings.js';

/** Authorities held void: Learning Resources v. Trump, No. 24-1287. */
const VOID_AUTHORITY = /^ieepa/;

export function isVoidAuthority(authorityType: string): boolean {
  return VOID_AUTHORITY.test(authorityType);
}

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
export function findVoidDuty(judged: Judged, differences: readonly Finding[], rulesOf: RulesOf) {
  const none = { principal: ZERO, findings: [] as readonly Finding[] };
  const { article, audited, withoutIeepa } = judged;
  const paid = listPaidVoid(article, rulesOf);
  if (paid.length === 0 || withoutIeepa === null) return none;
  const refundable = audited.minus(withoutIeepa);
  if (!refundable.greaterThan(0)) return none;
  const [voids, others] = [differences.filter(isOfVoidDuty), differences.filter((one) => !isOfVoidDuty(one))];
  const byOthers = addOverpaid(others);
  const principal = Decimal.max(ZERO, refundable.minus(byOthers));
  const rest = Decimal.max(ZERO, principal.minus(addOverpaid(voids)));
  if (rest.isZero()) return { principal, findings: [] };
  const headings = paid.map(({ number, duty }) => `${number} ${duty?.toFixed(2)}`).join(', ');
  const finding = createFinding({
    ...placeOf(article),
    code: 'T18',
    severity: 'opportunity',
    heading: paid[0]!.number,
    filed: audited,
    lawful: withoutIeepa,
    difference: rest,
    why:
      `duty under the International Emergency Economic Powers Act was paid (${headings}); without it ${withoutIeepa.toFixed(2)} is owed` +
      `${principal.equals(rest) ? '' : '; the rest comes back with the other findings of the line'}.`,
    citations: ['Learning Resources v. Trump, No. 24-1287', 'EO 14389'],
  });
  return { principal, findings: [finding] };
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
