import type { TextIndex } from '../index/text-index.js';
import type { RankingWeights } from './weights.js';

/** Numbers a node has in scoring; they stand side by side, since most nodes are far from the one looked at before. */
export const FIELDS = 8;
/** How much a word says by standing at the node, and what words cost that a query does not say: always the same. */
export const LEVEL = 0;
export const UNSAID = 1;
/** What the node says of the concept under way. */
export const OWN = 2;
/** The same carried down the path, and later what is added or taken away. */
export const CARRIED = 3;
/** What the path says of all concepts, and how much of them was found. */
export const TOTAL = 4;
export const FOUND = 5;
/** Words of the node that the query says. */
export const SAID = 6;
/** What pairs, measures and words not covered add or take away. */
export const EXTRA = 7;

/** The fields of every node, those of a query zero. */
export function layOutFields({ nodes, lengths }: TextIndex, { level, unsaid }: RankingWeights): Float32Array {
  const fields = new Float32Array(FIELDS * nodes.length);
  for (const [at, node] of nodes.entries()) {
    fields[FIELDS * at + LEVEL] = level[node.level];
    fields[FIELDS * at + UNSAID] = lengths[at] === 0 ? 0 : unsaid[node.level];
  }
  return fields;
}
