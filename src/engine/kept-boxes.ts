import type { RuleGraph } from './rule-graph.js';
import type { SearchBox } from './search-box.js';

/** Boxes of one generation, with their parts some ten kilobytes each. */
const BOXES_KEPT = 4_096;

type BoxesByKey = Map<string, SearchBox>;

/** By graph, in two generations: a box that is not asked for while a new generation fills up is dropped. */
let newer = new WeakMap<RuleGraph, BoxesByKey>();
let older = new WeakMap<RuleGraph, BoxesByKey>();
let count = 0;

/** The box of every answer to open facts, under a key that says which are open and what is known of the others. */
export function boxOf(graph: RuleGraph, key: string, make: () => SearchBox): SearchBox {
  const recent = newer.get(graph)?.get(key);
  if (recent !== undefined) return recent;
  const box = older.get(graph)?.get(key) ?? make();
  keep(graph, key, box);
  return box;
}

function keep(graph: RuleGraph, key: string, box: SearchBox): void {
  if (count === BOXES_KEPT) {
    older = newer;
    newer = new WeakMap();
    count = 0;
  }
  const ofGraph = newer.get(graph);
  if (ofGraph === undefined) newer.set(graph, new Map([[key, box]]));
  else ofGraph.set(key, box);
  count += 1;
}
