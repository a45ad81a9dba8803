import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { Rule } from '../../src/engine/law.js';
import type { DutyResult } from '../../src/engine/result.js';
import { Decimal } from '../../src/terms/decimal.js';
import { factsOf, lawOf, type FactOptions, type LawOptions } from './law-fixture.js';

/** A calculation on the made-up law, and its amounts by heading (`column` for the column duty). */
export function duty(
  law: LawOptions,
  facts: FactOptions = {},
): { result: DutyResult; layers: Record<string, string | null>; total: string | null } {
  const result = calculateDuty(factsOf(facts), lawOf(law));
  const amounts = result.layers.map((layer) => [
    layer.kind === 'column' ? 'column' : layer.heading,
    layer.amount?.toFixed(2) ?? null,
  ]);
  return {
    result,
    layers: Object.fromEntries(amounts) as Record<string, string | null>,
    total: result.totals.totalDuty?.toFixed(2) ?? null,
  };
}

export const exempt: Rule['rate'] = { kind: 'exempt' };

export function floor(percent: number): Rule['rate'] {
  return { kind: 'floor', percent: new Decimal(percent) };
}

export function specific(text: string): Rule['rate'] {
  const { expression } = lawOf({ general: text }).line.column1General;
  return { kind: 'specific', text, expression };
}

/** The ends of the total over everything that is open; null: none is known. */
export function boundsOf(law: LawOptions, facts: FactOptions = {}): readonly (string | null)[] {
  const { low, high } = duty(law, facts).result.bounds;
  return [low?.toFixed() ?? null, high?.toFixed() ?? null];
}
