import { distance as countEdits } from 'fastest-levenshtein';

const LONGEST_COMPARED = 64;

/** True where one letter more, less or other makes one text of the other. */
export function isOneEditAway(left: string, right: string): boolean {
  return Math.abs(left.length - right.length) < 2 && countEdits(left, right) === 1;
}

/** What follows a name that is not known in its refusal: `: the nearest is CN`. Empty when there are no names. */
export function sayNearest(typed: string, names: Iterable<string>, words = 'the nearest is'): string {
  const nearest = findNearestName(typed, names);
  return nearest === null ? '' : `: ${words} ${nearest}`;
}

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
