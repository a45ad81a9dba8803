import type { Decimal } from '../terms/decimal.js';
import type { RuleNode } from './rule-node.js';

/** A rule and the value it is on; of what is settled for every customs value, the share of it in percent. */
export interface OnValue {
  readonly node: RuleNode;
  readonly base: Decimal;
}

/** Which rules charge the goods. */
export interface Standing {
  /** Without those that charge no amount of their own. */
  readonly charges: readonly OnValue[];
  readonly replacedBy: RuleNode | null;
  readonly prohibition: RuleNode | null;
}

/** What follows from the outcomes of all tests, whatever the customs value is. */
export interface Settled extends Standing {
  /** Exemptions and quotas that are reported on the entry. */
  readonly reliefs: readonly OnValue[];
  /** By position, whether the rule applies. */
  readonly applies: readonly boolean[];
  /** True where a charge is on a part of the value, or spared on one. */
  readonly isSplit: boolean;
  /** By the place of an open fact, its answers under which something else is owed; worked out when asked for. */
  readonly otherwise: (readonly SettledAnswer[] | undefined)[];
}

/** Another answer to a fact, and what is settled under it. */
export interface SettledAnswer {
  /** Its place among the answers that tell the tests of the fact apart. */
  readonly place: number;
  readonly settled: Settled;
  /** False: only the amounts tell whether anything else is owed. */
  readonly isOther: boolean;
}

/** Sets of outcomes kept for one graph. */
const SETTLED_KEPT = 64;

/** What is settled for the worlds of one graph, by signature. */
export class SettledWorlds {
  private readonly known = new Map<number, Settled>();

  get(signature: number, make: () => Settled): Settled {
    const known = this.known.get(signature);
    if (known !== undefined) return known;
    const made = make();
    if (this.known.size === SETTLED_KEPT) this.known.clear();
    this.known.set(signature, made);
    return made;
  }
}

/** Whether worlds with the same column duty owe the same: `open` where only the amounts tell. */
export function compareSettled(left: Settled, right: Settled): 'same' | 'other' | 'open' {
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
