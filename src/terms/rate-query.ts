import type { RateExpression } from './rate-ast.js';
import type { UnitCode } from './unit.js';

/** Whether a rate is a percentage of the customs value, or none is owed. */
export function isAdValorem(rate: RateExpression): boolean {
  return rate.kind === 'free' || (rate.kind === 'adValorem' && typeof rate.on === 'string');
}

/** The measures a rate is charged on, besides the customs value; those of a rate it refers to are not included. */
export function measuresOf(rate: RateExpression): readonly UnitCode[] {
  return [...new Set(collect(rate))];
}

function collect(rate: RateExpression): readonly UnitCode[] {
  switch (rate.kind) {
    case 'free':
    case 'reference':
      return [];
    case 'adValorem':
      return typeof rate.on === 'string' ? [] : rate.on;
    case 'specific':
      return rate.over === null ? [rate.unit] : [rate.unit, 'NO'];
    case 'compound':
      return rate.terms.flatMap(collect);
    case 'difference':
      return [...collect(rate.rate), ...collect(rate.less)];
    case 'bounded':
      return [rate.rate, rate.minimum, rate.maximum]
        .flatMap((part) => (part ? collect(part) : []))
        .concat(rate.when ?? []);
    case 'perDegree':
      return [rate.rate.unit, 'DEG'];
    case 'stated':
      return [rate.amount];
    case 'prorated':
      return [...collect(rate.rate), rate.on];
  }
}

/** The references inside a rate, in the order it prints them. */
export function referencesOf(
  rate: RateExpression,
): readonly Extract<RateExpression, { kind: 'reference' }>[] {
  switch (rate.kind) {
    case 'reference':
      return [rate];
    case 'compound':
      return rate.terms.flatMap(referencesOf);
    case 'difference':
      return [...referencesOf(rate.rate), ...referencesOf(rate.less)];
    case 'bounded':
      return [rate.rate, rate.minimum, rate.maximum].flatMap((part) => (part ? referencesOf(part) : []));
    case 'prorated':
      return referencesOf(rate.rate);
    default:
      return [];
  }
}
