import { compileRule } from './compiled-rule.js';
import { compileTest, type Predicate } from './conditions.js';
import { Dependence } from './dependence.js';
import { isCoveredByAny } from '../terms/heading-ranges.js';
import type { Displacement, Law, MatchedRule, Rule } from './law.js';
import { openKeysOf, type OpenFact } from './open-keys.js';
import { metalOf, METALS, type Metal } from './portions.js';
import type { Blocker, RuleNode } from './rule-node.js';
import { OutcomeCache } from './rule-outcome.js';
import { Signatures } from './signatures.js';

/** The candidate rules of one line and origin with who blocks whom, compiled once per set of rules. */
export interface RuleGraph {
  readonly nodes: readonly RuleNode[];
  /** The nodes that can put a duty on the goods. */
  readonly charging: readonly RuleNode[];
  /** Metals whose content some candidate charges, in the order contents are taken. */
  readonly metals: readonly Metal[];
  /** The candidates that charge the content of each of them. */
  readonly metalCharges: ReadonlyMap<Metal, readonly RuleNode[]>;
  readonly columnTwo: number;
  /** The keys the candidates read, with the values that tell the answers apart. */
  readonly openKeys: readonly OpenFact[];
  readonly dependence: Dependence;
  /** True where a fact that is not stated must be asked for. */
  readonly asks: boolean;
  /** Null: the rules put more tests than a signature holds. */
  readonly signatures: Signatures | null;
  readonly ruleOutcomes: OutcomeCache;
}

export function compileGraph(law: Law): RuleGraph {
  const rules = law.rules.map((matched) => matched.rule);
  const alone = rules.map(compileRule);
  const takes = rules.map((rule) => rules.map((other) => other !== rule && takesAway(rule, other)));
  const nodes = law.rules.map((matched, position): RuleNode => {
    const { rule, test, keys, atoms, readsColumnEquivalent, due, portion, percent, charges } =
      alone[position]!;
    const among = test === null || due.length === 0 ? test : compileTest(test.condition, rules);
    // Members are named one by one: V8 gives each spread object a shape of its own, which makes every read slow.
    return {
      rule,
      test: among,
      keys,
      atoms,
      readsColumnEquivalent,
      due,
      portion,
      percent,
      charges,
      position,
      holds: among?.holds ?? ALWAYS_HOLDS,
      isListed: matched.listedAs !== null,
      dueHeadings: due.length === 0 ? NONE : positionsOf(rules, (other) => isCoveredByAny(due, other)),
      blockers: blockersOf(position, { rules, takes, displacements: law.displacements }),
      targets: positionsOf(rules, (_, other) => takes[position]![other]!),
      duplicates: positionsOf(rules, (other, earlier) => earlier < position && isDuplicate(other, rule)),
      isDuplicateOfCharge: isDuplicateOfCharge(matched, law.rules),
    };
  });
  const charging = nodes.filter((node) => node.charges);
  const metalCharges = new Map<Metal, readonly RuleNode[]>();
  for (const metal of METALS) {
    const charges = charging.filter((node) => metalOf(node.rule.basis) === metal);
    if (charges.length > 0) metalCharges.set(metal, charges);
  }
  const metals = [...metalCharges.keys()];
  const openKeys = openKeysOf(nodes, metals, law.factDefinitions);
  return {
    nodes,
    charging,
    metals,
    metalCharges,
    columnTwo: rules.findIndex((rule) => rule.rate.kind === 'inLieu' && rule.rate.percent === null),
    openKeys,
    dependence: new Dependence(nodes, metalCharges),
    asks: openKeys.some(({ definition }) => definition.ask),
    signatures: Signatures.of(nodes, law.factDefinitions),
    ruleOutcomes: new OutcomeCache(),
  };
}

const NONE: readonly number[] = [];
const ALWAYS_HOLDS: Predicate = () => true;

function positionsOf(
  rules: readonly Rule[],
  belongs: (rule: Rule, position: number) => boolean,
): readonly number[] {
  const positions = rules.flatMap((rule, position) => (belongs(rule, position) ? [position] : []));
  return positions.length === 0 ? NONE : positions;
}

function isDuplicate(left: Rule, right: Rule): boolean {
  return left.heading === right.heading && left.rate.kind === right.rate.kind && left.basis === right.basis;
}

/** Either side naming the other is enough. */
function takesAway(rule: Rule, other: Rule): boolean {
  return isCoveredByAny(other.exceptions, rule) || isCoveredByAny(rule.displaces, other);
}

interface Surroundings {
  readonly rules: readonly Rule[];
  /** Whether the first takes away the second, by positions. */
  readonly takes: readonly (readonly boolean[])[];
  readonly displacements: readonly Displacement[];
}

function blockersOf(position: number, { rules, takes, displacements }: Surroundings): readonly Blocker[] {
  const rule = rules[position]!;
  const against = displacements.filter((displacement) => isCoveredByAny(displacement.losers, rule));
  return rules.flatMap((other, by): Blocker[] => {
    if (other === rule) return [];
    if (takes[by]![position]!) return [{ position: by, by: 'exception', displacement: null }];
    return against
      .filter((displacement) => isCoveredByAny(displacement.winners, other))
      .map((displacement) => ({ position: by, by: 'displacement', displacement }));
  });
}

/** A relief whose condition turns on the same fact as a charge of its program on the same listed goods. */
function isDuplicateOfCharge(
  { rule, listedAs, list }: MatchedRule,
  candidates: readonly MatchedRule[],
): boolean {
  const { keys, charges } = compileRule(rule);
  if (charges || listedAs === null || keys.length === 0) return false;
  return candidates.some((other) => {
    const charge = compileRule(other.rule);
    return (
      charge.charges &&
      other.rule.aceOrder === rule.aceOrder &&
      other.listedAs === listedAs &&
      other.list === list &&
      charge.keys.some((key) => keys.includes(key))
    );
  });
}
