import { Decimal, ZERO } from './decimal.js';
import { onceFor } from './lazily.js';
import { findDutiableQuantity, findQuantity, findLargestQuantity, type Quantity } from './quantity.js';
import {
  add,
  applyMinimum,
  applyMaximum,
  combineAlternatives,
  Range,
  scale,
  subtract,
  type Assessed,
  type MissingMeasure,
} from './rate-bounds.js';
import {
  compileComponents,
  isLimitedByValue,
  toPercentFactor,
  type ComponentRate,
} from './rate-components.js';
import type {
  AdValoremRate,
  BoundedRate,
  CompoundRate,
  PerDegreeRate,
  ProratedRate,
  RateExpression,
  RateReference,
  SpecificRate,
} from './rate-ast.js';
import type { CompiledRate, RateInputs } from './rate-inputs.js';
import { createMissingMeasure } from './rate-missing.js';

/** The expression as a function with its numbers already parsed. Compiled once per expression object. */
export const compileRate = onceFor(compile);

function compile(rate: RateExpression): CompiledRate {
  switch (rate.kind) {
    case 'free':
      return () => ZERO;
    case 'adValorem':
      return compileAdValorem(rate);
    case 'specific':
      return rate.over === null ? compileSpecific(rate) : compileExcess(rate, new Decimal(rate.over));
    case 'compound':
      return compileCompound(rate);
    case 'difference': {
      const [whole, less] = [compileRate(rate.rate), compileRate(rate.less)];
      return (inputs) => subtract(whole(inputs), less(inputs));
    }
    case 'bounded':
      return compileBounded(rate);
    case 'perDegree':
      return compilePerDegree(rate);
    case 'stated':
      return ({ measures }) =>
        measures.get(rate.amount) ?? new Range([ZERO, null], [createMissingMeasure(rate.amount, rate)]);
    case 'prorated':
      return compileProrated(rate);
    case 'reference':
      return (inputs) => assessReference(rate, inputs);
  }
}

function compileAdValorem(rate: AdValoremRate): CompiledRate {
  if (isOfComponents(rate)) return compileComponents([rate]);
  const { times, over } = toPercentFactor(rate.percent);
  return ({ customsValue }) => {
    if (customsValue === null) return new Range([ZERO, null], [createMissingMeasure('VALUE_USD', rate)]);
    const amount = customsValue.times(times);
    return over === null ? amount : amount.dividedBy(over);
  };
}

function isOfComponents(rate: RateExpression): rate is ComponentRate {
  return rate.kind === 'adValorem' && typeof rate.on !== 'string';
}

function compileSpecific(rate: SpecificRate): CompiledRate {
  const dollars = new Decimal(rate.dollars);
  return ({ measures }) => {
    const quantity = findDutiableQuantity(measures, rate.unit);
    if (quantity !== null) return charge(quantity, dollars);
    const high = findLargestQuantity(measures, rate.unit)?.times(dollars) ?? null;
    return new Range([ZERO, high], [createMissingMeasure(rate.unit, rate)]);
  };
}

function charge({ amount, divisor }: Quantity, dollars: Decimal): Decimal {
  return divisor === null ? amount.times(dollars) : amount.times(dollars).dividedBy(divisor);
}

/** "2.8¢/jewel over 7": jewels above seven in each article. The articles of one line are taken to be alike. */
function compileExcess(rate: SpecificRate, over: Decimal): CompiledRate {
  const dollars = new Decimal(rate.dollars);
  return ({ measures }) => {
    const total = findQuantity(measures, rate.unit);
    const articles = findQuantity(measures, 'NO');
    if (total !== null && articles !== null) {
      const free = charge(articles, over);
      return Decimal.max(ZERO, total.amount.minus(free)).times(dollars);
    }
    const missing: MissingMeasure[] = [];
    if (total === null) missing.push(createMissingMeasure(rate.unit, rate));
    if (articles === null) missing.push(createMissingMeasure('NO', rate));
    return new Range([ZERO, total?.amount.times(dollars) ?? null], missing);
  };
}

function compileCompound({ terms }: CompoundRate): CompiledRate {
  const components = terms.filter(isOfComponents);
  const compiled = terms.filter((term) => !isOfComponents(term)).map(compileRate);
  if (components.length > 0) compiled.push(compileComponents(components));
  return (inputs) => {
    let total: Assessed = ZERO;
    for (const assess of compiled) total = add(total, assess(inputs));
    return total;
  };
}

function compileBounded(rate: BoundedRate): CompiledRate {
  const { minimum, maximum, when } = rate;
  const main = compileRate(rate.rate);
  const least = minimum && compileRate(minimum);
  const most = maximum && compileRate(maximum);
  return (inputs) => {
    const unlimited = main(inputs);
    const condition = when === null ? undefined : inputs.measures.get(when);
    if (condition?.isZero()) return unlimited;
    const raised = least ? applyMinimum(unlimited, least(inputs)) : unlimited;
    const limited = most ? applyMaximum(raised, most(inputs)) : raised;
    return when === null || condition
      ? limited
      : combineAlternatives(unlimited, limited, createMissingMeasure(when, rate));
  };
}

function compilePerDegree(rate: PerDegreeRate): CompiledRate {
  const [dollars, less, under] = [
    new Decimal(rate.rate.dollars),
    new Decimal(rate.less.dollars),
    new Decimal(rate.under),
  ];
  const reduced = (degrees: Decimal): Decimal => {
    const short = Decimal.max(ZERO, under.minus(degrees));
    return Decimal.max(ZERO, dollars.minus(less.times(short)));
  };
  return ({ measures }) => {
    const quantity = findQuantity(measures, rate.rate.unit);
    const degrees = measures.get('DEG');
    if (quantity !== null && degrees !== undefined) return charge(quantity, reduced(degrees));
    const missing: MissingMeasure[] = [];
    if (quantity === null) missing.push(createMissingMeasure(rate.rate.unit, rate));
    if (degrees === undefined) missing.push(createMissingMeasure('DEG', rate));
    if (quantity === null) return new Range([ZERO, null], missing);
    return new Range([charge(quantity, reduced(ZERO)), charge(quantity, dollars)], missing);
  };
}

function compileProrated(rate: ProratedRate): CompiledRate {
  const full = compileRate(rate.rate);
  return (inputs) => {
    const { customsValue, measures } = inputs;
    if (customsValue === null) return new Range([ZERO, null], [createMissingMeasure('VALUE_USD', rate)]);
    if (customsValue.isZero()) return ZERO;
    const duty = full(inputs);
    const stated = measures.get(rate.on);
    if (stated === undefined) {
      const unknownPart = new Range([ZERO, null], [createMissingMeasure(rate.on, rate)]);
      return isLimitedByValue(rate.on)
        ? subtract(duty, unknownPart)
        : add(subtract(duty, unknownPart), unknownPart);
    }
    const part = rate.remainder ? Decimal.max(ZERO, customsValue.minus(stated)) : stated;
    return scale(duty, part, customsValue);
  };
}

/** A rate that refers back to a reference being resolved stays unresolved. */
function assessReference(reference: RateReference, inputs: RateInputs): Assessed {
  const { resolve } = inputs;
  const target = resolve?.(reference) ?? null;
  if (resolve === undefined || target === null) return new Range([ZERO, null], [], reference);
  const withoutItself = (other: RateReference): RateExpression | null =>
    other === reference ? null : resolve(other);
  return compileRate(target)({ ...inputs, resolve: withoutItself });
}
