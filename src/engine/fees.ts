import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import type { ClaimVerdict } from './column.js';
import type { ShipmentFacts } from './facts.js';
import type { Law } from './law.js';
import type { Fee } from './result.js';

/**
 * Merchandise processing fee of a formal entry: ad valorem between the fiscal year's minimum and maximum
 * (19 USC 58c(a)(9), 19 CFR 24.23(b)); none for goods entered under a program that is exempt (19 CFR 24.23(c)).
 */
export function merchandiseProcessingFee(facts: ShipmentFacts, law: Law, claim: ClaimVerdict): Fee {
  const { mpfPercent, mpfMinimum, mpfMaximum, mpfCitations } = law.fees;
  const common = { ratePercent: mpfPercent, citations: mpfCitations };
  if (claim.kind === 'accepted' && claim.program.mpfExempt) {
    return {
      ...common,
      applicable: false,
      amount: ZERO,
      reason: `goods claimed under ${claim.program.symbol} are exempt`,
    };
  }
  if (facts.enteredValue === null)
    return { ...common, applicable: true, amount: null, reason: 'the customs value was not stated' };
  const adValorem = roundToCent(percentOf(mpfPercent, facts.enteredValue));
  const amount = Decimal.min(Decimal.max(adValorem, mpfMinimum), mpfMaximum);
  const limit = adValorem.lessThan(mpfMinimum)
    ? 'the minimum per entry applies'
    : 'the maximum per entry applies';
  const reason = amount.equals(adValorem) ? 'formal entry, ad valorem' : `formal entry, ${limit}`;
  return { ...common, applicable: true, amount, reason };
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
