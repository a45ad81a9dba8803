import { createFieldProblem, Problem } from '../src/terms/errors.js';
import { quoteInput } from '../src/terms/result.js';

export type QueryPair = readonly [name: string, value: string];

/**
 * The pairs of a query string in order, with repetitions. Refuses a percent sign that begins no valid UTF-8 escape: the
 * usual parsers accept it and change the text.
 */
export function parseQueryString(search: string): QueryPair[] {
  const pairs: QueryPair[] = [];
  const read = ENCODED.test(search) ? decode : asItStands;
  let equals = -1;
  for (let from = 0; from < search.length;) {
    const end = placeFrom(search, '&', from);
    if (equals < from) equals = placeFrom(search, '=', from);
    if (equals < end) pairs.push([read(search.slice(from, equals)), read(search.slice(equals + 1, end))]);
    else if (end > from) pairs.push([read(search.slice(from, end)), '']);
    from = end + 1;
  }
  return pairs;
}

/** Position of the next such character, or the length of the text when there is none. */
function placeFrom(text: string, character: string, from: number): number {
  const place = text.indexOf(character, from);
  return place < 0 ? text.length : place;
}

/** For an address that takes no parameters. */
export function refuseParameters(
  search: string,
  why = 'this address takes none, everything is in the body',
): void {
  const [pair] = parseQueryString(search);
  if (pair === undefined) return;
  const [name] = pair;
  const message = `${quoteInput(name)} is not a parameter: ${why}`;
  const safe = name.length > 64 || /[^\x21-\x7e]/.test(name) ? quoteInput(name) : name;
  throw createFieldProblem(safe, message);
}

/** Encoded characters; most texts contain none. */
const ENCODED = /[%+]/;

function asItStands(text: string): string {
  return text;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Problem(
      'malformed-request',
      'The query string contains a percent sign that does not begin a valid UTF-8 escape: write % as %25.',
    );
  }
}
