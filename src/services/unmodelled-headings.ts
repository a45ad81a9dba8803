import { RecentlyUsed } from '../store/snapshot/recently-used.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';
import type { CalendarDate } from '../terms/calendar-date.js';
import { selectFrom } from '../terms/frozen-lists.js';
import { formatHtsNumber, toHtsNumber } from '../terms/hts-number.js';
import { contains, isBefore } from '../terms/interval.js';

/** A Chapter 99 heading on which schedule and rules disagree. */
export interface UnmodelledHeading {
  readonly heading: string;
  /** `unmodelled`: printed, but no rule covers it. `expired`: no longer printed, but a rule still applies. */
  readonly state: 'unmodelled' | 'expired';
  /** Empty: the wording is not available. */
  readonly description: string;
  /** The first day of the wording; for an expired heading, the requested day. */
  readonly since: CalendarDate;
}

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
const expiredByDay = new WeakMap<Snapshot, RecentlyUsed<CalendarDate, ByHeading>>();

function findExpired(snapshot: Snapshot, date: CalendarDate): ByHeading {
  const days = expiredByDay.get(snapshot) ?? new RecentlyUsed<CalendarDate, ByHeading>(DAYS_KEPT);
  expiredByDay.set(snapshot, days);
  return days.get(date, () => listExpired(snapshot, date));
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
