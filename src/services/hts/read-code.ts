import type { ScheduleNode } from '../../store/snapshot/schedule/schedule-row.js';
import {
  chapterOf,
  formatHtsNumber,
  parseHtsNumber,
  toHtsNumber,
  type HtsNumber,
} from '../../terms/hts-number.js';
import { isBefore } from '../../terms/interval.js';
import { quoteInput } from '../../terms/result.js';
import type { ServiceContext } from '../service-context.js';
import type { Edition } from './edition.js';
import { refuseField } from '../../terms/errors.js';
import { explainAbsence, NO_SUCCESSOR } from './succession.js';

/** A number as the caller gave it, and the name of its parameter. */
export interface GivenNumber {
  readonly parameter: string;
  readonly text: string;
}

/** The row of the parameter `code`: see `findRowOf`. */
export function findRow(code: string, edition: Edition, context: ServiceContext): ScheduleNode {
  return findRowOf({ parameter: 'code', text: code }, edition, context);
}

/**
 * The row of a number of any chapter. Ten digits ending in 00 also name the eight-digit row without suffixes; a number
 * that is not printed is refused with the numbers that start with it.
 */
export function findRowOf(given: GivenNumber, edition: Edition, context: ServiceContext): ScheduleNode {
  const number = readNumber(given);
  return rowOf(number, edition, context) ?? refuseAbsent({ ...given, number }, edition, context);
}

/**
 * A number that the schedule prints or that lines begin with: a subheading need not be printed itself. Any other is
 * refused as `findRowOf` does.
 */
export function requireNumber(given: GivenNumber, edition: Edition, context: ServiceContext): HtsNumber {
  const number = readNumber(given);
  if (rowOf(number, edition, context) !== null) return number;
  const under = context.snapshot.listLinesUnder(number, edition.date, edition.published);
  return under.length > 0 ? number : refuseAbsent({ ...given, number }, edition, context);
}

function refuseAbsent(
  { parameter, number }: Pick<GivenNumber, 'parameter'> & { readonly number: HtsNumber },
  edition: Edition,
  context: ServiceContext,
): never {
  const cure = cureFor(number, edition, context);
  const message = `${formatHtsNumber(number)} is not in the schedule read: ${cure}`;
  throw refuseField(parameter, message, 'unknown-hts-code');
}

/** Null: the schedule does not print the number. */
export function rowOf(
  number: HtsNumber,
  edition: Edition,
  { snapshot }: ServiceContext,
): ScheduleNode | null {
  const { date, published } = edition;
  const exact = snapshot.findRow(number, date, published);
  if (exact !== null || number.length < 10 || !number.endsWith('00')) return exact;
  // It was the only number of the line, which has since been divided.
  if (snapshot.succession.listStepsFrom(number).some(({ on }) => !isBefore(date, on))) return null;
  return snapshot.findRow(toHtsNumber(number.slice(0, 8)), date, published);
}

export function readCode(code: string): HtsNumber {
  return readNumber({ parameter: 'code', text: code });
}

function readNumber({ parameter, text }: GivenNumber): HtsNumber {
  const parsed = parseHtsNumber(text);
  if (parsed.ok) return parsed.value;
  throw refuseField(parameter, parsed.message);
}

const LISTED = 12;

function cureFor(number: HtsNumber, edition: Edition, context: ServiceContext): string {
  const why = edition.statedDate && explainAbsence(number, edition.date, context.snapshot);
  if (why === null) return nearbyRows(number, edition, context);
  return why.endsWith(NO_SUCCESSOR) ? `${why}; ${nearbyRows(number, edition, context)}` : why;
}

function nearbyRows(number: HtsNumber, { date, published }: Edition, { snapshot }: ServiceContext): string {
  const printed = snapshot.listChapterRows(chapterOf(number), date, published);
  for (let digits: number = number.length; digits >= 4; digits -= 2) {
    const prefix = number.slice(0, digits);
    const under = printed.filter(({ row }) => row.htsNumber?.startsWith(prefix));
    if (under.length === 0) continue;
    const named = under.slice(0, LISTED).map(({ row }) => formatHtsNumber(row.htsNumber as HtsNumber));
    const more = under.length > LISTED ? ` and ${under.length - LISTED} more` : '';
    return `under ${formatHtsNumber(toHtsNumber(prefix))} there are ${named.join(', ')}${more}`;
  }
  return 'search for the goods with GET /v1/hts/search';
}

const CHAPTER = /^(?:0[1-9]|[1-9]\d)$/;

/** Two digits of a chapter; one digit is repaired. Null stays null. */
export function readChapter(text: string | null | undefined): string | null {
  if (!text) return null;
  const chapter = text.trim().padStart(2, '0');
  if (CHAPTER.test(chapter)) return chapter;
  throw refuseField('chapter', `${quoteInput(text)} is not a chapter: give 01 to 99`);
}

/** Digits of a complete or partial number, 2 to 10. Null stays null. */
export function readPrefix(text: string | null | undefined): string | null {
  if (!text) return null;
  const digits = text.trim().replaceAll('.', '');
  if (/^\d{2,10}$/.test(digits)) return digits;
  throw refuseField('parent', `${quoteInput(text)} is not the beginning of a number: give 2 to 10 digits`);
}
