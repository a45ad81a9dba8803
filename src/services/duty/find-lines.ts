import type { TariffLine } from '../../engine/law.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { refuseField, type Problem } from '../../terms/errors.js';
import { chapterOf, formatHtsNumber, parseHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import { quoteInput } from '../../terms/result.js';
import { explainAbsence, NO_SUCCESSOR, reuseWarnings } from '../hts/succession.js';

/** The lines that the caller's number stands for. */
export interface FoundLines {
  /** The number as it was understood. */
  readonly number: HtsNumber;
  /** One reportable line; more when eight digits stand for several statistical lines. */
  readonly lines: readonly [TariffLine, ...TariffLine[]];
  readonly warnings: readonly string[];
}

/** The entry date, and the day whose text is read; absent: the text as last published. */
export interface LineDate {
  readonly date: CalendarDate;
  readonly published?: CalendarDate;
}

const LISTED = 20;
const PRINTABLE = /^[\x20-\x7e]*$/;

/**
 * The reportable lines that a number stands for on a date. Throws `invalid-parameter` for text that is not an HTS
 * number and for provisions of Chapters 98 and 99, `unknown-hts-code` for a number that is not in the schedule of that
 * date, and `ambiguous-hts-code` for a heading or subheading.
 */
export function findLines(hts: string, { date, published }: LineDate, snapshot: Snapshot): FoundLines {
  if (!PRINTABLE.test(hts)) {
    throw refuseField('hts', `${quoteInput(hts)} is not an HTS number: write digits and dots in one line`);
  }
  const parsed = parseHtsNumber(hts);
  if (!parsed.ok) throw refuseField('hts', parsed.message);
  const number = parsed.value;
  refuseChapters98And99(number);
  const warnings = repairWarnings(hts, number);
  const line = snapshot.findLine(number, date, published);
  if (line !== null)
    return { number, lines: [line], warnings: [...warnings, ...reuseWarnings(line.number, date, snapshot)] };
  const [first, ...rest] = snapshot.listLinesUnder(number, date, published);
  if (first === undefined) throw unknown(number, date, snapshot);
  if (number.length < 8) throw tooShort(number, [first, ...rest]);
  return { number, lines: [first, ...rest], warnings };
}

function refuseChapters98And99(number: HtsNumber): void {
  const chapter = chapterOf(number);
  if (chapter < '98') return;
  const cure =
    chapter === '98' ? 'state the provision as the fact chapter98_provision' : 'the answer adds its headings';
  const message = `${formatHtsNumber(number)} is reported with a line of Chapters 1 to 97: give that line, ${cure}`;
  throw refuseField('hts', message);
}

function repairWarnings(hts: string, number: HtsNumber): string[] {
  if (hts.trim().replaceAll('.', '') === number) return [];
  return [`hts: ${quoteInput(hts)} had lost its leading zero and was read as ${formatHtsNumber(number)}.`];
}

/** Explains what became of the number; otherwise names the lines under its longest known prefix. */
function unknown(number: HtsNumber, date: CalendarDate, snapshot: Snapshot): Problem {
  const why = explainAbsence(number, date, snapshot);
  if (why !== null && !why.endsWith(NO_SUCCESSOR))
    return refuseField(
      'hts',
      `${formatHtsNumber(number)} is not in the schedule on ${date}: ${why}`,
      'unknown-hts-code',
    );
  for (const length of [8, 6, 4]) {
    const prefix = number.slice(0, length) as HtsNumber;
    const lines = length < number.length ? snapshot.listLinesUnder(prefix, date) : [];
    if (lines.length === 0) continue;
    const cure = `under ${formatHtsNumber(prefix)} there are ${listOf(lines)}`;
    return refuseField(
      'hts',
      `${formatHtsNumber(number)} is not in the schedule on ${date}: ${why === null ? '' : `${why}; `}${cure}`,
      'unknown-hts-code',
    );
  }
  const message = `${formatHtsNumber(number)} is not in the schedule on ${date}, nor is its heading: search for the goods`;
  return refuseField('hts', message, 'unknown-hts-code');
}

function tooShort(number: HtsNumber, lines: readonly TariffLine[]): Problem {
  const message = `${formatHtsNumber(number)} is not a line but ${lines.length} of them: give one of ${listOf(lines)}`;
  return refuseField('hts', message, 'ambiguous-hts-code');
}

function listOf(lines: readonly TariffLine[]): string {
  const numbers = lines.slice(0, LISTED).map((line) => formatHtsNumber(line.number));
  return lines.length > LISTED
    ? `${numbers.join(', ')} and ${lines.length - LISTED} more`
    : numbers.join(', ');
}
