import type { Box } from './answer-box.js';
import type { Decimal } from '../terms/decimal.js';
import type { FactSet } from './fact-set.js';
import { findAppliedRules } from './find-outcome.js';
import { isOnOneValue } from './possible-portions.js';
import { PossibleRules, type PossibilityInputs, type Possible } from './possible-rules.js';
import { Resolution } from './resolve.js';
import { exclude, type RuleNode } from './rule-node.js';
import type { AppliedRules } from './rule-outcome.js';
import { NEVER } from './verdicts.js';

/** What a search runs over. */
export interface SearchGround extends PossibilityInputs {
  /** Column duty over the value it falls on, in percent; null while it is not known. */
  readonly equivalent: Decimal | null;
}

/** A rule that can charge the goods over a box. */
export interface PossibleCharge extends Possible {
  readonly node: RuleNode;
}

/** Parts of parts that are kept with the box of every answer; the searches of few questions look into more. */
const MAX_KEPT = 32;

interface Budget {
  left: number;
}

/**
 * A box of answers and what rules can come to over it, whatever they amount to: found when it is first looked into, and
 * kept for every search over the same ground.
 */
export class SearchBox {
  private rules: PossibleRules | null = null;
  private charges: readonly PossibleCharge[] | null = null;
  private varied: boolean | null = null;
  private together: boolean | null = null;
  private split: readonly SearchBox[] | null = null;
  private applied: AppliedRules | null = null;

  private constructor(
    private readonly ground: SearchGround & { readonly budget: Budget },
    private readonly box: Box,
    /** The box that this one is a part of, until this one is looked into. */
    private around: PossibleRules | null,
  ) {}

  /** Over every answer. */
  static overAll({ graph, values, answers, given, equivalent }: SearchGround): SearchBox {
    const budget = { left: MAX_KEPT };
    return new SearchBox({ graph, values, answers, given, equivalent, budget }, answers.whole, null);
  }

  /** The rules that can charge, in the order of the graph. */
  get possibleCharges(): readonly PossibleCharge[] {
    this.charges ??= this.findCharges();
    return this.charges;
  }

  /** True where the value of a rule that can charge is open. */
  get isVaried(): boolean {
    this.varied ??= this.possibleCharges.some(({ node, base }) => chargesAmount(node) && !isOnOneValue(base));
    return this.varied;
  }

  /** True where no two of the charges take each other away. */
  get areAllTogether(): boolean {
    this.together ??= this.areTogether();
    return this.together;
  }

  /** The place of an open fact that decides more of what is charged; -1: no answer does. */
  get waitsFor(): number {
    return this.possibleCharges.find(({ waitsFor }) => waitsFor >= 0)?.waitsFor ?? -1;
  }

  /** A box for each answer of the fact that it waits for. */
  get parts(): readonly SearchBox[] {
    if (this.split !== null) return this.split;
    const { ground, box, waitsFor, rules } = this;
    const { budget } = ground;
    const parts = ground.answers.split(box, waitsFor).map((part) => new SearchBox(ground, part, rules));
    if (budget.left < parts.length) return parts;
    budget.left -= parts.length;
    this.rules = null;
    return (this.split = parts);
  }

  /** The rules that charge under one fact set of the box, the first answer to each fact. */
  get appliedRules(): AppliedRules {
    this.applied ??= this.findApplied();
    return this.applied;
  }

  /** That fact set, with the answers of one question to the facts that are not open. */
  toFactSet(given: FactSet): FactSet {
    return this.ground.answers.toFactSet(this.box, given);
  }

  private findCharges(): readonly PossibleCharge[] {
    const { ground, box } = this;
    const rules = new PossibleRules(ground, box, this.around);
    this.around = null;
    const charges: PossibleCharge[] = [];
    for (const node of ground.graph.charging) {
      const { applies, base, waitsFor } = rules.at(node.position);
      if (applies !== NEVER) charges.push({ node, applies, base, waitsFor });
    }
    if (charges.some(({ waitsFor }) => waitsFor >= 0)) this.rules = rules;
    return charges;
  }

  private areTogether(): boolean {
    const { nodes } = this.ground.graph;
    const charges = this.possibleCharges;
    return charges.every(({ node }, place) =>
      charges.slice(0, place).every((other) => !exclude(other.node, node, nodes)),
    );
  }

  private findApplied(): AppliedRules {
    const { graph, values, given, equivalent } = this.ground;
    const factSet = this.toFactSet(given);
    const resolution = new Resolution({ graph, factSet, values, equivalent: () => equivalent });
    return findAppliedRules(graph, resolution);
  }
}

/** A bar and the duty of column 2 charge no amount of their own. */
function chargesAmount({ rule: { rate } }: RuleNode): boolean {
  return rate.kind !== 'prohibited' && (rate.kind !== 'inLieu' || rate.percent !== null);
}
