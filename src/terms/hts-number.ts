import { accept, quoteInput, refuse, type Parsed } from './result.js';

/**
 * A number of the Harmonized Tariff Schedule as its 4, 6, 8 or 10 digits, no dots: heading, subheading,
 * tariff (rate) line, statistical reporting number.
 */
export type HtsNumber = string & { readonly __htsNumber: true };

const SHAPE = /^\d{4}(\.?\d{2}){0,3}$/;
const LOST_LEADING_ZERO = /^\d{3}\.\d{2}(\.?\d{2}){0,2}$|^\d{7}$|^\d{9}$/;

/**
 * Reads a dotted or undotted HTS number. A number of 7 or 9 digits (or a three-digit heading before a dot) has lost its
 * leading zero in a spreadsheet: it is repaired, which the caller can detect by comparing.
 */
export function parseHtsNumber(text: string): Parsed<HtsNumber> {
  const trimmed = text.length <= 40 ? text.trim() : text;
  const isWhole = SHAPE.test(trimmed);
  if (!isWhole && !LOST_LEADING_ZERO.test(trimmed)) {
    return refuse(
      `${quoteInput(text)} is not an HTS number: give 4, 6, 8 or 10 digits, for example 7326.90.86.88 or 7326908688`,
    );
  }
  const repaired = isWhole ? trimmed : `0${trimmed}`;
  const digits = repaired.includes('.') ? repaired.replaceAll('.', '') : repaired;
  if (digits.startsWith('00'))
    return refuse(`${quoteInput(text)} is not an HTS number: chapters run from 01 to 99`);
  return accept(digits as HtsNumber);
}

/** For digits already known to be an HTS number (a database row, a slice of one). */
export function toHtsNumber(digits: string): HtsNumber {
  if (!/^\d{4}(\d{2}){0,3}$/.test(digits)) throw new TypeError(`not the digits of an HTS number: ${digits}`);
  return digits as HtsNumber;
}

/** Dotted as in the schedule: 7326908688 -> 7326.90.86.88. */
export function formatHtsNumber(number: HtsNumber): string {
  let dotted = number.slice(0, 4);
  for (let at = 4; at < number.length && at < 10; at += 2) dotted += `.${number.slice(at, at + 2)}`;
  return dotted;
}

/** The chapter, 01 to 99. */
export function chapterOf(number: HtsNumber): string {
  return number.slice(0, 2);
}

/** True when `prefix` covers `number`. A line without statistical suffix counts as suffix 00. */
export function isCoveredBy(number: HtsNumber, prefix: string): boolean {
  return toReportingDigits(number).startsWith(prefix);
}

/** Ten digits as reported to CBP: an 8-digit line without subdivisions takes the suffix 00. */
export function toReportingDigits(number: HtsNumber): string {
  return number.padEnd(10, '0');
}
