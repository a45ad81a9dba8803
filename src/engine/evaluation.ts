import { Decimal, percentOf, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import { evaluateRate } from '../terms/rate-expression.js';
import { columnDuty, columnEquivalent, type ClaimVerdict, type ColumnDuty } from './column.js';
import type { ShipmentFacts } from './facts.js';
import type { Law } from './law.js';
import { dutiableValues, Resolution } from './resolve.js';
import type { RuleGraph, RuleNode } from './rule-graph.js';
import type { AnsweredWorld, World } from './world.js';

/** What stays the same over every world of one question. */
export interface Question {
  readonly facts: ShipmentFacts;
  readonly law: Law;
  readonly graph: RuleGraph;
  readonly claim: ClaimVerdict;
  /** The customs value; 100 when it was not stated, so that rates can still be read off. */
  readonly customs: Decimal;
}

/** A duty one rule puts on the goods in one world. */
export interface Charge {
  readonly position: number;
  readonly node: RuleNode;
  readonly base: Decimal;
  /** Rounded to the cent; null when a quantity is missing. */
  readonly amount: Decimal | null;
}

export interface Evaluation {
  readonly world: World;
  readonly column: ColumnDuty;
  /** The column duty owed, rounded; null when a quantity is missing; zero when a rule replaces it. */
  readonly columnAmount: Decimal | null;
  readonly replacedBy: RuleNode | null;
  readonly resolution: Resolution;
  readonly charges: readonly Charge[];
  readonly prohibition: RuleNode | null;
  /** Column duty and charges; null when any of them is unknown or the goods may not enter. */
  readonly total: Decimal | null;
}

/**
 * One world's duties. `columnSupposed` stands in for a column duty that cannot be computed because a quantity
 * is missing (its least, when nothing else is supposed): the bounds suppose its least and its greatest.
 */
export function evaluate(
  question: Question,
  world: AnsweredWorld,
  columnSupposed: Decimal | null = null,
): Evaluation {
  const { facts, law, graph, claim, customs } = question;
  const values = dutiableValues(law, customs, world);
  const isColumn2 = graph.columnTwo >= 0;
  const column = columnDuty({ facts, law, claim, isColumn2, value: values.valueFor('column') });
  const exact = columnAmountOf(column, columnSupposed);
  const resolution = new Resolution({
    graph,
    world,
    values,
    columnEquivalent: columnEquivalent(exact, column.base ?? customs),
  });
  const applied = graph.nodes.flatMap((node, position) =>
    node.charges && resolution.applies(position) ? [{ node, position }] : [],
  );
  const replacing = applied.find(
    ({ node }) => node.rule.rate.kind === 'inLieu' && node.rule.rate.percent !== null,
  );
  const charges = applied.flatMap((one) =>
    chargeOf(question, resolution, { ...one, columnDuty: exact, columnBase: column.base }),
  );
  const prohibition = applied.find(({ node }) => node.rule.rate.kind === 'prohibited')?.node ?? null;
  const columnAmount = replacing !== undefined ? ZERO : exact === null ? null : roundToCent(exact);
  const total = prohibition === null ? sum([columnAmount, ...charges.map((charge) => charge.amount)]) : null;
  return {
    world,
    column,
    columnAmount,
    replacedBy: replacing?.node ?? null,
    resolution,
    charges,
    prohibition,
    total,
  };
}

function columnAmountOf({ outcome }: ColumnDuty, supposed: Decimal | null): Decimal | null {
  if (outcome.kind === 'amount') return outcome.amount;
  return supposed ?? (outcome.kind === 'needs' ? outcome.lowerBound : null);
}

interface Applied {
  readonly node: RuleNode;
  readonly position: number;
  readonly columnDuty: Decimal | null;
  readonly columnBase: Decimal | null;
}

function chargeOf(question: Question, resolution: Resolution, applied: Applied): Charge[] {
  const { node, position } = applied;
  const outcome = resolution.outcomeOf(position);
  if (outcome.kind !== 'applies' || node.rule.rate.kind === 'prohibited') return [];
  if (node.rule.rate.kind === 'inLieu' && node.rule.rate.percent === null) return [];
  const amount = amountOf(question, applied, outcome.base);
  return [{ position, node, base: outcome.base, amount: amount === null ? null : roundToCent(amount) }];
}

function amountOf(
  { facts }: Question,
  { node, columnDuty: duty, columnBase }: Applied,
  base: Decimal,
): Decimal | null {
  const { rate } = node.rule;
  switch (rate.kind) {
    case 'floor':
      if (duty === null) return null;
      return Decimal.max(ZERO, percentOf(rate.percent, base).minus(shareOf(duty, base, columnBase)));
    case 'specific': {
      const outcome = evaluateRate(rate.expression, { customsValue: base, measures: facts.measures });
      return outcome.kind === 'amount' ? outcome.amount : null;
    }
    default:
      return percentOf(node.percent, base);
  }
}

/** The column duty that falls on a part of the value: a floor is compared part by part (docs/assumptions.md 19). */
function shareOf(duty: Decimal, base: Decimal, columnBase: Decimal | null): Decimal {
  if (columnBase === null || columnBase.isZero() || base.equals(columnBase)) return duty;
  return duty.times(base).dividedBy(columnBase);
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
export function signatureOf(evaluation: Evaluation): string {
  if (evaluation.prohibition !== null) return 'prohibited';
  const parts = evaluation.charges.map(
    (charge) => `${charge.node.rule.heading}=${charge.amount?.toFixed() ?? '?'}`,
  );
  return [evaluation.columnAmount?.toFixed() ?? '?', ...parts].join(';');
}
