import type { MissingMeasure } from './rate-bounds.js';
import type { RateExpression } from './rate-ast.js';
import { printRate } from './rate-print.js';
import { unitLabel, unitMeaning, type UnitCode } from './unit.js';

/** A measure to ask for, and the rate that needs it. */
export function missingMeasure(code: UnitCode, rate: RateExpression): MissingMeasure {
  return {
    code,
    label: unitLabel(code),
    reason: `${unitMeaning(code)}: needed for the rate "${printRate(rate)}"`,
  };
}
