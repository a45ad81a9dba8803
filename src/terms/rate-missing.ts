import type { MissingMeasure } from './rate-bounds.js';
import type { RateExpression } from './rate-ast.js';
import { printRate } from './rate-print.js';
import { toUnitLabel, toUnitMeaning, type UnitCode } from './unit.js';

/** A measure to request, and the rate that needs it. */
export function createMissingMeasure(code: UnitCode, rate: RateExpression): MissingMeasure {
  return {
    code,
    label: toUnitLabel(code),
    reason: `${toUnitMeaning(code)}: needed for the rate "${printRate(rate)}"`,
  };
}
