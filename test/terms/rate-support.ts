import { Decimal } from '../../src/terms/decimal.js';
import {
  parseRate,
  type RateExpression,
  type RateInputs,
  type RateOutcome,
} from '../../src/terms/rate-expression.js';
import type { UnitCode } from '../../src/terms/unit.js';

export const WATCH = '40¢ each + 8.5% on the case + 14% on the strap, band or bracelet + 5.3% on the battery';
export const SUGAR =
  '1.4606¢/kg less 0.020668¢/kg for each degree under 100 degrees (and fractions of a degree in proportion) but not less than 0.943854¢/kg';
export const PLATE =
  '4% + 0.2¢ for each other piece or part, but if consisting in part of a plate or a set of plates the total duty shall not exceed the duty for the complete movement';

export function rate(text: string): RateExpression {
  const parsed = parseRate(text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

export function inputs(value: string | null, amounts: Partial<Record<UnitCode, string>> = {}): RateInputs {
  const measures = new Map(
    Object.entries(amounts).map(([code, amount]) => [code as UnitCode, new Decimal(amount)]),
  );
  return { customsValue: value === null ? null : new Decimal(value), measures };
}

/** The outcome with its decimals as text. */
export function show(outcome: RateOutcome): object {
  if (outcome.kind === 'amount') return { amount: outcome.amount.toString() };
  if (outcome.kind === 'unresolved') return { unresolved: outcome.reference.rule };
  const { missing, lowerBound, upperBound } = outcome;
  return {
    needs: missing.map(({ code }) => code),
    from: lowerBound.toString(),
    to: upperBound?.toString() ?? null,
  };
}
