import type { TextIndex } from '../index/text-index.js';
import { WEIGHTS } from './weights.js';

/** Values per node that do not depend on the query, by position. */
export interface NodeFields {
  /** Weight of a word at the node. */
  readonly levels: Float64Array;
  /** Penalty for words of the node that the query does not contain. */
  readonly unmatched: Float64Array;
  /** The sum of the penalties along its path: 0 or less, and never more than at its parent. */
  readonly unmatchedAlong: Float64Array;
}

export function layOutFields(index: Pick<TextIndex, 'nodes' | 'lengths' | 'parents'>): NodeFields {
  const { nodes, lengths, parents } = index;
  const { level, unmatched } = WEIGHTS;
  const levels = Float64Array.from(nodes, (node) => level[node.level]);
  const own = Float64Array.from(nodes, (node, at) => (lengths[at] === 0 ? 0 : unmatched[node.level]));
  const unmatchedAlong = new Float64Array(nodes.length);
  for (let node = 0; node < nodes.length; node += 1) {
    const parent = parents[node] as number;
    unmatchedAlong[node] = (parent < 0 ? 0 : (unmatchedAlong[parent] as number)) - (own[node] as number);
  }
  return { levels, unmatched: own, unmatchedAlong };
}
