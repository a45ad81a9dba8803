import { Generations } from './generations.js';
import type { RuleGraph } from './rule-graph.js';
import type { SearchBox } from './search-box.js';

/** Boxes of one generation, with their parts some nine kilobytes each: ten thousand questions look into some five thousand. */
const BOXES_KEPT = 8_192;

const boxes = new Generations<Map<string, SearchBox>>(BOXES_KEPT);

/** The box of every answer to open facts, under a key that says which are open and what is known of the others. */
export function boxOf(graph: RuleGraph, key: string, make: () => SearchBox): SearchBox {
  const recent = boxes.findNewer(graph)?.get(key);
  if (recent !== undefined) return recent;
  const box = boxes.findOlder(graph)?.get(key) ?? make();
  boxes.keep(graph, (before = new Map()) => before.set(key, box));
  return box;
}
