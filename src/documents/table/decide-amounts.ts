import { Decimal } from '../../terms/decimal.js';
import type { ExtractedField } from '../extraction.js';
import { toConfidence } from '../fields/confidence.js';

const NAMES = ['quantity', 'unitPrice', 'amount'] as const;
const AGREED_SCORE = 0.98;
const DIFFERING_SCORE = 0.7;

/** Whether the amount is quantity times price, within the rounding of the price and of the amount. */
export function isProduct(quantity: Decimal, unitPrice: Decimal, amount: Decimal): boolean {
  const tolerance = halfStep(unitPrice).times(quantity.abs()).plus(halfStep(amount));
  return quantity.times(unitPrice).minus(amount).abs().lessThanOrEqualTo(Decimal.max(tolerance, '0.005'));
}

function halfStep(value: Decimal): Decimal {
  return new Decimal(5, Math.max(value.decimalPlaces(), 2) + 1);
}

/** Quantity, price and amount confirm each other if one is the product of the others, and resolve ambiguity. */
export function decideByArithmetic(fields: readonly ExtractedField[]): ExtractedField[] {
  const three = NAMES.map((name) => fields.find((field) => field.name === name));
  if (three.some((field) => field === undefined)) return [...fields];
  const [quantity, unitPrice, amount] = three as [ExtractedField, ExtractedField, ExtractedField];
  const agreeing = combinations(quantity, unitPrice, amount).filter(([q, p, a]) =>
    isProduct(new Decimal(q), new Decimal(p), new Decimal(a)),
  );
  const decided = agreeing.length === 1 ? agreeing[0]! : null;
  return fields.map((field) => {
    const at = NAMES.findIndex((name) => name === field.name);
    if (at < 0) return field;
    return decided === null ? doubt(field) : agree(field, decided[at]!);
  });
}

function combinations(
  ...fields: [ExtractedField, ExtractedField, ExtractedField]
): [string, string, string][] {
  const [first, second, third] = fields.map(({ value, readings }) => (value === null ? readings : [value]));
  return first!.flatMap((q) =>
    second!.flatMap((p) => third!.map((a): [string, string, string] => [q, p, a])),
  );
}

function agree(field: ExtractedField, value: string): ExtractedField {
  const { reasoning, supportingPhrases } = field.confidence;
  const words = `${reasoning}; quantity times unit price is the amount`;
  const confidence = toConfidence({ score: AGREED_SCORE, reasoning: words, phrases: supportingPhrases });
  return { ...field, value, readings: [], confidence };
}

function doubt(field: ExtractedField): ExtractedField {
  const { score, reasoning, supportingPhrases } = field.confidence;
  const words = `${reasoning}; quantity times unit price is not the amount`;
  return {
    ...field,
    confidence: toConfidence({
      score: Math.min(score, DIFFERING_SCORE),
      reasoning: words,
      phrases: supportingPhrases,
    }),
  };
}
