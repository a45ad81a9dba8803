import { ZERO } from '../terms/decimal.js';
import type { CompiledRule } from './compiled-rule.js';
import type { Predicate } from './conditions.js';
import type { Displacement } from './law.js';

/** One rule that takes another away, and by what right. */
export interface Blocker {
  readonly position: number;
  readonly by: 'exception' | 'displacement';
  /** Null when the headings themselves say it. */
  readonly displacement: Displacement | null;
}

/** A rule among the candidates of one line and origin; rules are named by their positions among them. */
export interface RuleNode extends CompiledRule {
  readonly position: number;
  readonly holds: Predicate;
  /** True when a list names the line; false for rules on all goods or on a note without a list. */
  readonly isListed: boolean;
  /** Positions of the headings whose being due this rule's condition asks for. */
  readonly dueHeadings: readonly number[];
  readonly blockers: readonly Blocker[];
  /** Earlier rows of the same heading, kind and portion: both holding, the first counts. */
  readonly duplicates: readonly number[];
  /** Positions of the charges this rule takes away when it applies. */
  readonly targets: readonly number[];
  /** For a relief: a charge of its program turns on the same fact on the same listed goods. */
  readonly isDuplicateOfCharge: boolean;
}

/**
 * A relief that no list and no portion ties to the goods is a heading they are under only where it takes a duty away
 * from them; a charge, or a relief for listed goods, is one wherever it applies.
 */
export function isDueWhereverItApplies({ charges, portion, isListed }: RuleNode): boolean {
  return charges || portion !== 'whole' || isListed;
}

/** Whether nothing is left of a rule that it takes away: an exemption of a part leaves the rest. */
export function takesAll({ position, displacement }: Blocker, nodes: readonly RuleNode[]): boolean {
  if (displacement !== null) return displacement.extent === 'article';
  const { rule } = nodes[position]!;
  return rule.rate.kind !== 'exempt' || rule.basis === 'full_value';
}

/** Whether of two charges that would both apply one surely charges nothing. */
export function exclude(one: RuleNode, other: RuleNode, nodes: readonly RuleNode[]): boolean {
  return isTakenBy(one, other, nodes) || isTakenBy(other, one, nodes);
}

function isTakenBy(node: RuleNode, by: RuleNode, nodes: readonly RuleNode[]): boolean {
  if (node.duplicates.includes(by.position)) return true;
  return node.blockers.some(
    (blocker) =>
      canStand(blocker, nodes) &&
      (blocker.position === by.position
        ? takesAll(blocker, nodes)
        : isWholeExemptedFor(by, { node, relief: nodes[blocker.position]! })),
  );
}

/** What must put a duty on the goods to displace another does not where it has no rate. */
function canStand({ position, displacement }: Blocker, nodes: readonly RuleNode[]): boolean {
  return displacement?.requires !== 'positive_duty' || nodes[position]!.percent.greaterThan(ZERO);
}

/** A relief for goods that owe another duty, which asks for nothing else and which nothing takes away. */
function isWholeExemptedFor(
  by: RuleNode,
  { node, relief }: { readonly node: RuleNode; readonly relief: RuleNode },
): boolean {
  const { rule } = relief;
  return (
    rule.basis === 'due_232_value' &&
    relief.dueHeadings.includes(by.position) &&
    rule.when!.kind === 'headingDue' &&
    rule.authorityType === node.rule.authorityType &&
    by.charges &&
    by.portion === 'whole' &&
    relief.blockers.length + relief.duplicates.length === 0
  );
}
