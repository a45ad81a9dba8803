import { Problem } from '../src/terms/errors.js';
import { quoteInput } from '../src/terms/result.js';

export type QueryPair = readonly [name: string, value: string];

/**
 * The pairs of a query string in order, repetitions kept. A percent sign that begins no valid UTF-8 escape is
 * refused: the usual parsers let it through changed.
 */
export function parseQueryString(search: string): QueryPair[] {
  if (search === '') return [];
  return search.split('&').filter(Boolean).map(readPair);
}

/** For an address that takes a body and no parameters. */
export function refuseParameters(search: string): void {
  const [pair] = parseQueryString(search);
  if (pair === undefined) return;
  const [name] = pair;
  const message = `${quoteInput(name)} is not a parameter: this address takes none, everything is in the body`;
  const safe = name.length > 64 || /[^\x21-\x7e]/.test(name) ? quoteInput(name) : name;
  throw new Problem('invalid-parameter', message, [{ at: safe, message }]);
}

function readPair(pair: string): QueryPair {
  const equals = pair.indexOf('=');
  return equals < 0 ? [decode(pair), ''] : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
}

/** What a percent sign or a plus stands for; most texts have neither. */
const ENCODED = /[%+]/;

function decode(text: string): string {
  if (!ENCODED.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new Problem(
      'malformed-request',
      'The query string contains a percent sign that does not begin a valid UTF-8 escape: write % as %25.',
    );
  }
}
