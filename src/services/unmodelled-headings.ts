import type { UnmodelledHeading } from '../generated/schema-types.js';
import { RecentlyUsed } from '../store/snapshot/recently-used.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { selectFrom } from '../terms/frozen-lists.js';
import { formatHtsNumber, toHtsNumber } from '../terms/hts-number.js';
import { contains, isBefore } from '../terms/interval.js';
import { onceFor } from '../terms/lazily.js';

const CHAPTER = '99';
/** Subchapter III: temporary modifications by law and proclamation, the headings that rules are about. */
const SUBCHAPTER = '9903';
const HEADING_DIGITS = 8;

interface Found {
  readonly date: CalendarDate;
  readonly headings: readonly UnmodelledHeading[];
}

/** A snapshot never changes, and nearly every request is about the same day. */
const lastFound = new WeakMap<Snapshot, Found>();

/**
 * Headings added since the first archived day that no rule covers, and headings that rules still apply although the
 * schedule no longer prints them, by number.
 */
export function findUnmodelled(snapshot: Snapshot, date: CalendarDate): readonly UnmodelledHeading[] {
  const known = lastFound.get(snapshot);
  if (known?.date === date) return known.headings;
  const headings = [...findNew(snapshot, date), ...findExpired(snapshot, date).values()].sort(
    (left, right) => (left.heading < right.heading ? -1 : 1),
  );
  lastFound.set(snapshot, { date, headings });
  return headings;
}

/** Those of the headings that rules apply on a day whose schedule no longer prints them. */
export function selectExpired(
  headings: readonly string[],
  snapshot: Snapshot,
  date: CalendarDate,
): readonly string[] {
  const expired = findExpired(snapshot, date);
  return selectFrom(headings, (heading) => expired.has(heading));
}

function findNew(snapshot: Snapshot, date: CalendarDate): readonly UnmodelledHeading[] {
  const covered = new Set(snapshot.rules.map(({ rule }) => rule.heading));
  return snapshot.listChapterRows(CHAPTER, date).flatMap(({ row }) => {
    const { htsNumber: number, description, legal } = row;
    if (number === null || number.length !== HEADING_DIGITS || !number.startsWith(SUBCHAPTER)) return [];
    const heading = formatHtsNumber(number);
    const isNew = legal.from !== null && isBefore(snapshot.coverage.firstDate, legal.from);
    return isNew && !covered.has(heading)
      ? [{ heading, state: 'unmodelled' as const, description, since: legal.from }]
      : [];
  });
}

type ByHeading = ReadonlyMap<string, UnmodelledHeading>;

/** Those of a day rest on the rules in force and the printed rows; a caller goes on about the same few years. */
const DAYS_KEPT = 2_048;
const expiredByDay = onceFor((_snapshot: Snapshot) => new RecentlyUsed<CalendarDate, ByHeading>(DAYS_KEPT));

function findExpired(snapshot: Snapshot, date: CalendarDate): ByHeading {
  return expiredByDay(snapshot).get(date, () => listExpired(snapshot, date));
}

function listExpired(snapshot: Snapshot, date: CalendarDate): ByHeading {
  const found = new Map<string, UnmodelledHeading>();
  for (const { rule } of snapshot.rules) {
    const { heading, interval } = rule;
    if (found.has(heading) || !/^9903\.\d\d\.\d\d$/.test(heading) || !contains(interval, date)) continue;
    const number = toHtsNumber(heading.replaceAll('.', ''));
    if (!snapshot.wasPrinted(number) || snapshot.findRow(number, date) !== null) continue;
    const description = snapshot.catalog.chapter99.get(heading)?.at(-1)?.description ?? '';
    found.set(heading, { heading, state: 'expired', description, since: date });
  }
  return found;
}
