import type { CalendarDate } from '../../terms/calendar-date.js';
import { intersect, isEmpty, type Interval } from '../../terms/interval.js';
import { formatHtsNumber, toHtsNumber } from '../../terms/hts-number.js';
import type { FollowedNumber, Succession, SuccessionStep } from '../../terms/succession.js';
import { mergeEntries, type ListEntry } from './list-entry.js';

/** The day whose schedule has the number of an entry; null: the first day of the entry. */
export type ReadingDayOf = (entry: ListEntry) => CalendarDate | null;

const STATISTICAL_DIGITS = 10;

/**
 * The entries of a list with the numbers of their articles on each day. A listed article stays listed under its
 * successors; a number that passes to another article is not listed on the first article's account. A successor that
 * takes goods of both listed and unlisted numbers is limited to the goods of the listed ones.
 */
export function followEntries(
  entries: readonly ListEntry[],
  succession: Succession,
  readingDayOf: ReadingDayOf = () => null,
): readonly ListEntry[] {
  return mergeEntries(
    entries.flatMap((entry) => {
      if (entry.prefix.length !== STATISTICAL_DIGITS || isEmpty(entry.interval))
        return [demandSteady(entry, succession)];
      const found = articlesOf(entry, succession, readingDayOf(entry));
      return found.map((article) => toEntry(entry, article, { entries, succession }));
    }),
  );
}

/** No list excludes a number that is succeeded while the list stands: what to exclude from then on is undecided. */
function demandSteady(entry: ListEntry, succession: Succession): ListEntry {
  const ended = entry.except.find((number) =>
    succession
      .listStepsFrom(number)
      .some(({ on }) => intersect(entry.interval, { from: on, to: null }) !== null),
  );
  if (ended === undefined) return entry;
  throw new TypeError(`${entry.prefix} takes out ${ended}, which has successors: follow them here`);
}

function articlesOf(
  { prefix, interval }: ListEntry,
  succession: Succession,
  readAs: CalendarDate | null,
): readonly FollowedNumber[] {
  const written: Interval = readAs === null ? interval : { from: readAs, to: interval.to };
  return succession.follow({ number: toHtsNumber(prefix), interval: written }).flatMap((found) => {
    const days = readAs === null ? found.interval : intersect(found.interval, interval);
    return days === null ? [] : [{ ...found, interval: days }];
  });
}

interface Listed {
  readonly entries: readonly ListEntry[];
  readonly succession: Succession;
}

function toEntry(entry: ListEntry, { number, interval, steps }: FollowedNumber, listed: Listed): ListEntry {
  const last = steps.at(-1);
  if (last === undefined) return { ...entry, interval };
  const succeeds = { number: entry.prefix, on: last.on, revision: last.revision };
  const followed: ListEntry = { ...entry, prefix: number, interval, succeeds };
  const others = originsOf(last, listed.succession).filter(
    (origin) => !isListed(origin, entry, listed.entries),
  );
  if (others.length === 0) return followed;
  const limit = `goods of the former number ${formatHtsNumber(toHtsNumber(last.from ?? ''))}, not of ${others.map((one) => formatHtsNumber(toHtsNumber(one))).join(' or ')}`;
  return { ...followed, qualifier: entry.qualifier === null ? limit : `${entry.qualifier}; ${limit}` };
}

function originsOf({ to, on }: SuccessionStep, succession: Succession): readonly string[] {
  return succession
    .listStepsTo(to ?? '')
    .flatMap((step) => (step.on === on && step.from !== null ? [step.from] : []));
}

/** Whether the list has the number or a prefix of it, in the same words, on a day within the entry. */
function isListed(number: string, entry: ListEntry, entries: readonly ListEntry[]): boolean {
  return entries.some(
    (other) =>
      number.startsWith(other.prefix) &&
      other.qualifier === entry.qualifier &&
      !other.except.some((taken) => number.startsWith(taken)) &&
      intersect(other.interval, entry.interval) !== null,
  );
}
