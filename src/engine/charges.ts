import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { evaluateRate } from '../terms/rate-expression.js';
import type { ShipmentFacts } from './facts.js';
import type { RuleNode } from './rule-node.js';

/** The duty that one rule charges on the goods under one fact set. */
export interface Charge {
  readonly position: number;
  readonly node: RuleNode;
  readonly base: Decimal;
  /** Rounded to the cent; null when a quantity is missing. */
  readonly amount: Decimal | null;
}

/** The column duty a floor is compared with. */
export interface ColumnShare {
  /** Not rounded; null when it cannot be computed. */
  readonly duty: Decimal | null;
  /** The value it falls on; null when none is due. */
  readonly base: Decimal | null;
}

/** What a floor is compared with: a rate in lieu of the column stands for it (law/assumptions.md 20). */
export function shareUnder(column: ColumnShare, replacedBy: RuleNode | null): ColumnShare {
  if (replacedBy === null) return column;
  return { duty: percentOf(replacedBy.percent, column.base ?? ZERO), base: column.base };
}

interface Written {
  readonly charge: Charge;
  readonly duty: Decimal | null;
}

/** The charges of one question: fact sets that leave a rule its base and its column duty share what it charges. */
export class ChargeBook {
  private readonly written: Written[] = [];

  constructor(private readonly facts: ShipmentFacts) {}

  chargeOf(node: RuleNode, base: Decimal, column: ColumnShare): Charge {
    const last = this.written[node.position];
    const isSame =
      last?.charge.base === base && (node.rule.rate.kind !== 'floor' || last.duty === column.duty);
    if (last !== undefined && isSame) return last.charge;
    const { measures } = this.facts;
    const amount = computeCharge(base, { node, column, measures, toAmount: roundToCent });
    const charge = { position: node.position, node, base, amount };
    this.written[node.position] = { charge, duty: column.duty };
    return charge;
  }
}

export interface ChargeTerms {
  readonly node: RuleNode;
  readonly column: ColumnShare;
  readonly measures: ShipmentFacts['measures'];
  /** What an amount is added up as: to the cent, or as it is. */
  readonly toAmount: (exact: Decimal) => Decimal;
}

/**
 * What a rule charges on a value. Null: a quantity is missing. The column duty and a floor above it come to the floor to
 * the cent, whatever the column duty is: the floor takes off the duty as it is added up.
 */
export function computeCharge(
  base: Decimal,
  { node, column, measures, toAmount }: ChargeTerms,
): Decimal | null {
  const { rate } = node.rule;
  switch (rate.kind) {
    case 'floor': {
      if (column.duty === null) return null;
      const share = toAmount(shareOf(column.duty, base, column.base));
      return Decimal.max(ZERO, toAmount(percentOf(rate.percent, base)).minus(share));
    }
    case 'specific': {
      const outcome = evaluateRate(rate.expression, { customsValue: base, measures });
      return outcome.kind === 'amount' ? toAmount(outcome.amount) : null;
    }
    default:
      return toAmount(percentOf(node.percent, base));
  }
}

/**
 * The column duty that falls on a part of the value: a floor is compared part by part (law/assumptions.md 19). On a value
 * beyond what a Chapter 98 claim leaves to the column, all of it and no more.
 */
function shareOf(duty: Decimal, base: Decimal, columnBase: Decimal | null): Decimal {
  const whole = wholeOf(base, columnBase);
  return whole === null ? duty : duty.times(base).dividedBy(whole);
}

/** What the column duty falls on where a value is a part of it. */
function wholeOf(base: Decimal, columnBase: Decimal | null): Decimal | null {
  return columnBase !== null && base.lessThan(columnBase) ? columnBase : null;
}

/** What a floor takes off on a value, as arithmetic: `290 x 4000 / 10000`. Null: the column duty is not known. */
export function describeShare({ duty, base: columnBase }: ColumnShare, base: Decimal): string | null {
  if (duty === null) return null;
  const whole = wholeOf(base, columnBase);
  return whole === null
    ? roundToCent(duty).toFixed()
    : `${duty.toFixed()} x ${base.toFixed()} / ${whole.toFixed()}`;
}
