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

/** The value that a charge falls on, and how much of it is on each entry line; of no part: under `whole`. */
interface Divided {
  readonly whole: Decimal;
  readonly onLines: ReadonlyMap<Portion, Decimal>;
}

/** The entry lines the value must be split into, the remainder first; none when every duty is on the whole value. */
export function splitLinesOf(question: Question, primary: Evaluation): readonly SplitLine[] {
  if (primary.ruleOutcome?.isSplit === false) return [];
  const { charges, prohibition } = primary;
  const splitting = charges.filter((charge) => splitsValue(charge, primary));
  if (splitting.length === 0 || question.facts.enteredValue === null || prohibition !== null) return [];
  const parts = partsOf(primary);
  const divided = new Map(charges.map((charge) => [charge, divide(charge, parts, primary)]));
  // A claim under Chapter 98 can leave the duties of one authority less of the value than those of another.
  const { onLines } = splitting
    .map((charge) => divided.get(charge)!)
    .reduce((most, one) => (one.whole.greaterThan(most.whole) ? one : most));
  return (['whole', ...parts] as const)
    .map((portion) => lineOf(portion, onLines.get(portion)!, { primary, divided }))
    .filter(({ value, headings }) => [value, ...headings.map(({ amount }) => amount)].some(isPositive));
}

function splitsValue(charge: Charge, primary: Evaluation): boolean {
  return charge.node.portion !== 'whole' || findExempted(charge, primary).size > 0;
}

function isPositive(amount: Decimal): boolean {
  return amount.greaterThan(ZERO);
}

/** One part after another: no value is on two entry lines (law/assumptions.md 3). */
function divide(charge: Charge, parts: readonly Portion[], { resolution }: Evaluation): Divided {
  // Where no duty of its authority is due, a rule does not charge.
  const values = resolution.portionsFor(charge.node.rule.authorityType)!;
  const onLines = new Map<Portion, Decimal>();
  let left = values.whole;
  for (const portion of parts) {
    const value = Decimal.min(left, values.amountOf(portion));
    left = left.minus(value);
    onLines.set(portion, value);
  }
  return { whole: values.whole, onLines: onLines.set('whole', left) };
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

interface Lines {
  readonly primary: Evaluation;
  readonly divided: ReadonlyMap<Charge, Divided>;
}

function lineOf(portion: Portion, value: Decimal, { primary, divided }: Lines): SplitLine {
  const charged = [...divided].filter(([charge]) => {
    if (charge.node.portion !== 'whole') return charge.node.portion === portion;
    return !findExempted(charge, primary).has(portion);
  });
  const headings = charged.map(([charge, { onLines }]) => {
    const percent = effectivePercent(charge);
    return {
      heading: charge.node.rule.heading,
      ratePercent: percent,
      amount: roundToCent(percentOf(percent, onLines.get(portion)!)),
    };
  });
  return { lineType: LINE_TYPE[portion], value, headings };
}

function effectivePercent({ node, base, amount }: Charge): Decimal {
  if (node.rule.rate.kind !== 'floor') return node.percent;
  return amount === null || base.isZero() ? ZERO : amount.times(100).dividedBy(base);
}
