import type { TextIndex } from '../index/text-index.js';
import type { RankingWeights } from './weights.js';

/** What every query finds the same at the nodes of an index, by their places. */
export interface NodeFields {
  /** How much a word says by standing at the node. */
  readonly levels: Float64Array;
  /** What the words of the node cost that a query does not say. */
  readonly unsaid: Float64Array;
  /** The same of its whole path, as what is taken away: 0 or less, and never more than above it. */
  readonly unsaidAlong: Float64Array;
}

export function layOutFields(
  { nodes, lengths, parents }: Pick<TextIndex, 'nodes' | 'lengths' | 'parents'>,
  { level, unsaid }: RankingWeights,
): NodeFields {
  const levels = Float64Array.from(nodes, (node) => level[node.level]);
  const own = Float64Array.from(nodes, (node, at) => (lengths[at] === 0 ? 0 : unsaid[node.level]));
  const unsaidAlong = new Float64Array(nodes.length);
  for (let node = 0; node < nodes.length; node += 1) {
    const parent = parents[node] as number;
    unsaidAlong[node] = (parent < 0 ? 0 : (unsaidAlong[parent] as number)) - (own[node] as number);
  }
  return { levels, unsaid: own, unsaidAlong };
}
