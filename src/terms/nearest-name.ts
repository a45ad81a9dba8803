const LONGEST_COMPARED = 64;

/**
 * The name closest to the input by edit distance, ignoring case; a name that starts with all of the input counts as one
 * edit. The first wins a tie. Null when there are no names.
 */
export function findNearestName(typed: string, names: Iterable<string>): string | null {
  const wanted = typed.slice(0, LONGEST_COMPARED).toLowerCase();
  let nearest: string | null = null;
  let least = Infinity;
  for (const name of names) {
    const known = name.toLowerCase();
    const distance = known !== wanted && known.startsWith(wanted) ? 1 : countEdits(wanted, known);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Levenshtein's distance, one row at a time: insertions, deletions and substitutions. */
function countEdits(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let i = 1; i <= left.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = row[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[right.length]!;
}
