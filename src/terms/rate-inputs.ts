import type { Decimal } from './decimal.js';
import type { Measures } from './quantity.js';
import type { RateExpression, RateReference } from './rate-ast.js';
import type { Assessed } from './rate-bounds.js';

/** The known facts when a rate is applied. */
export interface RateInputs {
  /** Customs value in dollars; null when it was not stated. */
  readonly customsValue: Decimal | null;
  readonly measures: Measures;
  /** The rate that a reference takes, or null when it is not known. Absent: no reference is known. */
  readonly resolve?: (reference: RateReference) => RateExpression | null;
}

/** A rate with its numbers already parsed. */
export type CompiledRate = (inputs: RateInputs) => Assessed;
