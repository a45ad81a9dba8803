import { NUMERIC_FACTS, SHARE_PREFIX, WORD_FACTS, type ProductFact } from '../../adcvd/scope/product.js';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { parseCaseNumber, type CaseNumber } from '../../terms/case-number.js';
import { parseCountry, type Country } from '../../terms/country.js';
import { parseDecimal } from '../../terms/decimal.js';
import { Problem, type FieldProblem } from '../../terms/errors.js';
import { parseHtsNumber } from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import { accept, quoteInput, refuse, type Parsed } from '../../terms/result.js';
import { findExcessLength } from '../../terms/text-length.js';
import { readCursor, type Slice } from '../connection.js';

export const LONGEST_DESCRIPTION = 2000;
export const LONGEST_NAME = 255;
export const MAX_FACTS = 40;
// eslint-disable-next-line no-control-regex -- finding control characters is the purpose
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** Characters that reverse or hide text, so that a name does not read as it looks. */
const DECEIVING = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

type Given = string | null | undefined;

/** Reads a caller's fields one by one and collects every problem, so that one error names them all. */
export class InputReader {
  private readonly problems: FieldProblem[] = [];

  refuse(at: string, message: string): null {
    this.problems.push({ at, message: `${at}: ${message}` });
    return null;
  }

  parse<Value>(at: string, text: Given, parser: (text: string) => Parsed<Value>): Value | null {
    if (text === null || text === undefined) return null;
    const parsed = parser(text);
    return parsed.ok ? parsed.value : this.refuse(at, parsed.message);
  }

  /** One line of text up to a length; null when absent. Blank text is refused. */
  readText(at: string, text: Given, longest: number): string | null {
    return this.parse(at, text, (given) => parseLineOfText(given, longest));
  }

  readCaseNumber(text: Given): CaseNumber | null {
    return this.parse('caseNumber', text, parseCaseNumber);
  }

  readCountry(text: Given): Country | null {
    return this.parse('country', text, parseCountry);
  }

  /** Digits of a tariff number; null when not stated. */
  readHtsDigits(at: string, text: Given): string | null {
    const number = this.parse(at, text, parseHtsNumber);
    return number === null ? null : String(number).replaceAll('.', '');
  }

  /** A day no later than today: future rates and orders are not known. */
  readPastDay(at: string, text: Given, today: CalendarDate): CalendarDate {
    const day = this.parse(at, text, parseCalendarDate);
    if (day !== null && isBefore(today, day))
      this.refuse(at, `${day} is after today, ${today}: orders and rates of days to come are not known`);
    return day ?? today;
  }

  oneOf<Word extends string>(at: string, text: Given, words: readonly Word[]): Word | null {
    if (text === null || text === undefined) return null;
    const known = words.find((word) => word === text);
    return known ?? this.refuse(at, `${quoteInput(text)} is not one of ${words.join(', ')}`);
  }

  /** A page of a list: `first` from 1 to 100, `after` a cursor of the previous page. */
  readPage(first: number | null | undefined, after: Given): Slice {
    const size = first ?? 20;
    if (!Number.isInteger(size) || size < 1 || size > 100)
      this.refuse('first', `"${size}" is out of range: give a whole number from 1 to 100`);
    if (after === null || after === undefined) return { offset: 0, size };
    const offset = readCursor(after);
    if (offset === null)
      this.refuse('after', `${quoteInput(after)} is not a cursor: give endCursor of the page before`);
    return { offset: offset ?? 0, size };
  }

  readFacts(
    given: readonly { readonly key: string; readonly value: string }[] | null | undefined,
  ): readonly ProductFact[] {
    const facts = given ?? [];
    if (facts.length > MAX_FACTS) this.refuse('facts', `${facts.length} facts: give at most ${MAX_FACTS}`);
    const seen = new Set<string>();
    for (const { key, value } of facts.slice(0, MAX_FACTS)) {
      if (seen.has(key)) this.refuse(`facts.${nameOf(key)}`, 'it is given more than once: give it once');
      seen.add(key);
      this.parse(`facts.${nameOf(key)}`, value, (given) => parseProductFact(key, given));
    }
    return facts;
  }

  /** Throws one Problem that names every field refused. */
  finish(): void {
    const [first] = this.problems;
    if (first) throw new Problem('invalid-parameter', first.message, this.problems);
  }
}

/** One line of plain text with visible content and no control, hidden or reversing characters. */
export function parseLineOfText(text: string, longest: number): Parsed<string> {
  const excess = findExcessLength(text, longest);
  if (excess !== null) return refuse(`it is ${excess}`);
  if (CONTROL_CHARACTER.test(text))
    return refuse(`${quoteInput(text)} contains a control character: write one line of text`);
  if (DECEIVING.test(text))
    return refuse(`${quoteInput(text)} contains an invisible or reversing mark: write plain text`);
  if (!/[\p{L}\p{N}]/u.test(text))
    return refuse(`${quoteInput(text)} has no letter or digit: leave it out or give words`);
  return accept(text.trim());
}

/** The value of a structured fact of the goods, in the form its key requires: words or a plain number. */
export function parseProductFact(key: string, value: string): Parsed<string> {
  if ((WORD_FACTS as readonly string[]).includes(key)) return parseLineOfText(value, LONGEST_NAME);
  const isShare =
    key.startsWith(SHARE_PREFIX) && /^[a-z][a-z -]{0,40}$/i.test(key.slice(SHARE_PREFIX.length));
  if (!isShare && NUMERIC_FACTS[key] === undefined)
    return refuse(
      `it is not a fact: the keys are ${[...WORD_FACTS, ...Object.keys(NUMERIC_FACTS)].join(', ')} and percent.<component>`,
    );
  const number = parseDecimal(value);
  const limit = isShare ? 100 : 1e9;
  return number === null || number.isNegative() || number.greaterThan(limit)
    ? refuse(`${quoteInput(value)} is not a plain number from 0 to ${limit}`)
    : accept(value);
}

/** A key in a form that is safe in a field name. */
export function nameOf(key: string): string {
  return /^[\w.-]{1,48}$/.test(key) ? key : quoteInput(key);
}
