import fc from 'fast-check';
import { Decimal } from '../../../src/terms/decimal.js';
import type { UnitCode } from '../../../src/terms/unit.js';
import { questionSeed, type Asked, type Questions } from '../asked-questions.js';
import { completionsOf } from './dearest-completion.js';

/** What questions of goods of which a fact must be asked came to. */
export interface OpenGoods {
  readonly asked: number;
  readonly complete: number;
  /** Those whose total is the dearest of their completions. */
  readonly dearest: number;
  /** Those with more completions than are tried. */
  readonly untried: number;
  /** Those of goods that may not be entered: they have no total. */
  readonly prohibited: number;
  readonly completions: number;
  readonly others: readonly Asked[];
}

const QUANTITY = new Decimal(100);

/** Seeded questions that state value and quantities alone, where a rule reads a fact that must be asked. */
export function askOpenGoods(questions: Questions, count: number, seed: number): OpenGoods {
  const found = {
    ...{ asked: 0, complete: 0, dearest: 0, untried: 0, prohibited: 0, completions: 0 },
    others: [] as Asked[],
  };
  for (let round = 0; found.asked < count; round += 1)
    for (const given of fc.sample(questionSeed, { numRuns: count, seed: seed + round })) {
      const asked = nothingStated(questions.ask({ ...given, picks: [] }));
      const mustAsk = questions.answerable(asked.law).some(({ ask }) => ask);
      if (!mustAsk || found.asked === count) continue;
      const { headline, dearest, tried } = completionsOf(asked);
      found.asked += 1;
      found.completions += tried;
      if (headline.complete) found.complete += 1;
      const { totalDuty } = headline.totals;
      if (headline.prohibited) found.prohibited += 1;
      else if (totalDuty !== null && dearest?.equals(totalDuty) === true) found.dearest += 1;
      else if (totalDuty !== null && dearest === null) found.untried += 1;
      else found.others.push(asked);
    }
  return found;
}

function nothingStated({ facts, line, law }: Asked): Asked {
  const measures = new Map(line.units.map((unit): [UnitCode, Decimal] => [unit, QUANTITY]));
  return { line, law, facts: { ...facts, measures, stated: new Map() } };
}
