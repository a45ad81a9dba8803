import { onceFor } from './lazily.js';
import { findDutiableQuantity, findQuantity, type Quantity } from './quantity.js';
import type {
  AdValoremRate,
  BoundedRate,
  PerDegreeRate,
  ProratedRate,
  RateExpression,
  SpecificRate,
} from './rate-ast.js';
import { toPercentFactor } from './rate-components.js';
import type { RateInputs } from './rate-inputs.js';
import type { UnitCode } from './unit.js';

/**
 * The arithmetic of a known amount as one decimal expression of the stated numbers, with `+ - x / %`, parentheses,
 * `max` and `min`: `100 x 0.4 + 6000 x 8.5%`. Null when one of its numbers is missing.
 */
export function formulaOf(rate: RateExpression, inputs: RateInputs): string | null {
  return new FormulaWriter(inputs).write(rate);
}

class FormulaWriter {
  constructor(private readonly inputs: RateInputs) {}

  write(rate: RateExpression): string | null {
    switch (rate.kind) {
      case 'free':
        return '0';
      case 'adValorem':
        return this.adValorem(rate);
      case 'specific':
        return rate.over === null ? this.specific(rate) : this.excess(rate, rate.over);
      case 'compound':
        return this.combine(rate.terms, (terms) => terms.join(' + '));
      case 'difference':
        return this.combine([rate.rate, rate.less], ([whole, less]) => `max(0, ${whole} - (${less}))`);
      case 'bounded':
        return this.bounded(rate);
      case 'perDegree':
        return this.perDegree(rate);
      case 'stated':
        return this.number(rate.amount);
      case 'prorated':
        return this.prorated(rate);
      case 'reference': {
        const target = this.inputs.resolve?.(rate) ?? null;
        return target && this.write(target);
      }
    }
  }

  private combine(
    rates: readonly RateExpression[],
    join: (formulas: readonly string[]) => string,
  ): string | null {
    const formulas = rates.map((rate) => this.write(rate));
    return formulas.every((formula) => formula !== null) ? join(formulas) : null;
  }

  private adValorem(rate: AdValoremRate): string | null {
    const { on } = rate;
    const values =
      typeof on === 'string'
        ? [this.inputs.customsValue?.toString() ?? null]
        : on.map((code) => this.number(code));
    if (values.includes(null)) return null;
    const value = values.length === 1 ? values[0] : `(${values.join(' + ')})`;
    return `${value} x ${percentText(rate)}`;
  }

  private specific({ dollars, unit }: SpecificRate): string | null {
    const quantity = findDutiableQuantity(this.inputs.measures, unit);
    return quantity && chargeFormula(quantity, dollars);
  }

  private excess({ dollars, unit }: SpecificRate, over: string): string | null {
    const total = findQuantity(this.inputs.measures, unit);
    const articles = findQuantity(this.inputs.measures, 'NO');
    return (
      total &&
      articles &&
      `max(0, ${total.amount.toString()} - ${chargeFormula(articles, over)}) x ${dollars}`
    );
  }

  private bounded({ rate, minimum, maximum, when }: BoundedRate): string | null {
    const holds = when === null || this.inputs.measures.get(when)?.isZero() === false;
    if (!holds) return this.write(rate);
    const raised = minimum
      ? this.combine([rate, minimum], ([left, right]) => `max(${left}, ${right})`)
      : this.write(rate);
    const limit = maximum && this.write(maximum);
    return maximum ? raised && limit && `min(${raised}, ${limit})` : raised;
  }

  private perDegree({ rate, less, under }: PerDegreeRate): string | null {
    const quantity = findQuantity(this.inputs.measures, rate.unit);
    const degrees = this.number('DEG');
    const reduction = degrees && `${less.dollars} x max(0, ${under} - ${degrees})`;
    return quantity && reduction && chargeFormula(quantity, `max(0, ${rate.dollars} - ${reduction})`);
  }

  private prorated({ rate, on, remainder }: ProratedRate): string | null {
    const duty = this.write(rate);
    const { customsValue } = this.inputs;
    const stated = this.number(on);
    if (customsValue === null || customsValue.isZero() || !duty || !stated) return null;
    const value = customsValue.toString();
    return `(${duty}) x ${remainder ? `max(0, ${value} - ${stated})` : stated} / ${value}`;
  }

  private number(code: UnitCode): string | null {
    return this.inputs.measures.get(code)?.toString() ?? null;
  }
}

const percentText = onceFor((rate: AdValoremRate): string => {
  const { times, over } = toPercentFactor(rate.percent);
  return `${times.times(100).toString()}%${over === null ? '' : ` / ${over.toString()}`}`;
});

function chargeFormula({ amount, divisor }: Quantity, dollars: string): string {
  return `${amount.toString()} x ${dollars}${divisor === null ? '' : ` / ${divisor.toString()}`}`;
}
