import { parseHtsNumber, type HtsNumber } from './hts-number.js';
import type { RateExpression } from './rate-ast.js';
import { parseRate } from './rate-parse.js';
import { accept, quoteInput, refuse, type Parsed } from './result.js';

/** The rates a legal note prints for a line whose rate columns say `See additional U.S. note 1`. */
export interface NoteRates {
  readonly line: HtsNumber;
  readonly general: RateExpression;
  readonly column2: RateExpression;
}

const LINE = /The rates of duty applicable to subheading ([\d.]+) are:/;
const GENERAL = /column 1 \(general\)[- |]+([^|\n]+)/;
const COLUMN_2 = /column 2[- |]+([^|\n]+)/;

/** Whether a note prints the rates of a line, as additional U.S. notes 1 to 5 to chapter 58 do. */
export function printsRates(text: string): boolean {
  return text.startsWith('The rates of duty applicable to subheading');
}

/** The line and the texts of its rates in a note that prints them, as a table or as two lines; empty: not found. */
export function findRateTexts(text: string): Readonly<Record<keyof NoteRates, string>> {
  const find = (shape: RegExp) => shape.exec(text)?.[1]?.trim() ?? '';
  return { line: find(LINE), general: find(GENERAL), column2: find(COLUMN_2) };
}

export function parseNoteRates(text: string): Parsed<NoteRates> {
  const { line, general, column2 } = findRateTexts(text);
  const number = parseHtsNumber(line);
  if (!number.ok) return refuse(`${quoteInput(text)} does not say which subheading its rates are for`);
  const [first, second] = [parseRate(general), parseRate(column2)];
  if (!first.ok) return first;
  return second.ok
    ? accept(Object.freeze({ line: number.value, general: first.value, column2: second.value }))
    : second;
}
