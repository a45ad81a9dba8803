import { ZERO, type Decimal } from '../terms/decimal.js';
import { formatHtsNumber } from '../terms/hts-number.js';
import { formulaOf } from '../terms/rate-expression.js';
import type { Exploration } from './alternatives.js';
import { describeShare, type Charge } from './charges.js';
import { isSameAmount, type Evaluation } from './evaluation.js';
import type { Question } from './question.js';
import type { Layer } from './result.js';
import type { RuleNode } from './rule-node.js';
import type { OnValue } from './rule-outcome.js';
import { findClaimedTreatment } from './chapter98.js';
import { PREFERENCE } from './facts.js';
import type { Rule } from './law.js';

/** The tariff line is reported after every Chapter 99 number. */
const LAST = 1_000;

const KIND = {
  additive: 'additive',
  floor: 'floor',
  inLieu: 'in_lieu',
  exempt: 'exempt',
  quota: 'quota',
  specific: 'specific',
  prohibited: 'prohibited',
} as const;

/** The layers of the primary fact set in reporting order, each marked where another fact set would change it. */
export function layersOf(
  question: Question,
  primary: Evaluation,
  exploration: Exploration,
): readonly Layer[] {
  const build: Builder = { question, primary, exploration };
  if (primary.prohibition !== null) return [prohibitedLayer(build, primary.prohibition)];
  const reliefs = primary.reliefs.map((relief) => reliefLayer(build, relief));
  const charges = primary.charges.map((charge) => chargeLayer(build, charge));
  return [...charges, ...reliefs, columnLayer(build)].sort(byReportingOrder);
}

interface Builder {
  readonly question: Question;
  readonly primary: Evaluation;
  readonly exploration: Exploration;
}

function byReportingOrder(left: Layer, right: Layer): number {
  if (left.aceOrder !== right.aceOrder) return left.aceOrder - right.aceOrder;
  return left.heading < right.heading ? -1 : left.heading > right.heading ? 1 : 0;
}

function columnLayer(build: Builder): Layer {
  const { question, primary } = build;
  const { column, columnOutcome: outcome } = primary;
  const { law, facts, claim } = question;
  const note =
    column.column === 'special' && claim.kind === 'accepted' && claim.isByNote ? claim.program : null;
  const known = facts.enteredValue !== null && outcome.kind === 'amount';
  return {
    heading: formatHtsNumber(law.line.number),
    kind: 'column',
    ruleId: null,
    program: column.program,
    authority: column.column === 'column2' ? 'HTSUS general note 3(b)' : 'HTSUS general note 3',
    authorityType:
      column.column === 'column2'
        ? 'column2'
        : column.column === 'special'
          ? 'column1_special'
          : 'column1_general',
    ending: outcome.kind === 'amount' ? 'applies' : 'undetermined',
    rateText: column.rate.text,
    ratePercent: effectivePercent(
      column.outcome.kind === 'amount' ? column.outcome.amount : null,
      column.base,
    ),
    basis: 'full_value',
    baseValue: facts.enteredValue === null ? null : column.base,
    amount: known ? primary.columnAmount : null,
    computation: columnComputation(build),
    aceOrder: LAST,
    listedAs: null,
    qualifier: null,
    factsRead: column.program === null ? [] : [PREFERENCE],
    openFacts: outcome.kind === 'needs' ? outcome.missing.map((missing) => missing.code) : [],
    citations: note === null ? law.line.citations : [...law.line.citations, ...note.citations],
    confidence: note?.confidence ?? 'high',
    assumptions: [],
  };
}

function columnComputation({ question, primary }: Builder): string {
  const { column, replacedBy } = primary;
  if (replacedBy !== null) return `replaced by ${replacedBy.rule.heading}`;
  const { base, ratedOn } = column;
  if (base === null || ratedOn === null) return 'not due under the Chapter 98 provision claimed';
  if (question.facts.enteredValue === null) return column.rate.text;
  const inputs = { customsValue: ratedOn, measures: question.facts.measures, resolve: column.resolve };
  if (column.outcome.kind !== 'amount') return column.rate.text;
  const formula = formulaOf(column.rate.expression, inputs) ?? column.outcome.amount.toString();
  return ratedOn.equals(base) ? formula : `(${formula}) x ${base.toFixed()} / ${ratedOn.toFixed()}`;
}

function effectivePercent(amount: Decimal | null, base: Decimal | null): Decimal | null {
  return amount === null || base === null || base.isZero() ? null : amount.times(100).dividedBy(base);
}

function chargeLayer(build: Builder, charge: Charge): Layer {
  const { question, primary } = build;
  const valued = question.facts.enteredValue !== null;
  const isFloor = charge.node.rule.rate.kind === 'floor';
  const columnOpen = isFloor && primary.columnOutcome.kind !== 'amount';
  const amount = valued && !columnOpen ? charge.amount : null;
  return ruleLayer(build, charge.node, {
    isOpen: columnOpen || charge.amount === null,
    rateText: charge.node.rule.rateText,
    ratePercent: isFloor
      ? effectivePercent(columnOpen ? null : charge.amount, charge.base)
      : percentOfBase(charge),
    baseValue: valued ? charge.base : null,
    amount,
    computation: valued ? chargeComputation(charge, primary) : charge.node.rule.rateText,
  });
}

/** A rate by quantity is not a share of the base. */
function percentOfBase({ node: { rule, percent } }: Charge): Decimal | null {
  return rule.rate.kind === 'specific' ? null : percent;
}

function chargeComputation({ node, base }: Charge, { columnOutcome, columnShare }: Evaluation): string {
  const percent = node.percent.toFixed();
  if (node.rule.rate.kind !== 'floor')
    return node.rule.rate.kind === 'specific' ? node.rule.rate.text : `${base.toFixed()} x ${percent}%`;
  const taken = columnOutcome.kind === 'amount' ? describeShare(columnShare, base) : null;
  return `max(0, ${base.toFixed()} x ${percent}% - ${taken ?? 'column duty'} of column duty)`;
}

function reliefLayer(build: Builder, { node, base }: OnValue): Layer {
  const valued = build.question.facts.enteredValue !== null;
  return ruleLayer(build, node, {
    isOpen: false,
    rateText: node.rule.rateText,
    ratePercent: ZERO,
    baseValue: valued ? base : null,
    amount: valued ? ZERO : null,
    computation: 'no duty',
  });
}

function prohibitedLayer(build: Builder, node: RuleNode): Layer {
  return ruleLayer(build, node, {
    isOpen: false,
    rateText: 'Prohibited',
    ratePercent: null,
    baseValue: build.question.facts.enteredValue,
    amount: null,
    computation: 'the goods may not be entered',
  });
}

/** What a layer states besides the rule behind it. */
interface Figures extends Pick<Layer, 'rateText' | 'ratePercent' | 'baseValue' | 'amount' | 'computation'> {
  /** True where the figures themselves are open, whatever the facts. */
  readonly isOpen: boolean;
}

/** Those of the rule, and of the value that a Chapter 98 claim leaves it. */
function assumptionsOf(rule: Rule, { law }: Question, { factSet }: Evaluation): readonly number[] {
  const added = findClaimedTreatment(law, rule.authorityType, factSet)?.assumptions ?? NO_ASSUMPTIONS;
  return added.length === 0 ? rule.assumptions : [...new Set([...rule.assumptions, ...added])];
}

const NO_ASSUMPTIONS: readonly number[] = [];

/** A Chapter 99 layer. */
function ruleLayer({ question, primary, exploration }: Builder, node: RuleNode, figures: Figures): Layer {
  const open = openFactsOf(node, exploration);
  const { rule } = node;
  const matched = question.law.rules[node.position]!;
  return {
    heading: rule.heading,
    kind: KIND[rule.rate.kind],
    ruleId: rule.id,
    program: rule.program,
    authority: rule.authority,
    authorityType: rule.authorityType,
    ending: open.length > 0 || figures.isOpen ? 'undetermined' : 'applies',
    rateText: figures.rateText,
    basis: rule.basis,
    aceOrder: rule.aceOrder,
    listedAs: matched.listedAs,
    qualifier: matched.qualifier,
    factsRead: node.keys,
    openFacts: open,
    citations: rule.citations,
    confidence: rule.confidence,
    assumptions: assumptionsOf(rule, question, primary),
    ratePercent: figures.ratePercent,
    baseValue: figures.baseValue,
    amount: figures.amount,
    computation: figures.computation,
  };
}

/** The deciding facts under whose other answers this heading is not charged, or is charged differently. */
function openFactsOf(
  { position, keys }: RuleNode,
  { deciding, evaluations }: Exploration,
): readonly string[] {
  if (deciding.length === 0) return [];
  const open = deciding.map((fact) => fact.definition.key);
  if (evaluations === null) return open.filter((key) => keys.includes(key));
  const first = evaluations[0]!;
  return evaluations.some((evaluation) => !isChargedAlike(position, evaluation, first)) ? open : [];
}

function isChargedAlike(position: number, left: Evaluation, right: Evaluation): boolean {
  const [one, other] = [chargeAt(position, left), chargeAt(position, right)];
  if (one === undefined || other === undefined)
    return one === other && left.applies(position) === right.applies(position);
  return isSameAmount(one.amount, other.amount);
}

function chargeAt(position: number, { charges }: Evaluation): Charge | undefined {
  return charges.find((charge) => charge.position === position);
}
