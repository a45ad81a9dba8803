const LONGEST_COMPARED = 64;

/** The name that takes the fewest edits to reach from `text`; null when there are no names. Ties go to the first. */
export function nearestName(text: string, names: Iterable<string>): string | null {
  const asked = text.slice(0, LONGEST_COMPARED).toLowerCase();
  let nearest: string | null = null;
  let fewest = Infinity;
  for (const name of names) {
    const edits = editDistance(asked, name.toLowerCase());
    if (edits < fewest) [nearest, fewest] = [name, edits];
  }
  return nearest;
}

/** Levenshtein's distance: insertions, deletions and substitutions. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...left].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= right.length; column += 1) {
      const substitution = (row[column - 1] ?? 0) + (letter === right[column - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? 0;
}
