import {
  normalizeRateText,
  parseRate,
  parseSpecialColumn,
  type RateExpression,
  type SpecialRate,
} from '../../../terms/rate-expression.js';
import type { Parsed } from '../../../terms/result.js';

/** Parses rate cells, each distinct text once: the whole schedule has a few thousand. */
export class RateReader {
  private readonly rates = new Map<string, Parsed<RateExpression>>();
  private readonly specials = new Map<string, Parsed<readonly SpecialRate[]>>();

  /** A cell of column 1 (general) or column 2. */
  readRate(text: string): Parsed<RateExpression> {
    return remember(this.rates, text, parseRate);
  }

  /** A cell of the special column; an empty cell has no special rates. */
  readSpecial(text: string): Parsed<readonly SpecialRate[]> {
    return remember(this.specials, text, parseSpecialColumn);
  }
}

/** False for an empty cell, one with only blanks and empty mark-up included. */
export function isPrinted(cell: string): boolean {
  return cell !== '' && normalizeRateText(cell) !== '';
}

function remember<Value>(known: Map<string, Value>, text: string, read: (text: string) => Value): Value {
  const found = known.get(text);
  if (found !== undefined) return found;
  const value = read(text);
  known.set(text, value);
  return value;
}
