import { freezeDeep } from './freeze-deep.js';
import type { RateExpression, SpecialRate } from './rate-ast.js';
import { parse } from './rate-parser.generated.js';
import { normalizeRateText } from './rate-text.js';
import { accept, quoteInput, refuse, type Parsed } from './result.js';

/** Maximum characters: longer than any cell of the schedule, so longer text is not a rate. */
const RATE_TEXT_LIMIT = 2_000;

/**
 * Reads a rate cell of column 1 (general) or column 2. An empty cell is refused: its row inherits from the row
 * above it, or has no rate.
 */
export function parseRate(text: string): Parsed<RateExpression> {
  return read<RateExpression>(text, 'RateText');
}

/** Reads a special column cell: `Free (A+,AU) 2.75% (JP)`. An empty cell has no special rates. */
export function parseSpecialRates(text: string): Parsed<readonly SpecialRate[]> {
  const blank = text.length <= RATE_TEXT_LIMIT && normalizeRateText(text) === '';
  return blank ? accept(Object.freeze([])) : read<readonly SpecialRate[]>(text, 'SpecialColumn');
}

function read<T>(text: string, startRule: 'RateText' | 'SpecialColumn'): Parsed<T> {
  if (text.length > RATE_TEXT_LIMIT)
    return refuse(
      `${quoteInput(text)} is not a rate of duty: it is longer than ${RATE_TEXT_LIMIT} characters`,
    );
  const normalized = normalizeRateText(text);
  try {
    return accept(freezeDeep(parse(normalized, { startRule }) as T));
  } catch (error) {
    const { location } = error as { location: { start: { offset: number } } };
    const rest = normalized.slice(location.start.offset);
    return refuse(
      `${quoteInput(text)} is not a rate of duty, from ${quoteInput(rest)} on: write it as the schedule does, for example 2.9¢/kg + 4%`,
    );
  }
}
