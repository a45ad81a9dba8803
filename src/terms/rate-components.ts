import { Decimal, HUNDRED, ZERO } from './decimal.js';
import { Range, type MissingMeasure } from './rate-bounds.js';
import type { AdValoremRate } from './rate-ast.js';
import type { CompiledRate, RateInputs } from './rate-inputs.js';
import { createMissingMeasure } from './rate-missing.js';
import type { UnitCode } from './unit.js';

/** An ad valorem rate on the stated values of parts. */
export type ComponentRate = AdValoremRate & { readonly on: readonly UnitCode[] };

/** The factor of a percentage; `over` null is 1. A mixed fraction is divided last, exactly. */
export function toPercentFactor(percent: string): { readonly times: Decimal; readonly over: Decimal | null } {
  const fraction = /^(\d+) (\d+)\/(\d+)$/.exec(percent);
  if (fraction === null) return { times: new Decimal(percent).dividedBy(HUNDRED), over: null };
  const [whole, numerator, divisor] = fraction.slice(1).map((part) => new Decimal(part)) as [
    Decimal,
    Decimal,
    Decimal,
  ];
  return { times: whole.times(divisor).plus(numerator).dividedBy(HUNDRED), over: divisor };
}

/** Values outside the customs value, which therefore does not limit them. */
const OUTSIDE_CUSTOMS_VALUE: ReadonlySet<UnitCode> = new Set(['RETAIL_USD', 'GOODS_COST_USD']);

/** Whether the value is part of the customs value and so cannot exceed it. */
export function isLimitedByValue(code: UnitCode): boolean {
  return !OUTSIDE_CUSTOMS_VALUE.has(code);
}

interface Component {
  readonly code: UnitCode;
  readonly rate: ComponentRate;
  readonly times: Decimal;
  readonly over: Decimal | null;
}

/**
 * Percentages of the values of parts, added. The values of all parts make up the value of the article
 * (statistical note 1 to chapters 91 and 93), so parts that were not stated share what the stated ones leave.
 */
export function compileComponents(rates: readonly ComponentRate[]): CompiledRate {
  const components = rates.flatMap((rate) =>
    rate.on.map((code): Component => ({ code, rate, ...toPercentFactor(rate.percent) })),
  );
  return (inputs) => {
    let known = ZERO;
    let stated = ZERO;
    const unknown: Component[] = [];
    for (const component of components) {
      const value = inputs.measures.get(component.code);
      if (value === undefined) unknown.push(component);
      else {
        stated = stated.plus(value);
        known = known.plus(share(value, component));
      }
    }
    return unknown.length === 0 ? known : assessUnknown({ known, stated, unknown }, inputs);
  };
}

function assessUnknown(
  parts: { readonly known: Decimal; readonly stated: Decimal; readonly unknown: readonly Component[] },
  { customsValue }: RateInputs,
): Range {
  const missing: MissingMeasure[] = parts.unknown.map(({ code, rate }) => createMissingMeasure(code, rate));
  const isUnlimited = customsValue === null || !parts.unknown.every(({ code }) => isLimitedByValue(code));
  if (isUnlimited) return new Range([parts.known, null], missing);
  const left = Decimal.max(ZERO, customsValue.minus(parts.stated));
  const most = parts.unknown.map((component) => share(left, component));
  return new Range([parts.known, parts.known.plus(Decimal.max(ZERO, ...most))], missing);
}

function share(value: Decimal, { times, over }: Component): Decimal {
  return over === null ? value.times(times) : value.times(times).dividedBy(over);
}
