import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import type { Charge } from './charges.js';
import type { Evaluation } from './evaluation.js';
import type { Portion } from './portions.js';
import type { Question } from './question.js';
import type { Applied } from './resolve.js';
import type { SplitLine, SplitLineType } from './result.js';

const LINE_TYPE: Readonly<Record<Portion, SplitLineType>> = {
  whole: 'remainder',
  steel: 'steel_content',
  aluminum: 'aluminum_content',
  copper: 'copper_content',
  us: 'us_content',
  non_us: 'non_us_content',
  us_capped: 'us_content',
  non_us_capped: 'non_us_content',
};

const COMPLEMENTS: readonly (readonly [Portion, Portion])[] = [
  ['us', 'non_us'],
  ['us_capped', 'non_us_capped'],
];

/** The entry lines the value must be split into, the remainder first; none when every duty is on the whole value. */
export function splitLinesOf(question: Question, primary: Evaluation): readonly SplitLine[] {
  if (primary.ruleOutcome?.isSplit === false) return [];
  const authority = primary.charges.find(
    (charge) => charge.node.portion !== 'whole' || findExempted(charge, primary).size > 0,
  );
  const values =
    authority === undefined ? null : primary.resolution.portionsFor(authority.node.rule.authorityType);
  if (question.facts.enteredValue === null || values === null || primary.prohibition !== null) return [];
  // One part after another: no value is on two entry lines (law/assumptions.md 3).
  let left = values.whole;
  const named = partsOf(primary).map((portion) => {
    const value = Decimal.min(left, values.amountOf(portion));
    left = left.minus(value);
    return lineOf(portion, value, primary);
  });
  return [lineOf('whole', left, primary), ...named].filter((line) => line.value.greaterThan(ZERO));
}

function findExempted(charge: Charge, { resolution }: Evaluation): ReadonlySet<Portion> {
  // Only a rule that applies charges.
  return (resolution.outcomeOf(charge.position) as Applied).exempted;
}

function partsOf(primary: Evaluation): readonly Portion[] {
  const named = primary.charges.flatMap((charge) => [charge.node.portion, ...findExempted(charge, primary)]);
  const parts = new Set<Portion>(named.filter((portion) => portion !== 'whole'));
  for (const [part, complement] of COMPLEMENTS) {
    if (parts.has(part) || parts.has(complement)) parts.add(part).add(complement);
  }
  return [...parts].sort((left, right) => rankOf(left) - rankOf(right));
}

/** Metal contents come first, then U.S. content, then what is neither. */
function rankOf(portion: Portion): number {
  return COMPLEMENTS.findIndex((pair) => pair.includes(portion)) < 0 ? 0 : portion.startsWith('us') ? 1 : 2;
}

function lineOf(portion: Portion, value: Decimal, primary: Evaluation): SplitLine {
  const charged = primary.charges.filter((charge) => {
    if (charge.node.portion !== 'whole') return charge.node.portion === portion;
    return !findExempted(charge, primary).has(portion);
  });
  const headings = charged.map((charge) => {
    const percent = effectivePercent(charge);
    return {
      heading: charge.node.rule.heading,
      ratePercent: percent,
      amount: roundToCent(percentOf(percent, value)),
    };
  });
  return { lineType: LINE_TYPE[portion], value, headings };
}

function effectivePercent({ node, base, amount }: Charge): Decimal {
  if (node.rule.rate.kind !== 'floor') return node.percent;
  return amount === null || base.isZero() ? ZERO : amount.times(100).dividedBy(base);
}
