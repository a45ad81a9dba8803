import type { FactValue } from '../../../src/engine/facts.js';
import type { FactDefinition } from '../../../src/engine/law.js';
import { Decimal } from '../../../src/terms/decimal.js';

/** Answers that the tests of a made-up law can tell apart, and some between; undefined: nothing is said. */
export function answersTo({ key, type }: FactDefinition, value: Decimal): readonly (FactValue | undefined)[] {
  if (key.endsWith('_content_value')) return [undefined, ...partsOf(value, ['0', '0.1', '0.3', '0.7', '1'])];
  if (type === 'boolean') return [true, false];
  switch (key) {
    case 'k':
      return [undefined, 'p', 'q', 'r'];
    case 'spi':
      return [undefined, 'S'];
    case 'excl':
      return [undefined, 'E1', 'E2', 'E3', 'E1,E2', 'E2,E3', 'E1,E3', 'E1,E2,E3'];
    case 'day':
      return [undefined, '2026-07-15', '2026-08-15', '2026-09-10'];
    case 'us_content_pct':
      return ['0', '10', '20', '39', '40', '41', '60', '95', '100'].map((share) => new Decimal(share));
    case 'chapter98_provision':
      return ['none', '9802.00.50', '9801.00.10'];
    case 'chapter98_dutiable_value':
      return partsOf(value, ['0', '0.3', '1']);
    default:
      return [undefined];
  }
}

function partsOf(value: Decimal, shares: readonly string[]): readonly Decimal[] {
  return shares.map((share) => value.times(share).toDecimalPlaces(2));
}

export type Answers = Readonly<Record<string, FactValue>>;

/** What was stated, with one more answer; nothing is added where nothing is said. */
export function withAnswer(stated: Answers, key: string, answer: FactValue | undefined): Answers {
  return answer === undefined ? stated : { ...stated, [key]: answer };
}

/** Every way of answering the facts together. */
export function* combine(
  facts: readonly FactDefinition[],
  value: Decimal,
  stated: Answers = {},
): Generator<Answers> {
  const [first, ...others] = facts;
  if (first === undefined) {
    yield stated;
    return;
  }
  for (const answer of answersTo(first, value))
    yield* combine(others, value, withAnswer(stated, first.key, answer));
}
