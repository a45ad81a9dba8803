import { compareDuties } from '../../../engine/difference.js';
import { toPreviousDay, type CalendarDate } from '../../../terms/calendar-date.js';
import { parseCaseNumber } from '../../../terms/case-number.js';
import { Problem, refuseField } from '../../../terms/errors.js';
import type { HtsNumber } from '../../../terms/hts-number.js';
import { isBefore, lastDayOf } from '../../../terms/interval.js';
import { referencesOf } from '../../../terms/rate-expression.js';
import type { ServiceContext } from '../../service-context.js';
import type { DutyArguments } from '../arguments.js';
import type { DutyAnswer } from '../calculate-duty.js';
import { refuseUncoveredDate } from '../entry-date.js';
import { DutyView } from '../present-duty.js';
import { listDaysBeforeEntry } from '../read-facts.js';
import { markPublished } from './published-text.js';
import { changeDaysOf } from './change-days.js';
import { listFeeChanges, presentDifference } from './duty-difference.js';
import { tryAnswer } from './try-answer.js';

export interface TimelineArguments {
  readonly input: DutyArguments;
  /** Null: the first covered day. */
  readonly from?: CalendarDate | null | undefined;
  /** Null: the last covered day. */
  readonly to?: CalendarDate | null | undefined;
}

/** A run of days with the same duty, or the reason why none is computed. */
interface Period {
  readonly from: CalendarDate;
  readonly answer: DutyAnswer | Problem;
  /** The same duty on the last day, which may rest on other rows; the next period is compared with it. */
  readonly last: DutyAnswer | Problem;
}

/**
 * Every day in the range on which the duty changes, past and scheduled; `input.asFiled` reads each day as published on
 * it. Calculates only on days when the reference data changes. Throws as `calculateDuty` when no day can be answered.
 */
export function traceDuty({ input, from, to }: TimelineArguments, context: ServiceContext) {
  const { snapshot, today } = context;
  if (input.date !== null && input.date !== undefined)
    throw refuseField('input.date', 'leave it out: the timeline goes from `from` to `to`');
  const range = { from: from ?? snapshot.coverage.firstDate, to: to ?? lastCoveredDay(context) };
  refuseUncoveredDate(range.from, snapshot, 'from');
  refuseUncoveredDate(range.to, snapshot, 'to');
  if (isBefore(range.to, range.from)) throw refuseField('to', `${range.to} is before from, ${range.from}`);
  const periods = periodsOf(input, range, context);
  const ends = [...periods.slice(1).map((period) => toPreviousDay(period.from)), range.to];
  return {
    ...range,
    periods: periods.map((period, index) => ({
      from: period.from,
      to: ends[index] as CalendarDate,
      scheduled: isBefore(today, period.from),
      ...presentAnswer(period.answer, context),
      ...presentChange({ before: periods[index - 1]?.last, after: period.answer }, input, context),
    })),
  };
}

/** The last day that is answered: scheduled law is known to there. */
export function lastCoveredDay({ snapshot: { catalog, coverage } }: ServiceContext): CalendarDate {
  const last = catalog.fees.at(-1);
  return (last && lastDayOf(last.interval)) ?? coverage.programsVerifiedTo;
}

function periodsOf(
  input: DutyArguments,
  range: { readonly from: CalendarDate; readonly to: CalendarDate },
  context: ServiceContext,
): readonly Period[] {
  const answers = new Map<CalendarDate, DutyAnswer | Problem>();
  const on = (date: CalendarDate): Day => {
    const answer = answers.get(date) ?? tryAnswer({ ...input, date }, context);
    answers.set(date, answer);
    return { from: date, answer };
  };
  const goods = {
    number: numberOf([on(range.to), on(range.from)], input),
    origin: input.origin ?? null,
    described: isDescribed(input),
    named: namedCases(input),
    asFiled: input.asFiled === true,
    enteredFrom: listDaysBeforeEntry(input),
  };
  const daysOf = (refersElsewhere: boolean): readonly Day[] =>
    [range.from, ...changeDaysOf({ ...goods, refersElsewhere }, range, context.snapshot)].map(on);
  const own = daysOf(false);
  const days = own.some(({ answer }) => refersElsewhere(answer, context)) ? daysOf(true) : own;
  const answered = days.some(({ answer }) => !(answer instanceof Problem));
  if (!answered) throw days.at(-1)?.answer as Problem;
  return joinDays(days);
}

type Day = Omit<Period, 'last'>;

/** Joins consecutive days with the same duty into one period. */
function joinDays(days: readonly Day[]): readonly Period[] {
  const periods: Period[] = [];
  for (const { from, answer } of days) {
    const before = periods.at(-1);
    if (before !== undefined && isSame(before.last, answer))
      periods.splice(-1, 1, { ...before, last: answer });
    else periods.push({ from, answer, last: answer });
  }
  return periods;
}

/** A rate that refers to another line, or an endnote that names a Chapter 99 heading without a rule. */
function refersElsewhere(answer: DutyAnswer | Problem, { snapshot }: ServiceContext): boolean {
  if (answer instanceof Problem) return false;
  const { column1General, column1Special, column2, endnoteHeadings } = answer.line;
  const rates = [column1General, column2, ...column1Special.map(({ rate }) => rate)];
  return (
    rates.some(({ expression }) => referencesOf(expression).length > 0) ||
    endnoteHeadings.some((heading) => !snapshot.rules.some(({ rule }) => rule.heading === heading))
  );
}

function isDescribed({ productDescription, scopeFacts }: DutyArguments): boolean {
  return (productDescription ?? null) !== null || (scopeFacts ?? []).length > 0;
}

function namedCases({ adcvdDeclared }: DutyArguments): ReadonlySet<string> {
  const parsed = (adcvdDeclared ?? []).map(parseCaseNumber);
  return new Set(parsed.flatMap((one) => (one.ok ? [one.value] : [])));
}

/** The number as it was understood; the digits typed when it is a line at neither end of the range. */
function numberOf(ends: readonly Day[], { hts }: DutyArguments): HtsNumber {
  const found = ends.flatMap(({ answer }) => (answer instanceof Problem ? [] : [answer.number]));
  return found[0] ?? (hts.replaceAll(/\D/g, '') as HtsNumber);
}

function isSame(before: DutyAnswer | Problem, after: DutyAnswer | Problem): boolean {
  if (before instanceof Problem || after instanceof Problem)
    return before instanceof Problem && after instanceof Problem && before.kind === after.kind;
  return (
    compareDuties(before.result, after.result).length === 0 &&
    listFeeChanges(before, after).length === 0 &&
    kindsMissing(before) === kindsMissing(after)
  );
}

/** What keeps a duty from being complete: one that lacks a fact still changes where the law is verified no further. */
function kindsMissing({ incompleteReasons }: DutyAnswer): string {
  return [...new Set(incompleteReasons.map(({ kind }) => kind))].sort().join();
}

function presentAnswer(answer: DutyAnswer | Problem, context: ServiceContext) {
  return answer instanceof Problem
    ? { duty: null, unanswered: answer.message }
    : { duty: new DutyView(answer, context), unanswered: null };
}

const NO_CHANGE = { difference: null, landedDifference: null, changes: [], feeChanges: [] };

interface Step {
  readonly before: DutyAnswer | Problem | undefined;
  readonly after: DutyAnswer | Problem;
}

function presentChange({ before, after }: Step, input: DutyArguments, context: ServiceContext) {
  if (before === undefined || before instanceof Problem || after instanceof Problem) return NO_CHANGE;
  const difference = presentDifference(before, after);
  if (!after.asFiled) return difference;
  return { ...difference, changes: markPublished(difference.changes, { before, after, input, context }) };
}
