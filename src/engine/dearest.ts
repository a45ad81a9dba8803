import { evaluate, type Evaluation } from './evaluation.js';
import { limitsOver } from './limits.js';
import { isPresumed } from './open-facts.js';
import type { Question } from './question.js';

interface Assumption {
  readonly assumed: Evaluation;
  readonly keys: readonly string[];
}

/** The world that owes most; of several, the one with the most answers as assumed. */
export function dearestOf(worlds: readonly Evaluation[], { assumed, keys }: Assumption): Evaluation {
  let dearest = assumed;
  let alike = keys.length + 1;
  for (const world of worlds) {
    const compared = compareTotals(world, dearest);
    if (compared < 0) continue;
    const ofWorld = keys.filter((key) => world.world.answer(key) === assumed.world.answer(key)).length;
    if (compared === 0 && ofWorld <= alike) continue;
    dearest = world;
    alike = ofWorld;
  }
  return dearest;
}

/** Where the worlds are too many to try each. */
export function dearestFound(question: Question, assumed: Evaluation): Evaluation {
  const { dearest } = limitsOver(question, ({ definition }) => definition.ask && !isPresumed(definition));
  return dearest === null ? assumed : evaluate(question, { world: dearest, signature: null });
}

/** What lacks a quantity has no known limit; what bars the goods owes nothing. */
function compareTotals(left: Evaluation, right: Evaluation): number {
  if (left.total === null || right.total === null) return rankOf(left) - rankOf(right);
  return left.total.comparedTo(right.total);
}

function rankOf({ prohibition, total }: Evaluation): number {
  return prohibition !== null ? 0 : total === null ? 2 : 1;
}
