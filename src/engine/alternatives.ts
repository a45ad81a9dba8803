import { findDearest, chooseDearest } from './dearest.js';
import { evaluateOtherwise } from './evaluate-otherwise.js';
import { owesSame, type Evaluation } from './evaluation.js';
import { claimOf, type ClaimableFact } from './find-claims.js';
import { isPresumed, listOpenFacts } from './open-facts.js';
import type { OpenFact } from './open-keys.js';
import type { Question } from './question.js';
import { PREFERENCE } from './facts.js';

/** Fact sets compared before the bounds are given up as unknown: bounded work for any question. */
const MAX_FACT_SETS = 512;

/** What the open facts can still change: the fact sets they leave open are compared with each other. */
export class Exploration {
  /** Facts to be asked whose answer changes the duty. */
  readonly deciding: readonly OpenFact[];
  /** Every fact set over the facts to be asked; null when there were too many. */
  readonly evaluations: readonly Evaluation[] | null;
  /** The fact set that is answered: the dearest one. Each fact set is consistent in itself. */
  readonly primary: Evaluation;
  /** The fact sets whose dearest total is answered; null: no fact decides, or there were too many. */
  private readonly presumed: readonly Evaluation[] | null = null;
  /** Null: not looked for yet. */
  private defaulted: readonly OpenFact[] | null = null;
  private claims: readonly ClaimableFact[] | null = null;

  /** @param assumed the fact set in which every fact that is not stated is as the vocabulary assumes */
  constructor(
    private readonly question: Question,
    assumed: Evaluation,
  ) {
    this.primary = assumed;
    if (!asks(question)) {
      this.evaluations = [assumed];
      this.deciding = NO_FACTS;
      return;
    }
    const open = listOpenFacts(question);
    const asked = open.filter((fact) => fact.definition.ask);
    this.defaulted = open.filter((fact) => !fact.definition.ask);
    const evaluations = evaluateAll(asked, question, assumed);
    this.evaluations = evaluations;
    this.deciding = evaluations === null ? asked : decidingAmong(asked, evaluations);
    if (evaluations === null) this.primary = findDearest(question, assumed);
    else if (this.deciding.length > 0) {
      this.presumed = keepPresumed(evaluations, { assumed, asked });
      const keys = asked.map(({ definition }) => definition.key);
      this.primary = chooseDearest(this.presumed, { assumed, keys });
    }
  }

  /** Facts that have a default but would change the duty if stated otherwise. */
  get claimable(): readonly ClaimableFact[] {
    return (this.claims ??= this.findClaims());
  }

  private findClaims(): readonly ClaimableFact[] {
    this.defaulted ??= listOpenFacts(this.question);
    const { question, primary, presumed: evaluations } = this;
    const claims: ClaimableFact[] = [];
    for (const fact of this.defaulted) {
      const claim = claimOf(fact, { question, primary, evaluations });
      if (claim !== null) claims.push(claim);
    }
    return claims;
  }
}

const NO_FACTS: readonly OpenFact[] = [];

interface Presumption {
  readonly assumed: Evaluation;
  readonly asked: readonly OpenFact[];
}

/**
 * Fact sets that keep what is presumed. A country of smelting that is not stated is presumed not to be one that the law
 * names: the question stays open and within the bounds, but no total rests on it (law/assumptions.md 13).
 */
function keepPresumed(
  evaluations: readonly Evaluation[],
  { assumed, asked }: Presumption,
): readonly Evaluation[] {
  const presumed = asked.filter(({ definition }) => isPresumed(definition));
  if (presumed.length === 0) return evaluations;
  return evaluations.filter(({ factSet }) =>
    presumed.every(({ definition: { key } }) => factSet.answer(key) === assumed.factSet.answer(key)),
  );
}

/** Whether any fact can be one that must be asked for. */
function asks({ graph, law }: Question): boolean {
  return graph.asks || law.factDefinitions.get(PREFERENCE)?.ask === true;
}

/** In the order of the answers to the first fact, then to the second: the last one changes from one fact set to the next. */
function evaluateAll(
  asked: readonly OpenFact[],
  question: Question,
  primary: Evaluation,
): readonly Evaluation[] | null {
  const count = asked.reduce((product, fact) => product * fact.alternatives.length, 1);
  if (count > MAX_FACT_SETS) return null;
  let evaluations: readonly Evaluation[] = [primary];
  for (const { definition, alternatives } of asked) {
    evaluations = evaluations.flatMap((before) =>
      alternatives.map((answer) => evaluateOtherwise(question, before, { key: definition.key, answer })),
    );
  }
  return evaluations;
}

/** The facts for which two fact sets that differ in nothing else owe different duties. */
function decidingAmong(asked: readonly OpenFact[], evaluations: readonly Evaluation[]): readonly OpenFact[] {
  // Fact sets that differ in one fact are as many places apart as the later facts have combinations of answers.
  let period = evaluations.length;
  return asked.filter(({ alternatives }) => {
    const distance = period / alternatives.length;
    const decides = differsWithin(evaluations, distance, period);
    period = distance;
    return decides;
  });
}

function differsWithin(evaluations: readonly Evaluation[], distance: number, period: number): boolean {
  let placeInPeriod = 0;
  for (let place = 0; place < evaluations.length; place += 1) {
    if (placeInPeriod >= distance && !owesSame(evaluations[place]!, evaluations[place - distance]!))
      return true;
    placeInPeriod = placeInPeriod + 1 === period ? 0 : placeInPeriod + 1;
  }
  return false;
}
