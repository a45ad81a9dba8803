import type { IncompleteReason } from '../../engine/result.js';
import type { Snapshot } from '../../store/snapshot/snapshot.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { isBefore } from '../../terms/interval.js';

type Known = Pick<Snapshot, 'catalog'>;

/** Data sets that a duty is calculated from, as warnings name them. */
const NAMES: Readonly<Record<string, string>> = {
  chapter99_programs: 'Chapter 99 programs',
  scope_lists: 'scope lists',
  special_programs: 'preference programs',
};

/** The data sets that state to be covered only from a later day; archives of earlier years may cover the schedule alone. */
export function listBegunLater(entryDate: CalendarDate, { catalog }: Known): readonly BegunLater[] {
  const begun: BegunLater[] = [];
  // A loop, as V8's methods are slow on frozen lists and every answer reads this one.
  for (const { dataset, coverage } of catalog.datasets) {
    const name = NAMES[dataset];
    const { from } = coverage;
    if (name !== undefined && from !== null && isBefore(entryDate, from)) begun.push({ dataset, name, from });
  }
  return begun;
}

interface BegunLater {
  readonly dataset: string;
  readonly name: string;
  readonly from: CalendarDate;
}

/** Before the day from which the programs are verified, an answer is not complete: an unrecorded program may apply. */
export function listEarlyReasons(
  entryDate: CalendarDate,
  begun: readonly BegunLater[],
): readonly IncompleteReason[] {
  const programs = begun.find(({ dataset }) => dataset === 'chapter99_programs');
  if (programs === undefined) return [];
  const detail = `the Chapter 99 programs are verified from ${programs.from} on; on ${entryDate} those recorded are applied`;
  return [{ kind: 'programs_not_verified', detail }];
}

export function listEarlyWarnings(entryDate: CalendarDate, begun: readonly BegunLater[]): readonly string[] {
  if (begun.length === 0) return [];
  const names = begun.map(({ name, from }) => `${name} (from ${from})`).join(', ');
  return [
    `${entryDate} is before the days that these are covered as a whole: ${names}. What is recorded of them for the day is applied; what is not recorded is missing from the answer.`,
  ];
}
