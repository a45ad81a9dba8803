import { ZERO, type Decimal } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { dutiableValues } from './chapter98.js';
import type { Charge } from './charges.js';
import { columnEquivalent, type ColumnDuty } from './column.js';
import type { FactValue } from './facts.js';
import type { Question } from './question.js';
import { Resolution } from './resolve.js';
import type { RuleNode } from './rule-node.js';
import { AnsweredOtherwise, type World } from './world.js';

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

interface Resolved {
  readonly column: ColumnDuty;
  /** The column duty, not rounded; null when it cannot be computed. */
  readonly duty: Decimal | null;
  readonly resolution: Resolution;
}

/** One world: which rules apply in it, and what is owed, which is worked out when it is first read. */
export class Evaluation implements Owed, Resolved {
  readonly column: ColumnDuty;
  readonly duty: Decimal | null;
  readonly resolution: Resolution;
  private owed: Owed | null = null;

  constructor(
    private readonly question: Question,
    { column, duty, resolution }: Resolved,
  ) {
    this.column = column;
    this.duty = duty;
    this.resolution = resolution;
  }

  get world(): World {
    return this.resolution.world;
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

  private read(): Owed {
    this.owed ??= owedIn(this.question, this);
    return this.owed;
  }
}

/**
 * One world's duties. `columnSupposed` stands in for a column duty that cannot be computed because a quantity
 * is missing (its least, when nothing else is supposed): the bounds suppose its least and its greatest.
 */
export function evaluate(
  question: Question,
  world: World,
  columnSupposed: Decimal | null = null,
): Evaluation {
  const { law, graph, customs } = question;
  const values = dutiableValues(law, customs, world);
  const column = question.columnOn(values.valueFor('column'));
  const duty = dutyOf(column, columnSupposed);
  const equivalent = (): Decimal | null => columnEquivalent(duty, column.base ?? customs);
  return new Evaluation(question, {
    column,
    duty,
    resolution: new Resolution({ graph, world, values, equivalent }),
  });
}

/** One answer in place of what was stated or assumed. */
export interface OtherAnswer {
  readonly key: string;
  readonly answer: FactValue | null;
}

/** The duties of the world that differs from another in one answer: only what the answer can change is worked out. */
export function evaluateOtherwise(
  question: Question,
  base: Evaluation,
  { key, answer }: OtherAnswer,
): Evaluation {
  const world = new AnsweredOtherwise(base.world, key, answer);
  const affected = question.graph.dependence.on(key);
  if (affected === null) return evaluate(question, world);
  const { column, duty } = base;
  return new Evaluation(question, { column, duty, resolution: base.resolution.otherwise(world, affected) });
}

function owedIn(question: Question, { column, duty, resolution }: Resolved): Owed {
  const share = { duty, base: column.base };
  const charges: Charge[] = [];
  let replacedBy: RuleNode | null = null;
  let prohibition: RuleNode | null = null;
  for (const node of question.graph.charging) {
    const outcome = resolution.outcomeOf(node.position);
    if (outcome.kind !== 'applies') continue;
    const { rate } = node.rule;
    if (rate.kind === 'prohibited') prohibition ??= node;
    if (rate.kind === 'prohibited' || (rate.kind === 'inLieu' && rate.percent === null)) continue;
    if (rate.kind === 'inLieu') replacedBy ??= node;
    charges.push(question.charges.chargeOf(node, outcome.base, share));
  }
  const columnAmount = replacedBy !== null ? ZERO : duty === null ? null : roundToCent(duty);
  const total = prohibition === null ? totalOf(columnAmount, charges) : null;
  return { columnAmount, replacedBy, charges, prohibition, total };
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

/** What `owesSame` compares, as text, to count the different outcomes among many worlds. */
export function signatureOf(evaluation: Evaluation): string {
  if (evaluation.prohibition !== null) return 'prohibited';
  const parts = evaluation.charges.map(
    (charge) => `${charge.node.rule.heading}=${charge.amount?.toFixed() ?? '?'}`,
  );
  return [evaluation.columnAmount?.toFixed() ?? '?', ...parts].join(';');
}
