import type { HtsReplacedNumber, HtsSuccession } from '../../generated/schema-types.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import { toPreviousDay, type CalendarDate } from '../../terms/calendar-date.js';
import { isBefore } from '../../terms/interval.js';
import { formatHtsNumber, type HtsNumber } from '../../terms/hts-number.js';
import type { SuccessionStep } from '../../terms/succession.js';

/** Ends the description of a number whose goods moved to no printed number. */
export const NO_SUCCESSOR = 'no successor is printed';

type Known = Pick<Snapshot, 'succession' | 'catalog' | 'scheduleRows'>;

/** What the article of a number on a day came from, and what replaces it later. */
export function presentSuccession(
  number: HtsNumber,
  date: CalendarDate,
  { succession }: Pick<Snapshot, 'succession'>,
) {
  return {
    replaces: succession
      .listStepsToAt(number, date)
      .flatMap((step) => (step.from === null ? [] : [toView(step, step.from)])),
    replacedBy: stepsAfter(number, date, succession).flatMap((step) =>
      step.to === null ? [] : [toView(step, step.to)],
    ),
  };
}

function stepsAfter(
  number: string,
  date: CalendarDate,
  succession: Snapshot['succession'],
): readonly SuccessionStep[] {
  const end = succession.listStepsFrom(number).find(({ on }) => isBefore(date, on))?.on;
  return end === undefined ? [] : succession.listStepsFrom(number).filter(({ on }) => on === end);
}

function toView({ kind, on, revision }: SuccessionStep, number: HtsNumber): HtsSuccession {
  return { code: formatHtsNumber(number), kind, on, revision };
}

/** A number that was in the schedule and is not on a given day. */
export type ReplacedNumber = Required<HtsReplacedNumber>;

/** What replaced a ten-digit number that ended by a given day; null when it had not ended. */
export function findReplaced(number: string, date: CalendarDate, known: Known): ReplacedNumber | null {
  const { succession, scheduleRows } = known;
  const last = succession.listStepsFrom(number).findLast(({ on }) => !isBefore(date, on));
  if (last === undefined) return findEnded(number, date, scheduleRows);
  const lastDay = toPreviousDay(last.on);
  const article = { number: number as HtsNumber, interval: { from: lastDay, to: null } };
  const found = succession.follow(article).filter(({ steps, interval }) => {
    const { from, to } = interval;
    return steps.length > 0 && from !== null && !isBefore(date, from) && (to === null || isBefore(date, to));
  });
  const successors = [...new Set(found.map((one) => formatHtsNumber(one.number)))].sort();
  return { code: dot(number), lastDay, successors, revision: last.revision };
}

/** The number left the printing without a change record that explains it. */
function findEnded(number: string, date: CalendarDate, rows: Known['scheduleRows']): ReplacedNumber | null {
  const ends = rows.flatMap((row) =>
    row.htsNumber === number && row.published.to === null && row.legal.to !== null ? [row.legal.to] : [],
  );
  const end = ends.sort().findLast((day) => !isBefore(date, day));
  if (end === undefined) return null;
  return { code: dot(number), lastDay: toPreviousDay(end), successors: [], revision: null };
}

/** Why a ten-digit number is not in the schedule of a day, and what replaced it. Null: it was never in it. */
export function explainAbsence(number: HtsNumber, date: CalendarDate, known: Known): string | null {
  if (number.length !== 10) return null;
  const replaced = findReplaced(number, date, known);
  if (replaced !== null) return describeEnd(replaced, titleOf(replaced.revision, known));
  const first = known.succession.listStepsTo(number).find(({ on }) => isBefore(date, on));
  if (first === undefined) return null;
  const origins = known.succession
    .listStepsTo(number)
    .flatMap((step) => (step.on === first.on && step.from !== null ? [dot(step.from)] : []));
  return `it begins on ${first.on} (${titleOf(first.revision, known)}); before, its goods were reported under ${either(origins)}`;
}

function describeEnd({ lastDay, successors, revision }: ReplacedNumber, title: string): string {
  const end = `it ended on ${lastDay}${revision === null ? '' : ` (${title})`}`;
  const [only, ...others] = successors;
  if (only === undefined) return `${end} and ${NO_SUCCESSOR}`;
  if (others.length === 0) return `${end}: report its goods under ${only}`;
  return `${end}; its goods went to ${successors.length} numbers: report them under ${either(successors)}, whichever describes them`;
}

/** Warns that the digits named another article before, so that older records may mean other goods. */
export function reuseWarnings(number: HtsNumber, date: CalendarDate, known: Known): readonly string[] {
  const { succession } = known;
  const since = succession.listStepsToAt(number, date)[0]?.on;
  const moved = since === undefined ? [] : succession.listStepsFrom(number).filter(({ on }) => on === since);
  const [step] = moved;
  if (step === undefined) return [];
  const now = moved.flatMap(({ to }) => (to === null ? [] : [dot(to)]));
  return [
    `hts: ${dot(number)} named another article before ${step.on}, which is ${either(now)} since (${titleOf(step.revision, known)}): carry no number over that day.`,
  ];
}

function titleOf(revision: string | null, { catalog }: Pick<Snapshot, 'catalog'>): string {
  return catalog.revisions.find((one) => one.revision === revision)?.title ?? revision ?? '';
}

function dot(number: string): string {
  return formatHtsNumber(number as HtsNumber);
}

function either(numbers: readonly string[]): string {
  return numbers.length < 2
    ? (numbers[0] ?? 'no printed number')
    : `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`;
}
