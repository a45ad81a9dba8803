/** How rare a word is among the names compared: "FURNITURE" says little, "KINGSTONE" says much. */
export type WordWeights = (word: string) => number;

/** Words at least this similar count as spellings of one word. */
const SAME_WORD = 0.88;

/**
 * Similarity of two names, 0 to 1: the weight of the words they share, allowing spelling variants, over the weight of
 * all words of both (soft Dice). Word order does not matter.
 */
export function similarityOf(
  left: readonly string[],
  right: readonly string[],
  weightOf: WordWeights,
): number {
  const free = new Set(right.map((_, place) => place));
  let shared = 0;
  for (const word of left) {
    const best = closest(word, right, free);
    if (best === null) continue;
    free.delete(best.place);
    shared += best.likeness * (weightOf(word) + weightOf(right[best.place]!));
  }
  const total = [...left, ...right].reduce((sum, word) => sum + weightOf(word), 0);
  return total === 0 ? 0 : Math.round((shared / total) * 1000) / 1000;
}

function closest(
  word: string,
  others: readonly string[],
  free: ReadonlySet<number>,
): { place: number; likeness: number } | null {
  let best: { place: number; likeness: number } | null = null;
  for (const place of free) {
    const other = others[place]!;
    const likeness = word === other ? 1 : jaroWinkler(word, other);
    if (likeness >= SAME_WORD && (best === null || likeness > best.likeness)) best = { place, likeness };
  }
  return best;
}

/** Jaro-Winkler similarity, 0 to 1. Numbers and words of up to three letters match only when equal. */
function jaroWinkler(left: string, right: string): number {
  if (left === right) return 1;
  if (left.length < 4 || right.length < 4 || /\d/.test(left + right)) return 0;
  const reach = Math.max(0, Math.floor(Math.max(left.length, right.length) / 2) - 1);
  const taken = new Array<boolean>(right.length).fill(false);
  const matched: string[] = [];
  for (let place = 0; place < left.length; place += 1) {
    for (
      let other = Math.max(0, place - reach);
      other < Math.min(right.length, place + reach + 1);
      other += 1
    ) {
      if (taken[other] || left[place] !== right[other]) continue;
      taken[other] = true;
      matched.push(left[place]!);
      break;
    }
  }
  if (matched.length === 0) return 0;
  const opposite = [...right].filter((_, place) => taken[place]);
  const moved = matched.filter((letter, place) => letter !== opposite[place]).length / 2;
  const jaro =
    (matched.length / left.length +
      matched.length / right.length +
      (matched.length - moved) / matched.length) /
    3;
  let prefix = 0;
  while (prefix < 4 && left[prefix] === right[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}
