import { assessCase, type AssessedCase } from '../../adcvd/assess-case.js';
import { screenGoods, type ScreeningMatch, type ScreeningQuestion } from '../../adcvd/screen-goods.js';
import { type Decimal, ZERO } from '../../terms/decimal.js';
import type { ServiceContext } from '../service-context.js';
import { libraryOf } from './library.js';
import { standingFactsOf } from './present-match.js';

/** What the AD/CVD layer of a duty is asked. */
export interface DutyLayerQuestion extends ScreeningQuestion {
  /** Customs value, USD. Null: rates without amounts. */
  readonly enteredValue: Decimal | null;
  /** Cases the caller confirms (true) or denies (false). */
  readonly confirmed: ReadonlyMap<string, boolean>;
}

/** One case with what it adds. */
export interface DutyCase {
  readonly match: ScreeningMatch;
  readonly assessed: AssessedCase;
}

/** What AD/CVD adds to a duty. */
export interface DutyLayer {
  readonly cases: readonly DutyCase[];
  /** USD over the cases that count; null: one of them cannot be computed. */
  readonly amount: Decimal | null;
  /** Sound limits over every answer to what is open; null high: a rate is not known. */
  readonly low: Decimal | null;
  readonly high: Decimal | null;
}

/**
 * The AD/CVD part of a duty. Only cases that count are in `amount`; advisory ones widen the limits by what they would
 * add if the goods were found in scope.
 */
export function findDutyLayer(
  question: DutyLayerQuestion,
  context: Pick<ServiceContext, 'snapshot'>,
): DutyLayer {
  const cases = screenGoods(libraryOf(context), question).map((match) => ({
    match,
    assessed: assessCase(
      { ...standingFactsOf(match), confirmed: question.confirmed.get(match.order.caseNumber) ?? null },
      question.enteredValue,
    ),
  }));
  const counted = cases.filter(({ assessed }) => !assessed.advisory);
  // What the evidence finds out of scope stays advisory and does not widen the limits: it is not open.
  const open = cases.filter(({ match, assessed }) => assessed.advisory && isOpen(match, question));
  return {
    cases,
    amount: sumOf(counted.map(({ assessed }) => assessed.amount)),
    low: sumOf(counted.map(({ assessed }) => assessed.low)),
    high: sumOf([...counted, ...open].map(({ assessed }) => assessed.high)),
  };
}

function isOpen({ evidence, order }: ScreeningMatch, { confirmed }: DutyLayerQuestion): boolean {
  return evidence.determination !== 'likely_out_of_scope' && confirmed.get(order.caseNumber) !== false;
}

/** Null when one of them is. */
function sumOf(amounts: readonly (Decimal | null)[]): Decimal | null {
  return amounts.reduce<Decimal | null>(
    (sum, amount) => (sum === null || amount === null ? null : sum.plus(amount)),
    ZERO,
  );
}
