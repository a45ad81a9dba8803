import type { Decimal } from '../terms/decimal.js';
import { ZERO } from '../terms/decimal.js';
import type { Box, OpenAnswers } from './answer-box.js';
import type { DutiableValues } from './chapter98.js';
import { isOnOneValue, PossiblePortions, type ExemptedPortions, type Range } from './possible-portions.js';
import type { Metal, Portion } from './portions.js';
import type { RuleGraph } from './rule-graph.js';
import { isDueWhereverItApplies, takesAll, type Blocker, type RuleNode } from './rule-node.js';
import {
  judgementsOf,
  chooseLeastSure,
  chooseMostSure,
  NEVER,
  PERHAPS,
  SURELY,
  type Judge,
  type Judgements,
  type Verdict,
} from './verdicts.js';
import type { FactSet } from './fact-set.js';

/** Whether a rule applies, and on how much of its value. */
export interface Possible {
  readonly applies: Verdict;
  readonly base: Range;
  /** The place of an open fact that decides more of it; -1: no answer does. */
  readonly waitsFor: number;
}

export interface PossibilityInputs {
  readonly graph: RuleGraph;
  readonly values: DutiableValues;
  readonly answers: OpenAnswers;
  /** Answers of the facts that are not open. */
  readonly given: FactSet;
}

const NO_FACT = -1;
const NOT_AT_ALL: Judged = { applies: NEVER, base: { low: ZERO, high: ZERO } };
const VISITING = Symbol('visiting');

type Judged = Omit<Possible, 'waitsFor'>;

/**
 * Which rules can apply, and which must, over a box of answers: `Resolution` with three values. Nothing that holds for
 * one fact set of the box is denied. Where rules take each other away in a circle, either may win.
 */
export class PossibleRules implements Judge {
  /** The first open fact that what is being worked out waits for. */
  private waiting = NO_FACT;
  /** Positions whose being due is being found out: a rule that one takes away may itself ask for it. */
  private asked: Set<number> | null = null;
  private readonly graph: RuleGraph;
  private readonly judgements: Judgements;
  private readonly known: (Possible | typeof VISITING | undefined)[];
  private readonly portions: { readonly whole: Decimal; readonly portions: PossiblePortions }[] = [];

  /** @param around the same over a box that holds this one: what is decided there is decided here */
  constructor(
    private readonly inputs: PossibilityInputs,
    private readonly box: Box,
    around: PossibleRules | null,
  ) {
    this.graph = inputs.graph;
    this.judgements = judgementsOf(inputs.graph.nodes);
    this.known = new Array<Possible | typeof VISITING | undefined>(this.graph.nodes.length).fill(undefined);
    if (around !== null) this.takeDecided(around);
  }

  at(position: number): Possible {
    const possible = this.find(position);
    this.waitFor(possible.waitsFor);
    return possible;
  }

  private takeDecided({ known }: PossibleRules): void {
    for (let position = 0; position < known.length; position += 1) {
      const possible = known[position];
      if (possible === undefined || possible === VISITING) continue;
      if (isDefinite(possible.applies, possible.base)) this.known[position] = possible;
    }
  }

  private find(position: number): Possible {
    const known = this.known[position];
    if (known === VISITING) return { applies: PERHAPS, base: this.anyBase(position), waitsFor: NO_FACT };
    if (known !== undefined) return known;
    this.known[position] = VISITING;
    const before = this.waiting;
    this.waiting = NO_FACT;
    const { applies, base } = this.decide(this.graph.nodes[position]!);
    const waitsFor = isDefinite(applies, base) ? NO_FACT : this.waiting;
    this.waiting = before;
    return (this.known[position] = { applies, base, waitsFor });
  }

  testAt(test: number): Verdict {
    const { answers } = this.inputs;
    const verdict = answers.judgeTest(test, this.box);
    if (verdict === PERHAPS) this.waitFor(answers.factOf(test));
    return verdict;
  }

  isDue(position: number): Verdict {
    const { applies } = this.at(position);
    const node = this.graph.nodes[position]!;
    if (applies === NEVER || isDueWhereverItApplies(node)) return applies;
    if (this.asked?.has(position) === true) return chooseLeastSure(applies, PERHAPS);
    this.asked ??= new Set();
    this.asked.add(position);
    let targeted: Verdict = NEVER;
    for (const target of node.targets) targeted = chooseMostSure(targeted, this.holds(target));
    this.asked.delete(position);
    return chooseLeastSure(applies, targeted);
  }

  private waitFor(place: number): void {
    if (this.waiting === NO_FACT) this.waiting = place;
  }

  /** A condition that is decided waits for nothing, whatever its parts are. */
  private holds(position: number): Verdict {
    const condition = this.judgements.conditions[position];
    if (condition === null || condition === undefined) return SURELY;
    const before = this.waiting;
    const verdict = condition(this);
    if (verdict !== PERHAPS) this.waiting = before;
    return verdict;
  }

  private decide(node: RuleNode): Judged {
    let applies = this.holds(node.position);
    const portions = applies === NEVER ? null : this.portionsFor(node.rule.authorityType);
    if (portions === null) return NOT_AT_ALL;
    for (const duplicate of node.duplicates)
      applies = chooseLeastSure(applies, not(this.at(duplicate).applies));
    let exempted = NOTHING_EXEMPTED;
    for (const blocker of node.blockers) {
      if (applies === NEVER) return NOT_AT_ALL;
      const stands = this.stands(blocker);
      if (stands === NEVER) continue;
      if (takesAll(blocker, this.graph.nodes)) applies = chooseLeastSure(applies, not(stands));
      else {
        if (exempted === NOTHING_EXEMPTED) exempted = { surely: new Set(), perhaps: new Set() };
        this.exempt(blocker, stands, exempted);
      }
    }
    if (applies === NEVER) return NOT_AT_ALL;
    const base = portions.computeRemaining(node.portion, exempted);
    if (!isOnOneValue(base)) this.waitFor(portions.waitsFor);
    const canEmpty = node.portion !== 'whole' || exempted.surely.size > 0 || exempted.perhaps.size > 0;
    if (!canEmpty || base.low.greaterThan(ZERO)) return { applies, base };
    return base.high.isZero() && (node.portion !== 'whole' || exempted.surely.size > 0)
      ? NOT_AT_ALL
      : { applies: chooseLeastSure(applies, PERHAPS), base };
  }

  private stands({ position, displacement }: Blocker): Verdict {
    const { applies, base } = this.at(position);
    if (displacement === null || displacement.requires === 'applies' || applies === NEVER) return applies;
    if (!this.graph.nodes[position]!.percent.greaterThan(ZERO) || base.high.isZero()) return NEVER;
    return base.low.greaterThan(ZERO) ? applies : chooseLeastSure(applies, PERHAPS);
  }

  private exempt({ position }: Blocker, stands: Verdict, exempted: ExemptedPortions): void {
    const node = this.graph.nodes[position]!;
    const note = (portion: Portion, verdict: Verdict): void => {
      if (verdict === SURELY) exempted.surely.add(portion);
      else if (verdict === PERHAPS) exempted.perhaps.add(portion);
    };
    if (node.rule.basis !== 'due_232_value') {
      note(node.portion, stands);
      return;
    }
    for (const due of node.dueHeadings)
      note(this.graph.nodes[due]!.portion, chooseLeastSure(stands, this.isDue(due)));
  }

  /** With the fact that it waits for, which nothing else waits for yet. */
  private isCharged(metal: Metal): readonly [Verdict, number] {
    const before = this.waiting;
    this.waiting = NO_FACT;
    let charged: Verdict = NEVER;
    for (const node of this.graph.metalCharges.get(metal)!)
      charged = chooseMostSure(charged, node.dueHeadings.length > 0 ? SURELY : this.holds(node.position));
    const waitsFor = this.waiting;
    this.waiting = before;
    return [charged, waitsFor];
  }

  private anyBase(position: number): Range {
    const { values } = this.inputs;
    const whole = values.valueFor(this.graph.nodes[position]!.rule.authorityType);
    return { low: ZERO, high: whole ?? ZERO };
  }

  private portionsFor(authorityType: string): PossiblePortions | null {
    const { values, answers, given, graph } = this.inputs;
    const whole = values.valueFor(authorityType);
    if (whole === null) return null;
    const known = this.portions.find((one) => one.whole === whole);
    if (known !== undefined) return known.portions;
    const portions = new PossiblePortions({
      whole,
      answers,
      given,
      box: this.box,
      metals: graph.metals,
      isCharged: (metal) => this.isCharged(metal),
    });
    this.portions.push({ whole, portions });
    return portions;
  }
}

const NOTHING_EXEMPTED: ExemptedPortions = { surely: new Set(), perhaps: new Set() };

function isDefinite(applies: Verdict, base: Range): boolean {
  return applies === NEVER || (applies === SURELY && isOnOneValue(base));
}

function not(verdict: Verdict): Verdict {
  return (SURELY - verdict) as Verdict;
}
