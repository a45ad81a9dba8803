import type { CalendarDate } from '../../terms/calendar-date.js';
import { parseOptionalDate } from '../rules/period.js';
import { quoteInput, type Parsed } from '../../terms/result.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from './csv-table.js';

/** Parses a cell; an error names file, line and column. */
export function readCell<T>(row: SourceRow, column: string, parse: (text: string) => Parsed<T>): T {
  return requireValue(row, column, parse(cellOf(row, column)));
}

/** The value parsed from a row, or an error that names file, line and column. */
export function requireValue<T>(row: SourceRow, column: string, parsed: Parsed<T>): T {
  if (!parsed.ok) throw new SourceRowError(row, `${column}: ${parsed.message}`);
  return parsed.value;
}

export function readDate(row: SourceRow, column: string): CalendarDate | null {
  return readCell(row, column, parseOptionalDate);
}

/** Reads a cell limited to a set of words. */
export function readWord<W extends string>(row: SourceRow, column: string, words: readonly W[]): W {
  const text = cellOf(row, column);
  const word = words.find((candidate) => candidate === text);
  if (word === undefined)
    throw new SourceRowError(row, `${column}: ${quoteInput(text)} is not one of ${words.join(', ')}`);
  return word;
}

/** Null: the cell is empty. */
export function readOptionalWord<W extends string>(
  row: SourceRow,
  column: string,
  words: readonly W[],
): W | null {
  return readOptionalCell(row, column) === null ? null : readWord(row, column, words);
}

/** `yes` or `no`. */
export function readYesNo(row: SourceRow, column: string): boolean {
  return readWord(row, column, ['yes', 'no']) === 'yes';
}

/** The parts of a cell that lists values. */
export function readParts(row: SourceRow, column: string, separator: RegExp | string): readonly string[] {
  return cellOf(row, column)
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
