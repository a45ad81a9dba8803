import { HUNDRED, ZERO, type Decimal } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import type { RateOutcome } from '../terms/rate-expression.js';
import { computeDutiableValues } from './chapter98.js';
import { shareUnder, type Charge, type ColumnShare } from './charges.js';
import { computeColumnEquivalent, type ColumnDuty } from './column.js';
import { COLUMN_EQUIVALENT } from './conditions.js';
import type { Question } from './question.js';
import { Resolution } from './resolve.js';
import type { RuleNode } from './rule-node.js';
import { collectReliefs, findOutcome, findAppliedRules } from './find-outcome.js';
import type { OnValue, RuleOutcome } from './rule-outcome.js';
import type { FactSet } from './fact-set.js';

/** The duties owed under one fact set. */
interface Owed {
  /** The column duty owed, rounded; null when a quantity is missing; zero when a rule replaces it. */
  readonly columnAmount: Decimal | null;
  /** Of the column rate; nothing where a rule replaces it, whatever quantity it lacks. */
  readonly columnOutcome: RateOutcome;
  /** The duty that a total counts in: of the column, or in lieu of it. */
  readonly columnShare: ColumnShare;
  readonly replacedBy: RuleNode | null;
  readonly charges: readonly Charge[];
  readonly prohibition: RuleNode | null;
  /** Column duty and charges; null when any of them is unknown or the goods may not enter. */
  readonly total: Decimal | null;
}

/** A fact set, with the signature of its answers. */
export interface SignedFacts {
  readonly factSet: FactSet;
  /** Of its answers, apart from the column. Null: values are stated, or the rules have too many tests. */
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
  readonly ruleOutcome?: RuleOutcome;
}

const NOTHING: Known = {};
const REPLACED: RateOutcome = { kind: 'amount', amount: ZERO };

/** One fact set: which rules apply to it, and what is owed. Both are computed on first use. */
export class Evaluation implements SignedFacts {
  readonly factSet: FactSet;
  readonly signature: number | null;
  readonly column: ColumnDuty;
  readonly duty: Decimal | null;
  private readonly question: Question;
  private owed: Owed | null = null;
  private resolved: Resolution | null;
  private known: RuleOutcome | null;

  constructor(
    { question, factSet, signature }: SignedFacts & { readonly question: Question },
    { column, duty }: Column,
    { resolution, ruleOutcome }: Known = NOTHING,
  ) {
    this.question = question;
    this.factSet = factSet;
    this.signature = signature;
    this.column = column;
    this.duty = duty;
    this.resolved = resolution ?? null;
    this.known = ruleOutcome ?? null;
  }

  /** Null: it cannot be known before the values are. */
  get ruleOutcome(): RuleOutcome | null {
    if (this.known !== null || this.signature === null) return this.known;
    const { graph } = this.question;
    const signatures = graph.signatures!;
    const equivalent = signatures.readsColumn ? this.computeEquivalent() : null;
    const signature = signatures.readsColumn
      ? this.signature + signatures.partOf(COLUMN_EQUIVALENT, equivalent)
      : this.signature;
    this.known = graph.ruleOutcomes.get(signature, () => findOutcome(graph, this.resolve(HUNDRED)));
    return this.known;
  }

  get resolution(): Resolution {
    if (this.resolved !== null) return this.resolved;
    this.resolved = this.resolve(this.question.customs);
    // Where rules take each other away in a circle, the order of asking decides.
    if (this.signature !== null) findAppliedRules(this.question.graph, this.resolved);
    return this.resolved;
  }

  get reliefs(): readonly OnValue[] {
    const { question, ruleOutcome } = this;
    if (ruleOutcome === null) return collectReliefs(question.graph, this.resolution);
    return ruleOutcome.reliefs.map(({ node, base }) => ({ node, base: question.valueOf(base) }));
  }

  get columnAmount(): Decimal | null {
    return this.read().columnAmount;
  }

  get columnOutcome(): RateOutcome {
    return this.read().columnOutcome;
  }

  get columnShare(): ColumnShare {
    return this.read().columnShare;
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
    const { ruleOutcome } = this;
    return ruleOutcome === null ? this.resolution.applies(position) : ruleOutcome.applies[position]!;
  }

  private read(): Owed {
    this.owed ??= this.findOwed();
    return this.owed;
  }

  private findOwed(): Owed {
    const { question, duty, ruleOutcome } = this;
    const appliedRules = ruleOutcome ?? findAppliedRules(question.graph, this.resolution);
    const { replacedBy, prohibition } = appliedRules;
    const columnShare = shareUnder({ duty, base: this.column.base }, replacedBy);
    const charges = appliedRules.charges.map(({ node, base }) =>
      question.charges.chargeOf(node, ruleOutcome === null ? base : question.valueOf(base), columnShare),
    );
    const columnAmount = replacedBy !== null ? ZERO : duty === null ? null : roundToCent(duty);
    const columnOutcome = replacedBy === null ? this.column.outcome : REPLACED;
    const total = prohibition === null ? totalOf(columnAmount, charges) : null;
    return { columnAmount, columnOutcome, columnShare, replacedBy, charges, prohibition, total };
  }

  private resolve(customs: Decimal): Resolution {
    const { law, graph } = this.question;
    const { factSet } = this;
    const values = computeDutiableValues(law, customs, factSet);
    return new Resolution({ graph, factSet, values, equivalent: () => this.computeEquivalent() });
  }

  /** Column duty over the value it falls on, in percent; null while it cannot be known. */
  computeEquivalent(): Decimal | null {
    return computeColumnEquivalent(this.duty, this.column.base ?? this.question.customs);
  }
}

/**
 * One fact set's duties. `assumedDuty` stands in for a column duty that cannot be computed because a quantity
 * is missing (its least, when nothing else is assumed): the bounds assume its least and its greatest.
 */
export function evaluate(
  question: Question,
  { factSet, signature }: SignedFacts,
  assumedDuty: Decimal | null = null,
): Evaluation {
  const column = question.computeColumn(
    computeDutiableValues(question.law, question.customs, factSet).valueFor('column'),
  );
  const duty = dutyOf(column, assumedDuty);
  return new Evaluation({ question, factSet, signature }, { column, duty });
}

function dutyOf({ outcome }: ColumnDuty, assumedDuty: Decimal | null): Decimal | null {
  if (outcome.kind === 'amount') return outcome.amount;
  return assumedDuty ?? (outcome.kind === 'needs' ? outcome.lowerBound : null);
}

function totalOf(columnAmount: Decimal | null, charges: readonly Charge[]): Decimal | null {
  let total = columnAmount;
  for (const { amount } of charges) total = total === null || amount === null ? null : total.plus(amount);
  return total;
}

/** Two fact sets owe the same when they charge the same headings the same amounts. */
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
