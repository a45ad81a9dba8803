import type { Decimal } from '../terms/decimal.js';
import type { RuleNode } from './rule-node.js';

/** A rule and the value it falls on; in an outcome for every customs value, the share of it in percent. */
export interface OnValue {
  readonly node: RuleNode;
  readonly base: Decimal;
}

/** Which rules charge the goods. */
export interface AppliedRules {
  /** Without those that charge no amount of their own. */
  readonly charges: readonly OnValue[];
  readonly replacedBy: RuleNode | null;
  readonly prohibition: RuleNode | null;
}

/** What follows from the outcomes of all tests, whatever the customs value is. */
export interface RuleOutcome extends AppliedRules {
  /** Exemptions and quotas that are reported on the entry. */
  readonly reliefs: readonly OnValue[];
  /** By position, whether the rule applies. */
  readonly applies: readonly boolean[];
  /** True where a charge falls on a part of the value, or is exempted on one. */
  readonly isSplit: boolean;
  /** By the place of an open fact, the answers under which a different duty is owed; computed when asked for. */
  readonly otherwise: (readonly AnswerOutcome[] | undefined)[];
}

/** Another answer to a fact, and the outcome under it. */
export interface AnswerOutcome {
  /** Its place among the answers that tell the tests of the fact apart. */
  readonly place: number;
  readonly ruleOutcome: RuleOutcome;
  /** False: only the amounts tell whether a different duty is owed. */
  readonly isOther: boolean;
}

/** Sets of outcomes kept for one graph. */
const MAX_OUTCOMES = 64;

/** The outcomes of the fact sets of one graph, by signature. */
export class OutcomeCache {
  private readonly known = new Map<number, RuleOutcome>();

  get(signature: number, make: () => RuleOutcome): RuleOutcome {
    const known = this.known.get(signature);
    if (known !== undefined) return known;
    const made = make();
    if (this.known.size === MAX_OUTCOMES) this.known.clear();
    this.known.set(signature, made);
    return made;
  }
}

/** Whether fact sets with the same column duty owe the same: `open` where only the amounts tell. */
export function compareOutcomes(left: RuleOutcome, right: RuleOutcome): 'same' | 'other' | 'open' {
  if (left.prohibition !== null || right.prohibition !== null)
    return (left.prohibition === null) === (right.prohibition === null) ? 'same' : 'other';
  if (left.charges.length !== right.charges.length) return 'other';
  let isSame = (left.replacedBy === null) === (right.replacedBy === null);
  for (const [place, { node, base }] of left.charges.entries()) {
    const other = right.charges[place]!;
    if (node.rule.heading !== other.node.rule.heading) return 'other';
    isSame &&= node === other.node && base.equals(other.base);
  }
  return isSame ? 'same' : 'open';
}
