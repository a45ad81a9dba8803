import { Decimal, ZERO } from '../terms/decimal.js';
import { roundToCent } from '../terms/money.js';
import type { Exploration } from './alternatives.js';
import { evaluate, signatureOf, type Evaluation } from './evaluation.js';
import type { Question } from './question.js';
import type { Bounds } from './result.js';

const UNKNOWN: Bounds = { low: null, high: null, nextBestFact: null };

/**
 * The least and the greatest total over every world of the deciding facts. A column duty that lacks a quantity
 * runs from its least to its greatest; totals grow with it, so the two ends bound everything between.
 */
export function boundsOf(question: Question, exploration: Exploration): Bounds {
  const { worlds, deciding } = exploration;
  if (question.facts.enteredValue === null || question.facts.countryOfOrigin === null || worlds === null)
    return UNKNOWN;
  const lows = worlds.map((world) => leastTotal(question, world));
  const highs = worlds.map((world) => greatestTotal(question, world));
  const low = lows.reduce<Decimal | null>(
    (least, one) => (one === null ? least : least === null ? one : Decimal.min(least, one)),
    null,
  );
  return {
    low,
    high: greatestOf(highs),
    nextBestFact: narrowest(exploration) ?? deciding[0]?.definition.key ?? null,
  };
}

/** Null when any of them is unknown. */
function greatestOf(totals: readonly (Decimal | null)[]): Decimal | null {
  let most = ZERO;
  for (const total of totals) {
    if (total === null) return null;
    most = Decimal.max(most, total);
  }
  return most;
}

function leastTotal(question: Question, evaluation: Evaluation): Decimal | null {
  if (evaluation.prohibition !== null) return null;
  const { outcome } = evaluation.column;
  return outcome.kind === 'needs'
    ? totalSupposing(question, evaluation, outcome.lowerBound)
    : evaluation.total;
}

function greatestTotal(question: Question, evaluation: Evaluation): Decimal | null {
  if (evaluation.prohibition !== null) return null;
  const { outcome } = evaluation.column;
  if (outcome.kind !== 'needs') return evaluation.total;
  return outcome.upperBound === null ? null : totalSupposing(question, evaluation, outcome.upperBound);
}

function totalSupposing(question: Question, evaluation: Evaluation, columnDuty: Decimal): Decimal | null {
  const { total } = evaluate(question, evaluation, columnDuty);
  return total === null ? null : roundToCent(total);
}

/** The deciding fact one of whose answers leaves the fewest distinct outcomes. */
function narrowest({ deciding, worlds }: Exploration): string | null {
  if (worlds === null || deciding.length < 2) return deciding[0]?.definition.key ?? null;
  const spread = (key: string): number => {
    const groups = new Map<string, Set<string>>();
    for (const world of worlds) {
      const answer = String(world.world.answer(key));
      groups.set(answer, (groups.get(answer) ?? new Set()).add(signatureOf(world)));
    }
    return Math.max(...[...groups.values()].map((outcomes) => outcomes.size));
  };
  const ranked = deciding.map(({ definition }) => ({ key: definition.key, left: spread(definition.key) }));
  return ranked.sort((left, right) => left.left - right.left || left.key.localeCompare(right.key))[0]!.key;
}
