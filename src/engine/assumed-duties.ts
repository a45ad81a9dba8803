import type { Decimal } from '../terms/decimal.js';
import { percentOf, ZERO } from '../terms/decimal.js';
import { answerOptions, NEXT_TO, readStatedContents, readStatedShare, sumsOf } from './answer-options.js';
import { OpenAnswers } from './answer-box.js';
import { DUTIABLE_VALUE, PROVISION, computeDutiableValues } from './chapter98.js';
import type { ColumnShare } from './charges.js';
import { computeColumnEquivalent, listOpenClaims, type ClaimVerdict, type ColumnDuty } from './column.js';
import { COLUMN_EQUIVALENT } from './conditions.js';
import { type FactValue, PREFERENCE } from './facts.js';
import { boxOf } from './kept-boxes.js';
import { listOpenFacts } from './open-facts.js';
import type { OpenFact } from './open-keys.js';
import type { Question } from './question.js';
import { SearchBox, type PossibleCharge, type SearchGround } from './search-box.js';
import type { Convert, SearchScale } from './search-scale.js';
import { judgementsOf, SURELY, type TableTest } from './verdicts.js';
import { AnsweredOtherwise, AnsweredFacts, type FactSet } from './fact-set.js';

/** One column duty under one claim, with the facts that stay open beside it. */
export interface Assumed {
  readonly question: Question;
  /** Every answer to them. */
  readonly box: SearchBox;
  /** Answers of the facts that are not open. */
  readonly given: FactSet;
  readonly column: ColumnShare & { readonly duty: Decimal };
  readonly toBase: Convert;
}

export interface AssumedDuties {
  readonly all: readonly Assumed[];
  /** True where a column duty has no greatest amount, as a quantity or a rate is not known. */
  readonly isUnlimited: boolean;
}

/** Which of the facts that are not stated vary. */
export type Varies = (fact: OpenFact) => boolean;

const ALL_VARY: Varies = () => true;

/** Every claim that is open, each with the column duties that it can lead to. */
export function listAssumedDuties(question: Question, scale: SearchScale, varies = ALL_VARY): AssumedDuties {
  const { law, facts } = question;
  const { whole, customs, toBase } = scale;
  const { tests } = judgementsOf(question.graph.nodes);
  const given = new AnsweredFacts(facts.stated, law.factDefinitions);
  const open = listOpenFacts(question).filter(varies);
  const others = open.filter(({ definition }) => !IN_ASSUMED_DUTIES.has(definition.key));
  const findBox = boxFinder(question, scale, others);
  const all: Assumed[] = [];
  let isUnlimited = false;
  for (const { asked, claimed } of claimsOf(question, { open, given, tests }))
    for (const factSet of valuesUnder(claimed, { open, stated: facts.stated, whole })) {
      const values = computeDutiableValues(law, whole, factSet);
      const dutiable = values.valueFor('column');
      const columnDuty = asked.computeColumn(dutiable === null ? null : toBase(dutiable));
      const range = rangeOf(columnDuty);
      for (const duty of turnsOf(asked, columnDuty, range)) {
        const equivalent = computeColumnEquivalent(duty, columnDuty.base ?? customs);
        const column = { duty, base: columnDuty.base };
        const box = findBox({ values, given: factSet, equivalent });
        isUnlimited ||= range.high === null && !box.possibleCharges.some(isSurelyInLieu);
        all.push({ question: asked, box, given: factSet, column, toBase });
      }
    }
  return { all, isUnlimited };
}

/** A rate in lieu of the column that no answer takes away: the column owes nothing. */
function isSurelyInLieu({ node, applies }: PossibleCharge): boolean {
  const { rate } = node.rule;
  return rate.kind === 'inLieu' && rate.percent !== null && applies === SURELY;
}

/** What is known before the open facts are. */
type Known = Pick<SearchGround, 'values' | 'given' | 'equivalent'>;

/**
 * Finds the box of every answer to the open facts. Where everything falls on shares of the customs value, questions whose
 * other answers pass the same tests have one.
 */
function boxFinder(
  question: Question,
  { whole, isInShares }: SearchScale,
  open: readonly OpenFact[],
): (known: Known) => SearchBox {
  const { graph, law, facts } = question;
  const { tests } = judgementsOf(graph.nodes);
  const usShare = readStatedShare(facts.stated);
  const contents = readStatedContents(facts.stated);
  const definitions = law.factDefinitions;
  const find = (known: Known): SearchBox => {
    const { values, given, equivalent } = known;
    const { dutiable } = values;
    const options = answerOptions({ open, tests, definitions, whole, dutiable, contents, usShare });
    const answers = new OpenAnswers(options, tests, (key) => answerIn(known, key));
    return SearchBox.overAll({ values, given, equivalent, graph, answers });
  };
  if (!isInShares || facts.stated.has(PROVISION)) return find;
  const keys = new Set(open.map(({ definition }) => definition.key));
  const ofAll = `${open.map(({ place }) => place).join()} ${usShare?.toString() ?? ''} `;
  return (known) => {
    let key = ofAll;
    for (const test of tests)
      if (!keys.has(test.key)) key += test.holds(answerIn(known, test.key)) ? '1' : '0';
    return boxOf(graph, key, () => find(known));
  };
}

function answerIn({ equivalent, given }: Known, key: string): FactValue | null {
  return key === COLUMN_EQUIVALENT ? equivalent : given.answer(key);
}

const IN_ASSUMED_DUTIES: ReadonlySet<string> = new Set([PREFERENCE, DUTIABLE_VALUE]);

interface Opening {
  readonly open: readonly OpenFact[];
  readonly given: FactSet;
  readonly tests: readonly TableTest[];
}

interface Claimed {
  readonly asked: Question;
  readonly claimed: FactSet;
}

/** No preference, then one of each kind that the column and the rules tell apart. */
function claimsOf(question: Question, { open, given, tests }: Opening): readonly Claimed[] {
  const without = [{ asked: question, claimed: given }];
  if (open.every(({ definition }) => definition.key !== PREFERENCE)) return without;
  const ofPreference = tests.filter(({ key }) => key === PREFERENCE);
  const kindOf = (symbol: FactValue | null, claim: ClaimVerdict): string => {
    const rate = claim.kind === 'accepted' ? claim.rate : null;
    return [rate?.text ?? '', ...ofPreference.map(({ holds }) => holds(symbol))].join();
  };
  const kinds = new Map([[kindOf(given.answer(PREFERENCE), question.claim), without[0]!]]);
  for (const claim of listOpenClaims(question.facts, question.law)) {
    const { symbol } = claim.program;
    const kind = kindOf(symbol, claim);
    if (kinds.has(kind)) continue;
    const claimed = new AnsweredOtherwise(given, PREFERENCE, symbol);
    kinds.set(kind, { asked: question.changeClaim(claim), claimed });
  }
  return [...kinds.values()];
}

interface OpenValue {
  readonly open: readonly OpenFact[];
  readonly stated: ReadonlyMap<string, FactValue>;
  readonly whole: Decimal;
}

/** The ends of what stays dutiable under a Chapter 98 claim, where it is open, and what stated contents fill. */
function valuesUnder(claimed: FactSet, { open, stated, whole }: OpenValue): readonly FactSet[] {
  if (open.every(({ definition }) => definition.key !== DUTIABLE_VALUE)) return [claimed];
  const little = percentOf(NEXT_TO, whole);
  const filled = sumsOf(readStatedContents(stated));
  const between = filled
    .filter((sum) => sum.greaterThan(little) && sum.lessThan(whole))
    .flatMap((sum) => [sum.minus(little), sum, sum.plus(little)]);
  const values = [ZERO, little, ...between, whole];
  return values.map((value) => new AnsweredOtherwise(claimed, DUTIABLE_VALUE, value));
}

interface DutyRange {
  readonly low: Decimal;
  /** Null: no greatest amount is known. */
  readonly high: Decimal | null;
}

function rangeOf({ outcome }: ColumnDuty): DutyRange {
  switch (outcome.kind) {
    case 'amount':
      return { low: outcome.amount, high: outcome.amount };
    case 'needs':
      return { low: outcome.lowerBound, high: outcome.upperBound };
    default:
      return { low: ZERO, high: null };
  }
}

/** The ends of the column duty, and what is between where a rule compares it: a floor, or a test of its equivalent. */
function turnsOf({ graph }: Question, { base }: ColumnDuty, { low, high }: DutyRange): readonly Decimal[] {
  // So it is where no column duty is due.
  if (high !== null && low.equals(high)) return [low];
  const compared = [
    ...graph.charging.filter(({ rule }) => rule.rate.kind === 'floor').map(({ percent }) => percent),
    ...judgementsOf(graph.nodes).tests.flatMap(({ key, limit }) =>
      key === COLUMN_EQUIVALENT && limit !== null ? [limit.minus(NEXT_TO), limit, limit.plus(NEXT_TO)] : [],
    ),
  ];
  const turns = compared.map((percent) => percentOf(percent, base!));
  const between = turns.filter((turn) => turn.greaterThan(low) && (high === null || turn.lessThan(high)));
  return [low, ...between, ...(high === null ? [] : [high])];
}
