/**
 * Rates of duty as the schedule prints them. `parseRate` and `parseSpecialColumn` read text into plain frozen data,
 * `printRate` prints it back, `evaluateRate` computes dollars, and `formulaOf` writes the arithmetic. The grammar is
 * `rate-grammar.peggy`; the units and measures are those of `unit.ts`.
 */
export type {
  AdValoremRate,
  RateExpression,
  RateReference,
  SpecialRate,
  SpecificRate,
  TargetRange,
} from './rate-ast.js';
export { evaluateRate, type RateOutcome } from './rate-evaluate.js';
export { formulaOf } from './rate-formula.js';
export type { RateInputs } from './rate-inputs.js';
export { findRateTexts, parseNoteRates, printsRates, type NoteRates } from './rate-note.js';
export { parseRate } from './rate-parse.js';
export { printRate } from './rate-print.js';
export { isAdValorem, measuresOf, referencesOf } from './rate-query.js';
export { isTarget, targetsOf } from './rate-reference.js';
export { normalizeRateText } from './rate-text.js';
export { parseSpecialColumn } from './special-column.js';
