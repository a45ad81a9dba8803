import { evaluate, type Evaluation } from './evaluation.js';
import { computeLimits } from './limits.js';
import { isPresumed } from './open-facts.js';
import type { Question } from './question.js';

interface Assumption {
  readonly assumed: Evaluation;
  readonly keys: readonly string[];
}

/** The fact set that owes most; of several, the one with the most answers as assumed. */
export function chooseDearest(evaluations: readonly Evaluation[], { assumed, keys }: Assumption): Evaluation {
  let dearest = assumed;
  let alike = keys.length + 1;
  for (const evaluation of evaluations) {
    const compared = compareTotals(evaluation, dearest);
    if (compared < 0) continue;
    const asAssumed = keys.filter(
      (key) => evaluation.factSet.answer(key) === assumed.factSet.answer(key),
    ).length;
    if (compared === 0 && asAssumed <= alike) continue;
    dearest = evaluation;
    alike = asAssumed;
  }
  return dearest;
}

/** The same where there are too many fact sets to try each. */
export function findDearest(question: Question, assumed: Evaluation): Evaluation {
  const { dearest } = computeLimits(question, ({ definition }) => definition.ask && !isPresumed(definition));
  return dearest === null ? assumed : evaluate(question, { factSet: dearest.factSet, signature: null });
}

/** A total that lacks a quantity has no known limit; goods that are barred owe nothing. */
function compareTotals(left: Evaluation, right: Evaluation): number {
  if (left.total === null || right.total === null) return rankOf(left) - rankOf(right);
  return left.total.comparedTo(right.total);
}

function rankOf({ prohibition, total }: Evaluation): number {
  return prohibition !== null ? 0 : total === null ? 2 : 1;
}
