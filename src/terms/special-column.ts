import type { SpecialRate } from './rate-ast.js';
import { parseSpecialRates } from './rate-parse.js';
import type { Parsed } from './result.js';

export type { SpecialRate } from './rate-ast.js';

/**
 * Reads a cell of column 1 (special): rates, each with its program symbols in parentheses. Tolerates missing and
 * doubled blanks, stray points and `(PA (PA)`; a repeated symbol counts once. An empty cell has no special rates. A
 * rate without symbols (chapter 99) is for any valid claim.
 */
export function parseSpecialColumn(text: string): Parsed<readonly SpecialRate[]> {
  return parseSpecialRates(text);
}
