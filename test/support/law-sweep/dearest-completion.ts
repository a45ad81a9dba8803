import { calculateDuty } from '../../../src/engine/calculate-duty.js';
import { isPresumed } from '../../../src/engine/open-facts.js';
import type { DutyResult } from '../../../src/engine/result.js';
import type { Decimal } from '../../../src/terms/decimal.js';
import type { Asked } from '../asked-questions.js';
import { answered } from './answers.js';
import { asPresumed } from './presumed.js';

/** Completions looked at for one question. */
const MAX_COMPLETIONS = 3_000;

/** What the completions of a question that claims nothing come to. */
export interface Completions {
  readonly headline: DutyResult;
  /** The greatest total among them. Null: none has one, or they are too many to try each. */
  readonly dearest: Decimal | null;
  readonly tried: number;
}

/**
 * Every way to answer what an answer asks for, each asked again until nothing is: by hand, without the search of the
 * engine. What is presumed is answered as presumed (law/assumptions.md 13).
 */
export function completionsOf(asked: Asked): Completions {
  const headline = calculateDuty(asked.facts, asked.law);
  const open = [asPresumed(asked, headline)];
  let dearest: Decimal | null = null;
  let tried = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (tried === MAX_COMPLETIONS) return { headline, dearest: null, tried };
    const result = calculateDuty(next.facts, next.law);
    tried += 1;
    const [field] = mustAnswer(next, result);
    if (field !== undefined) open.push(...answered(next, field).map((one) => asPresumed(one, result)));
    const { totalDuty } = result.totals;
    const isDearer =
      field === undefined && totalDuty !== null && dearest?.greaterThanOrEqualTo(totalDuty) !== true;
    if (isDearer) dearest = totalDuty;
  }
  return { headline, dearest, tried };
}

function mustAnswer({ law }: Asked, { requiredInputs }: DutyResult): readonly string[] {
  return requiredInputs
    .filter(({ severity }) => severity === 'blocking')
    .map(({ field }) => field)
    .filter((field) => {
      const definition = law.factDefinitions.get(field);
      return definition !== undefined && !isPresumed(definition);
    });
}
