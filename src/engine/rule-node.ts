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
