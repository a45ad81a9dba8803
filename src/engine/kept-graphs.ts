import { Generations } from './generations.js';
import type { Chapter98Treatment, Displacement, FactDefinition, Law } from './law.js';
import { compileGraph, type RuleGraph } from './rule-graph.js';

/** Graphs of one generation: a walk over the whole tariff must not keep them all. */
const GRAPHS_KEPT = 8_192;

interface KeptGraph {
  readonly displacements: readonly Displacement[];
  readonly factDefinitions: ReadonlyMap<string, FactDefinition>;
  /** The outcomes of the graph's fact sets rest on it too. */
  readonly chapter98: readonly Chapter98Treatment[];
  readonly graph: RuleGraph;
}

/** The graphs of one set of rules: one for each stacking order that applies on its days. */
type GraphsOfSet = readonly KeptGraph[];

/** By set of rules. */
const graphs = new Generations<GraphsOfSet>(GRAPHS_KEPT);

/** The graph of a law's rules; a set of rules shared by many lines is compiled once. */
export function graphOf(law: Law): RuleGraph {
  const set = law.ruleSet ?? law.rules;
  const recent = findIn(graphs.findNewer(set), law);
  if (recent !== undefined) return recent.graph;
  const { displacements, factDefinitions, chapter98 } = law;
  const kept = findIn(graphs.findOlder(set), law) ?? {
    displacements,
    factDefinitions,
    chapter98,
    graph: compileGraph(law),
  };
  graphs.keep(set, (before = []) => [...before, kept]);
  return kept.graph;
}

function findIn(kept: GraphsOfSet | undefined, law: Law): KeptGraph | undefined {
  return kept?.find((one) => isOf(one, law));
}

function isOf(kept: KeptGraph, law: Law): boolean {
  return (
    kept.factDefinitions === law.factDefinitions &&
    kept.chapter98 === law.chapter98 &&
    sameElements(kept.displacements, law.displacements)
  );
}

function sameElements(left: readonly Displacement[], right: readonly Displacement[]): boolean {
  return left === right || (left.length === right.length && left.every((one, index) => one === right[index]));
}
