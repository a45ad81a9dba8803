import type { Decimal } from './decimal.js';
import { ZERO } from './decimal.js';
import { Range, type MissingMeasure } from './rate-bounds.js';
import { compileRate } from './rate-compile.js';
import type { RateInputs } from './rate-inputs.js';
import type { RateExpression, RateReference } from './rate-ast.js';

/** The result of a rate. Amounts are dollars, not rounded. */
export type RateOutcome =
  | { readonly kind: 'amount'; readonly amount: Decimal }
  /** Not determined by the stated facts: between the bounds (null: no upper one) for any value of `missing`. */
  | {
      readonly kind: 'needs';
      readonly missing: readonly MissingMeasure[];
      readonly lowerBound: Decimal;
      readonly upperBound: Decimal | null;
    }
  /** The rate is printed elsewhere and `resolve` did not give it. */
  | { readonly kind: 'unresolved'; readonly reference: RateReference };

const NO_DUTY: RateOutcome = Object.freeze({ kind: 'amount', amount: ZERO });

/**
 * The duty that a rate gives. Quantities are converted where a definition relates their units; a missing one is
 * requested and never taken as zero. Stated amounts must not be negative, and parts must not exceed the whole.
 */
export function evaluateRate(rate: RateExpression, inputs: RateInputs): RateOutcome {
  if (rate.kind === 'free') return NO_DUTY;
  const assessed = compileRate(rate)(inputs);
  return assessed instanceof Range ? toOutcome(assessed) : { kind: 'amount', amount: assessed };
}

/** Equal bounds determine the amount, whatever is missing. */
function toOutcome({ low, high, missing, unresolved }: Range): RateOutcome {
  if (unresolved !== null) return { kind: 'unresolved', reference: unresolved };
  if (high?.equals(low)) return { kind: 'amount', amount: low };
  return { kind: 'needs', missing, lowerBound: low, upperBound: high };
}
