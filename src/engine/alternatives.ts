import type { Decimal } from '../terms/decimal.js';
import { openClaims } from './column.js';
import { lowestFirst } from './compare-amounts.js';
import type { Circumstances } from './conditions.js';
import { VALUE_KEYS } from './dependence.js';
import { evaluateOtherwise, settleOtherwise, signatureOtherwise } from './evaluate-otherwise.js';
import { evaluate, Evaluation, owesSame, type Situation } from './evaluation.js';
import type { FactValue } from './facts.js';
import { openFacts } from './open-facts.js';
import type { OpenFact } from './open-keys.js';
import type { Question } from './question.js';
import type { Resolution } from './resolve.js';
import { compareSettled, type Settled, type SettledAnswer } from './settled.js';
import { AnsweredOtherwise, type World } from './world.js';

const PREFERENCE = 'spi';

/** Worlds compared before the bounds are given up as unknown: bounded work for any question. */
const MOST_WORLDS = 512;

export interface ClaimableFact {
  readonly fact: OpenFact;
  readonly value: FactValue | null;
  /** The lowest total it can lead to; null when unknown. */
  readonly total: Decimal | null;
}

/** What the unsettled facts can still change: the worlds they leave open are compared with the primary one. */
export class Exploration {
  /** Facts to be asked whose answer changes the duty. */
  readonly deciding: readonly OpenFact[];
  /** Every world over the facts to be asked; null when there were too many. */
  readonly worlds: readonly Evaluation[] | null;
  /** Null: not looked for yet. */
  private settled: readonly OpenFact[] | null = null;
  private claims: readonly ClaimableFact[] | null = null;

  constructor(
    private readonly question: Question,
    private readonly primary: Evaluation,
  ) {
    if (!asks(question)) {
      this.worlds = [primary];
      this.deciding = NO_FACTS;
      return;
    }
    const open = openFacts(question);
    const asked = open.filter((fact) => fact.definition.ask);
    this.settled = open.filter((fact) => !fact.definition.ask);
    const worlds = worldsOver(asked, question, primary);
    this.worlds = worlds;
    this.deciding = worlds === null ? asked : decidingAmong(asked, worlds);
  }

  /** Facts that are settled by a default but would change the duty if stated otherwise. */
  get claimable(): readonly ClaimableFact[] {
    return (this.claims ??= this.findClaims());
  }

  private findClaims(): readonly ClaimableFact[] {
    this.settled ??= openFacts(this.question);
    const claims: ClaimableFact[] = [];
    for (const fact of this.settled) {
      const claim = claimOf(fact, this.question, this.primary);
      if (claim !== null) claims.push(claim);
    }
    return claims;
  }
}

const NO_FACTS: readonly OpenFact[] = [];

/** Whether any fact can be one that must be asked for. */
function asks({ graph, law }: Question): boolean {
  return graph.asks || law.factDefinitions.get(PREFERENCE)?.ask === true;
}

/** In the order of the answers to the first fact, then to the second: the last one changes from world to world. */
function worldsOver(
  asked: readonly OpenFact[],
  question: Question,
  primary: Evaluation,
): readonly Evaluation[] | null {
  const count = asked.reduce((product, fact) => product * fact.alternatives.length, 1);
  if (count > MOST_WORLDS) return null;
  let worlds: readonly Evaluation[] = [primary];
  for (const { definition, alternatives } of asked) {
    worlds = worlds.flatMap((before) =>
      alternatives.map((answer) => evaluateOtherwise(question, before, { key: definition.key, answer })),
    );
  }
  return worlds;
}

/** The facts for which two worlds that differ in nothing else owe different duties. */
function decidingAmong(asked: readonly OpenFact[], worlds: readonly Evaluation[]): readonly OpenFact[] {
  // Worlds that differ in one fact stand as far apart as the later facts have answers together.
  let period = worlds.length;
  return asked.filter(({ alternatives }) => {
    const distance = period / alternatives.length;
    const decides = differsWithin(worlds, distance, period);
    period = distance;
    return decides;
  });
}

function differsWithin(worlds: readonly Evaluation[], distance: number, period: number): boolean {
  let placeInPeriod = 0;
  for (let place = 0; place < worlds.length; place += 1) {
    if (placeInPeriod >= distance && !owesSame(worlds[place]!, worlds[place - distance]!)) return true;
    placeInPeriod = placeInPeriod + 1 === period ? 0 : placeInPeriod + 1;
  }
  return false;
}

/** An answer under which something else is owed; how much is worked out when it is read. */
class Claim implements ClaimableFact {
  constructor(
    readonly fact: OpenFact,
    readonly value: FactValue | null,
    private readonly changed: Evaluation,
  ) {}

  get total(): Decimal | null {
    return this.changed.total;
  }
}

/** The answer to the fact with the lowest duty among those that change it; null when no answer does. */
function claimOf(fact: OpenFact, question: Question, primary: Evaluation): ClaimableFact | null {
  const claims = claimsOf(fact, question, primary);
  if (claims.length > 1) claims.sort((left, right) => lowestFirst(left.total, right.total));
  return claims[0] ?? null;
}

function claimsOf(fact: OpenFact, question: Question, primary: Evaluation): Claim[] {
  if (fact.definition.key === PREFERENCE) return preferenceClaims(fact, question, primary);
  const { settled } = primary;
  return settled !== null && fact.isInShares
    ? settledClaims(fact, question, { primary, settled })
    : answerClaims(fact, question, primary);
}

interface SettledPrimary {
  readonly primary: Evaluation;
  readonly settled: Settled;
}

/** What other answers change follows from the rules alone: it is worked out once for all values. */
function settledClaims(fact: OpenFact, question: Question, { primary, settled }: SettledPrimary): Claim[] {
  const answers = (settled.otherwise[fact.place] ??= settledAnswers(fact, question, { primary, settled }));
  const claims: Claim[] = [];
  for (const { place, settled: supposedly, isOther } of answers) {
    const answer = fact.alternatives[place] ?? null;
    const { world } = primary;
    const changed = new Evaluation({ question, world, signature: null }, primary, { settled: supposedly });
    if (isOther || !owesSame(primary, changed)) claims.push(new Claim(fact, answer, changed));
  }
  return claims;
}

function settledAnswers(
  fact: OpenFact,
  question: Question,
  { primary, settled }: SettledPrimary,
): readonly SettledAnswer[] {
  const { alternatives, definition } = question.graph.openKeys[fact.place]!;
  const answers: SettledAnswer[] = [];
  for (const [place, answer] of alternatives.entries()) {
    const supposedly = settleOtherwise(question, primary, { key: definition.key, answer });
    const verdict = compareSettled(settled, supposedly);
    if (verdict !== 'same') answers.push({ place, settled: supposedly, isOther: verdict === 'other' });
  }
  return answers;
}

function answerClaims(fact: OpenFact, question: Question, primary: Evaluation): Claim[] {
  const { key } = fact.definition;
  const claims: Claim[] = [];
  for (const answer of fact.alternatives) {
    if (!canMatter(fact, primary, new AnsweredOtherwise(primary.world, key, answer))) continue;
    const changed = evaluateOtherwise(question, primary, { key, answer });
    if (!owesSame(primary, changed)) claims.push(new Claim(fact, answer, changed));
  }
  return claims;
}

/** A preference changes the column too: each program open to the origin is tried as if it had been claimed. */
function preferenceClaims(fact: OpenFact, question: Question, primary: Evaluation): Claim[] {
  const claims: Claim[] = [];
  for (const claim of openClaims(question.facts, question.law)) {
    const { symbol } = claim.program;
    const world = new AnsweredOtherwise(primary.world, PREFERENCE, symbol);
    const signature = signatureOtherwise(question, primary, { key: PREFERENCE, answer: symbol });
    if (claim.rate === null && !turns(fact, primary, { world, signature })) continue;
    const changed = evaluate(question.claiming(claim), { world, signature });
    if (!owesSame(primary, changed)) claims.push(new Claim(fact, symbol, changed));
  }
  return claims;
}

/** False when another answer leaves every test as it is, the column apart. */
function turns(fact: OpenFact, primary: Evaluation, { world, signature }: Situation): boolean {
  return signature === null ? canMatter(fact, primary, world) : signature !== primary.signature;
}

/**
 * False when no condition that reads the fact turns: what each rule depends on is then as it was, and so is the
 * duty. Facts that set a value or the column are always tried.
 */
function canMatter({ definition, readers }: OpenFact, primary: Evaluation, supposed: World): boolean {
  if (VALUE_KEYS.has(definition.key)) return true;
  const supposedly = new Supposedly(supposed, primary.resolution);
  return readers.some((node) => node.holds(supposedly) !== node.holds(primary.resolution));
}

/** Another world's answers, while what applies is as it was. */
class Supposedly implements Circumstances {
  constructor(
    readonly world: World,
    private readonly resolution: Resolution,
  ) {}

  get columnEquivalent(): Decimal | null {
    return this.resolution.columnEquivalent;
  }

  isDue(position: number): boolean {
    return this.resolution.isDue(position);
  }
}
