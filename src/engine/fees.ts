import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { claimedTreatment, dutiableValue } from './chapter98.js';
import type { ShipmentFacts } from './facts.js';
import type { Chapter98Treatment, Law } from './law.js';
import type { Question } from './question.js';
import type { Fee } from './result.js';
import type { World } from './world.js';

/** How Chapter 98 treatments name the merchandise processing fee. */
const PROCESSING_FEE = 'merchandise_processing_fee';

/**
 * Merchandise processing fee of a formal entry: ad valorem between the fiscal year's minimum and maximum
 * (19 USC 58c(a)(9), 19 CFR 24.23(b)), on what a Chapter 98 claim leaves of the value. None for goods entered under a
 * program that is exempt, for Chapter 98 goods, and for products of an exempt origin, claimed or not
 * (19 USC 58c(b)(8) to (11), 19 CFR 24.23(c)).
 */
export function merchandiseProcessingFee(question: Question, world: World): Fee {
  const { facts, law } = question;
  const { mpfPercent, mpfMinimum, mpfMaximum, mpfCitations } = law.fees;
  const common = { ratePercent: mpfPercent, citations: mpfCitations };
  const treatment = claimedTreatment(law, PROCESSING_FEE, world);
  const exemption = exemptionOf(question, treatment);
  if (exemption !== null) return { ...common, applicable: false, amount: ZERO, ...exemption };
  const customs = facts.enteredValue;
  if (customs === null)
    return { ...common, applicable: true, amount: null, reason: 'the customs value was not stated' };
  const value = treatment?.value === 'dutiable_value' ? dutiableValue(customs, world) : customs;
  const adValorem = roundToCent(percentOf(mpfPercent, value));
  const amount = Decimal.min(Decimal.max(adValorem, mpfMinimum), mpfMaximum);
  const limit = adValorem.lessThan(mpfMinimum)
    ? 'the minimum per entry applies'
    : 'the maximum per entry applies';
  const reason = amount.equals(adValorem) ? 'formal entry, ad valorem' : `formal entry, ${limit}`;
  return { ...common, applicable: true, amount, reason };
}

/** Why no processing fee is due, and by what law where it is another than the fee's; null: it is due. */
function exemptionOf(
  { law, claim }: Question,
  treatment: Chapter98Treatment | null,
): Pick<Fee, 'reason' | 'citations'> | Pick<Fee, 'reason'> | null {
  if (claim.kind === 'accepted' && claim.program.mpfExempt)
    return { reason: `goods claimed under ${claim.program.symbol} are exempt` };
  if (treatment?.value === 'none')
    return { reason: 'goods entered under Chapter 98 are exempt', citations: treatment.citations };
  if (law.mpfExemption === null) return null;
  const { condition, citations } = law.mpfExemption;
  return { reason: `exempt: ${condition}`, citations };
}

/** Harbor maintenance fee: ad valorem on cargo unloaded from a vessel at a port (26 USC 4461, 19 CFR 24.24). */
export function harborMaintenanceFee(facts: ShipmentFacts, law: Law): Fee {
  const common = { ratePercent: law.fees.hmfPercent, citations: law.fees.hmfCitations };
  if (facts.transport !== 'ocean') {
    const reason =
      facts.transport === null
        ? 'the mode of transport was not stated; due on ocean cargo only'
        : `not due on goods arriving by ${facts.transport}`;
    return { ...common, applicable: false, amount: ZERO, reason };
  }
  if (facts.enteredValue === null)
    return { ...common, applicable: true, amount: null, reason: 'the customs value was not stated' };
  return {
    ...common,
    applicable: true,
    amount: roundToCent(percentOf(law.fees.hmfPercent, facts.enteredValue)),
    reason: 'ocean cargo',
  };
}
