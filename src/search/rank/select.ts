import type { TextIndex } from '../index/text-index.js';

/** Which nodes may be results, and how many of the best are wanted. */
export interface Selection {
  readonly isCandidate: (node: number) => boolean;
  readonly most: number;
  /** Each further line of the same subheading counts for this share of the one before. */
  readonly repeat: number;
}

interface Ranked {
  readonly node: number;
  readonly score: number;
}

/** More than this are never compared: the rest of a ranking is noise. */
const MOST_COMPARED = 4000;

/** The best nodes, best first; lines of one subheading make room for other subheadings. Equal scores in printing order. */
export function selectBest(scores: Float32Array, index: TextIndex, selection: Selection): readonly Ranked[] {
  const candidates = strongest(scores, selection.isCandidate);
  const seen = new Map<string, number>();
  const damped = candidates.map(({ node, score }) => {
    const subheading = index.nodes[node]?.row?.row.number?.slice(0, 6) ?? '';
    const before = seen.get(subheading) ?? 0;
    seen.set(subheading, before + 1);
    return { node, score: score * selection.repeat ** before };
  });
  return damped.sort(compare).slice(0, selection.most);
}

function strongest(scores: Float32Array, isCandidate: Selection['isCandidate']): readonly Ranked[] {
  let best = 0;
  for (let node = 0; node < scores.length; node += 1)
    if ((scores[node] as number) > best) best = scores[node] as number;
  // A hundredth of the best score is no evidence worth a place.
  for (let share = 0.5; ; share /= 5) {
    const found: Ranked[] = [];
    const least = best * share;
    for (let node = 0; node < scores.length; node += 1) {
      const score = scores[node] as number;
      if (score > 0 && score >= least && isCandidate(node)) found.push({ node, score });
    }
    if (share < 0.005 || found.length > MOST_COMPARED / 4) return found.sort(compare).slice(0, MOST_COMPARED);
  }
}

function compare(left: Ranked, right: Ranked): number {
  return right.score - left.score || left.node - right.node;
}
