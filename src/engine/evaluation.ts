import { HUNDRED, percentOf, ZERO, type Decimal } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { dutiableValues } from './chapter98.js';
import type { Charge } from './charges.js';
import { columnEquivalent, type ColumnDuty } from './column.js';
import { COLUMN_EQUIVALENT } from './conditions.js';
import type { Question } from './question.js';
import { Resolution } from './resolve.js';
import type { RuleNode } from './rule-node.js';
import { reliefsIn, settle, standingIn } from './settle.js';
import type { OnValue, Settled } from './settled.js';
import type { World } from './world.js';

/** The duties owed in one world. */
interface Owed {
  /** The column duty owed, rounded; null when a quantity is missing; zero when a rule replaces it. */
  readonly columnAmount: Decimal | null;
  readonly replacedBy: RuleNode | null;
  readonly charges: readonly Charge[];
  readonly prohibition: RuleNode | null;
  /** Column duty and charges; null when any of them is unknown or the goods may not enter. */
  readonly total: Decimal | null;
}

/** A world, and what its answers come to for the rules. */
export interface Situation {
  readonly world: World;
  /** Of its answers, the column apart. Null: values are stated, or the rules put too many tests. */
  readonly signature: number | null;
}

interface Column {
  readonly column: ColumnDuty;
  /** The column duty, not rounded; null when it cannot be computed. */
  readonly duty: Decimal | null;
}

/** What is known of an evaluation beforehand. */
interface Known {
  readonly resolution?: Resolution;
  readonly settled?: Settled;
}

const NOTHING: Known = {};

/** One world: which rules apply in it, and what is owed, which is worked out when it is first read. */
export class Evaluation implements Situation {
  readonly world: World;
  readonly signature: number | null;
  readonly column: ColumnDuty;
  readonly duty: Decimal | null;
  private readonly question: Question;
  private owed: Owed | null = null;
  private resolved: Resolution | null;
  private known: Settled | null;

  constructor(
    { question, world, signature }: Situation & { readonly question: Question },
    { column, duty }: Column,
    { resolution, settled }: Known = NOTHING,
  ) {
    this.question = question;
    this.world = world;
    this.signature = signature;
    this.column = column;
    this.duty = duty;
    this.resolved = resolution ?? null;
    this.known = settled ?? null;
  }

  /** Null: it is not settled before the values are known. */
  get settled(): Settled | null {
    if (this.known !== null || this.signature === null) return this.known;
    const { graph } = this.question;
    const signatures = graph.signatures!;
    const equivalent = signatures.readsColumn ? this.equivalent() : null;
    const signature = signatures.readsColumn
      ? this.signature + signatures.partOf(COLUMN_EQUIVALENT, equivalent)
      : this.signature;
    this.known = graph.settled.get(signature, () => settle(graph, this.resolve(HUNDRED)));
    return this.known;
  }

  get resolution(): Resolution {
    if (this.resolved !== null) return this.resolved;
    this.resolved = this.resolve(this.question.customs);
    // Where rules take each other away in a circle the order of asking decides.
    if (this.signature !== null) standingIn(this.question.graph, this.resolved);
    return this.resolved;
  }

  get reliefs(): readonly OnValue[] {
    const { question, settled } = this;
    if (settled === null) return reliefsIn(question.graph, this.resolution);
    return settled.reliefs.map(({ node, base }) => ({ node, base: question.valueOf(base) }));
  }

  get columnAmount(): Decimal | null {
    return this.read().columnAmount;
  }

  get replacedBy(): RuleNode | null {
    return this.read().replacedBy;
  }

  get charges(): readonly Charge[] {
    return this.read().charges;
  }

  get prohibition(): RuleNode | null {
    return this.read().prohibition;
  }

  get total(): Decimal | null {
    return this.read().total;
  }

  applies(position: number): boolean {
    const { settled } = this;
    return settled === null ? this.resolution.applies(position) : settled.applies[position]!;
  }

  private read(): Owed {
    this.owed ??= this.findOwed();
    return this.owed;
  }

  private findOwed(): Owed {
    const { question, duty, settled } = this;
    const standing = settled ?? standingIn(question.graph, this.resolution);
    const { replacedBy, prohibition } = standing;
    const share = { duty: this.dutyInPlaceOf(duty, replacedBy), base: this.column.base };
    const charges = standing.charges.map(({ node, base }) =>
      question.charges.chargeOf(node, settled === null ? base : question.valueOf(base), share),
    );
    const columnAmount = replacedBy !== null ? ZERO : duty === null ? null : roundToCent(duty);
    const total = prohibition === null ? totalOf(columnAmount, charges) : null;
    return { columnAmount, replacedBy, charges, prohibition, total };
  }

  /** What a floor is compared with: a rate in lieu of the column stands for it (docs/assumptions.md 20). */
  private dutyInPlaceOf(duty: Decimal | null, replacedBy: RuleNode | null): Decimal | null {
    return replacedBy === null ? duty : percentOf(replacedBy.percent, this.column.base ?? ZERO);
  }

  private resolve(customs: Decimal): Resolution {
    const { law, graph } = this.question;
    const { world } = this;
    const values = dutiableValues(law, customs, world);
    return new Resolution({ graph, world, values, equivalent: () => this.equivalent() });
  }

  /** Column duty over the value it falls on, in percent; null while it cannot be known. */
  equivalent(): Decimal | null {
    return columnEquivalent(this.duty, this.column.base ?? this.question.customs);
  }
}

/**
 * One world's duties. `columnSupposed` stands in for a column duty that cannot be computed because a quantity
 * is missing (its least, when nothing else is supposed): the bounds suppose its least and its greatest.
 */
export function evaluate(
  question: Question,
  { world, signature }: Situation,
  columnSupposed: Decimal | null = null,
): Evaluation {
  const column = question.columnOn(dutiableValues(question.law, question.customs, world).valueFor('column'));
  const duty = dutyOf(column, columnSupposed);
  return new Evaluation({ question, world, signature }, { column, duty });
}

function dutyOf({ outcome }: ColumnDuty, supposed: Decimal | null): Decimal | null {
  if (outcome.kind === 'amount') return outcome.amount;
  return supposed ?? (outcome.kind === 'needs' ? outcome.lowerBound : null);
}

function totalOf(columnAmount: Decimal | null, charges: readonly Charge[]): Decimal | null {
  let total = columnAmount;
  for (const { amount } of charges) total = total === null || amount === null ? null : total.plus(amount);
  return total;
}

/** Null when any part is unknown. */
export function sum(parts: readonly (Decimal | null)[]): Decimal | null {
  let total = ZERO;
  for (const part of parts) {
    if (part === null) return null;
    total = total.plus(part);
  }
  return total;
}

/** Two worlds owe the same when they charge the same headings the same amounts. */
export function owesSame(left: Evaluation, right: Evaluation): boolean {
  if (left.prohibition !== null || right.prohibition !== null)
    return (left.prohibition === null) === (right.prohibition === null);
  return (
    left.charges.length === right.charges.length &&
    isSameAmount(left.columnAmount, right.columnAmount) &&
    left.charges.every((charge, index) => isSameCharge(charge, right.charges[index]!))
  );
}

function isSameCharge(left: Charge, right: Charge): boolean {
  return (
    left === right ||
    (left.node.rule.heading === right.node.rule.heading && isSameAmount(left.amount, right.amount))
  );
}

export function isSameAmount(left: Decimal | null, right: Decimal | null): boolean {
  return left === null || right === null ? left === right : left.equals(right);
}
