import type { RateExpression } from './rate-ast.js';
import { evaluateRate } from './rate-evaluate.js';
import { FormulaWriter } from './rate-formula.js';
import type { RateInputs } from './rate-inputs.js';
import { printRate } from './rate-print.js';

/** The arithmetic behind an amount. */
export interface RateExplanation {
  /** One decimal expression of numbers, `+ - x / %`, parentheses, `max` and `min`, whose value is the amount. */
  readonly formula: string;
  /** The same in steps, each with its result: conversions first, then every term of a sum, then the whole. */
  readonly steps: readonly string[];
}

/** The arithmetic of an amount that is known, without its steps; null when a number it is made of is missing. */
export function formulaOf(rate: RateExpression, inputs: RateInputs): string | null {
  return new FormulaWriter(inputs).write(rate);
}

/** How `evaluateRate` comes to its amount; null when it does not come to one. */
export function explainRate(rate: RateExpression, inputs: RateInputs): RateExplanation | null {
  const outcome = evaluateRate(rate, inputs);
  if (outcome.kind !== 'amount') return null;
  const amount = outcome.amount.toString();
  const writer = new FormulaWriter(inputs);
  // A measure can be missing and the bounds still meet: nothing of value, nothing owed.
  const formula = writer.write(rate) ?? amount;
  const terms = rate.kind === 'compound' ? rate.terms.map((term) => explainTerm(term, inputs)) : [];
  return { formula, steps: [...writer.derivations, ...terms, `${formula} = ${amount}`] };
}

function explainTerm(term: RateExpression, inputs: RateInputs): string {
  return `${printRate(term)}: ${explainRate(term, inputs)?.steps.at(-1) ?? 'within the total'}`;
}
