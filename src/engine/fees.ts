import type { Cited } from '../terms/citation.js';
import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { findClaimedTreatment, computeDutiableValue, PROCESSING_FEE } from './chapter98.js';
import type { ShipmentFacts } from './facts.js';
import type { Chapter98Treatment, Law } from './law.js';
import type { Question } from './question.js';
import type { Fee } from './result.js';
import type { FactSet } from './fact-set.js';

/**
 * Merchandise processing fee of a formal entry: ad valorem between the fiscal year's minimum and maximum
 * (19 USC 58c(a)(9), 19 CFR 24.23(b)), on what a Chapter 98 claim leaves of the value. None for goods entered under a
 * program that is exempt, for Chapter 98 goods, and for products of an exempt origin, claimed or not
 * (19 USC 58c(b)(8) to (11), 19 CFR 24.23(c)).
 */
export function computeMerchandiseProcessingFee(
  question: Question,
  factSet: FactSet,
  isBarred: boolean,
): Fee {
  const { facts, law } = question;
  const { mpfPercent, mpfMinimum, mpfMaximum, mpfCitations } = law.fees;
  const due = (amount: Decimal | null, reason: string): Fee => ({
    ratePercent: mpfPercent,
    citations: mpfCitations,
    applicable: true,
    amount,
    reason,
  });
  const treatment = findClaimedTreatment(law, PROCESSING_FEE, factSet);
  const exemption = isBarred ? { reason: BARRED } : exemptionOf(question, treatment);
  if (exemption !== null)
    return {
      ratePercent: mpfPercent,
      citations: exemption.citations ?? mpfCitations,
      applicable: false,
      amount: ZERO,
      reason: exemption.reason,
    };
  const customs = facts.enteredValue;
  if (customs === null) return due(null, NO_VALUE);
  const value = treatment?.value === 'dutiable_value' ? computeDutiableValue(customs, factSet) : customs;
  const adValorem = roundToCent(percentOf(mpfPercent, value));
  const amount = Decimal.min(Decimal.max(adValorem, mpfMinimum), mpfMaximum);
  const limit = adValorem.lessThan(mpfMinimum)
    ? 'the minimum per entry applies'
    : 'the maximum per entry applies';
  return due(amount, amount.equals(adValorem) ? 'formal entry, ad valorem' : `formal entry, ${limit}`);
}

/** What is not entered owes no fee of entry. */
const BARRED = 'the goods may not be entered';
const NO_VALUE = 'the customs value was not stated';

interface Exemption {
  readonly reason: string;
  /** The law it rests on, where that is not the fee's own. */
  readonly citations?: Cited;
}

/** Why no processing fee is due; null: it is due. */
function exemptionOf({ law, claim }: Question, treatment: Chapter98Treatment | null): Exemption | null {
  if (claim.kind === 'accepted' && claim.program.mpfExempt)
    return { reason: `goods claimed under ${claim.program.symbol} are exempt` };
  if (treatment?.value === 'none')
    return { reason: 'goods entered under Chapter 98 are exempt', citations: treatment.citations };
  if (law.mpfExemption === null) return null;
  const { condition, citations } = law.mpfExemption;
  return { reason: `exempt: ${condition}`, citations };
}

/** Harbor maintenance fee: ad valorem on cargo unloaded from a vessel at a port (26 USC 4461, 19 CFR 24.24). */
export function computeHarborMaintenanceFee(facts: ShipmentFacts, law: Law, isBarred: boolean): Fee {
  const { hmfPercent, hmfCitations } = law.fees;
  const fee = (applicable: boolean, amount: Decimal | null, reason: string): Fee => ({
    ratePercent: hmfPercent,
    citations: hmfCitations,
    applicable,
    amount,
    reason,
  });
  if (isBarred) return fee(false, ZERO, BARRED);
  if (facts.transport === null)
    return fee(false, ZERO, 'the mode of transport was not stated; due on ocean cargo only');
  if (facts.transport !== 'ocean') return fee(false, ZERO, `not due on goods arriving by ${facts.transport}`);
  if (facts.enteredValue === null) return fee(true, null, NO_VALUE);
  return fee(true, roundToCent(percentOf(hmfPercent, facts.enteredValue)), 'ocean cargo');
}
