import type { Decimal } from '../terms/decimal.js';
import { ZERO } from '../terms/decimal.js';
import { anyCovers } from './headings.js';
import { atomsOf, COLUMN_EQUIVALENT, compileCondition, keysOf, type Predicate } from './conditions.js';
import type { Displacement, Law, MatchedRule, Rule } from './law.js';
import { metalOf, METALS, portionOf, type Metal, type Portion } from './portions.js';

/** One rule that takes another away, and by what right. */
export interface Blocker {
  readonly position: number;
  readonly by: 'exception' | 'displacement';
  /** Null when the headings themselves say it. */
  readonly displacement: Displacement | null;
}

export interface RuleNode {
  readonly matched: MatchedRule;
  readonly rule: Rule;
  readonly holds: Predicate;
  readonly keys: readonly string[];
  readonly readsColumnEquivalent: boolean;
  /** Positions of the headings whose being due this rule's condition asks for. */
  readonly dueHeadings: readonly number[];
  readonly portion: Portion;
  readonly percent: Decimal;
  /** True for a rule that can put a duty on the goods. */
  readonly charges: boolean;
  readonly blockers: readonly Blocker[];
  /** Earlier rows of the same heading, kind and portion: both holding, the first counts. */
  readonly twins: readonly number[];
  /** Positions of the charges this rule takes away when it applies. */
  readonly targets: readonly number[];
}

/** The candidate rules of one line and origin with who blocks whom, compiled once per set of rules. */
export interface RuleGraph {
  readonly nodes: readonly RuleNode[];
  /** Metals whose content some candidate charges, in the order contents are taken. */
  readonly metals: readonly Metal[];
  /** The candidates that charge the content of each of them. */
  readonly metalCharges: ReadonlyMap<Metal, readonly RuleNode[]>;
  readonly columnTwo: number;
}

interface KeptGraph {
  readonly displacements: readonly Displacement[];
  readonly graph: RuleGraph;
}

const graphs = new WeakMap<readonly MatchedRule[], KeptGraph[]>();

/** The graph of a law's rules; sets of rules shared by many lines are compiled once. */
export function graphOf(law: Law): RuleGraph {
  const kept = graphs.get(law.rules) ?? [];
  const known = kept.find((one) => sameElements(one.displacements, law.displacements));
  if (known !== undefined) return known.graph;
  const graph = compileGraph(law);
  graphs.set(law.rules, [...kept, { displacements: law.displacements, graph }]);
  return graph;
}

function sameElements(left: readonly Displacement[], right: readonly Displacement[]): boolean {
  return left === right || (left.length === right.length && left.every((one, index) => one === right[index]));
}

function compileGraph(law: Law): RuleGraph {
  const rules = law.rules.map((matched) => matched.rule);
  const nodes = law.rules.map((matched, position) =>
    compileNode(matched, { rules, position, displacements: law.displacements }),
  );
  const metalCharges = new Map<Metal, readonly RuleNode[]>();
  for (const metal of METALS) {
    const charges = nodes.filter((node) => node.charges && metalOf(node.rule.basis) === metal);
    if (charges.length > 0) metalCharges.set(metal, charges);
  }
  return {
    nodes,
    metals: [...metalCharges.keys()],
    metalCharges,
    columnTwo: rules.findIndex((rule) => rule.rate.kind === 'inLieu' && rule.rate.percent === null),
  };
}

interface Surroundings {
  readonly rules: readonly Rule[];
  readonly position: number;
  readonly displacements: readonly Displacement[];
}

function compileNode(matched: MatchedRule, { rules, position, displacements }: Surroundings): RuleNode {
  const { rule } = matched;
  const atoms = atomsOf(rule.when);
  const due = atoms.flatMap((atom) => (atom.kind === 'headingDue' ? [...atom.headings] : []));
  const keys = keysOf(rule.when);
  return {
    matched,
    rule,
    holds: compileCondition(rule.when, rules),
    keys,
    readsColumnEquivalent: keys.includes(COLUMN_EQUIVALENT),
    dueHeadings: due.length === 0 ? [] : positionsCovered(rules, due),
    portion: portionOf(rule.basis),
    percent: percentOf(rule),
    charges: !['exempt', 'quota'].includes(rule.rate.kind),
    blockers: blockersOf(rule, rules, displacements),
    targets: rules.flatMap((other, index) => (other !== rule && takesAway(rule, other) ? [index] : [])),
    twins: rules.slice(0, position).flatMap((other, earlier) => (isTwin(other, rule) ? [earlier] : [])),
  };
}

function isTwin(left: Rule, right: Rule): boolean {
  return left.heading === right.heading && left.rate.kind === right.rate.kind && left.basis === right.basis;
}

function positionsCovered(rules: readonly Rule[], headings: Parameters<typeof anyCovers>[0]): number[] {
  return rules.flatMap((rule, position) => (anyCovers(headings, rule) ? [position] : []));
}

/** Either side naming the other is enough. */
function takesAway(rule: Rule, other: Rule): boolean {
  return anyCovers(other.exceptions, rule) || anyCovers(rule.displaces, other);
}

function percentOf(rule: Rule): Decimal {
  return 'percent' in rule.rate && rule.rate.percent !== null ? rule.rate.percent : ZERO;
}

function blockersOf(rule: Rule, rules: readonly Rule[], displacements: readonly Displacement[]): Blocker[] {
  const against = displacements.filter((displacement) => anyCovers(displacement.losers, rule));
  return rules.flatMap((other, position): Blocker[] => {
    if (other === rule) return [];
    if (takesAway(other, rule)) {
      return [{ position, by: 'exception', displacement: null }];
    }
    return against
      .filter((displacement) => anyCovers(displacement.winners, other))
      .map((displacement) => ({ position, by: 'displacement', displacement }));
  });
}
