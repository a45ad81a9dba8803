import { parseCalendarDate, toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { ALWAYS, compareDates, contains, isEmpty, type Interval } from '../../terms/interval.js';
import { parsePeriod, toStoredInterval } from '../rules/period.js';
import { cellOf, readOptionalCell, SourceRowError, type SourceRow } from '../text/csv-table.js';
import { requireValue } from '../text/read-cell.js';

/** A number of a scope list with its exclusions and interval. */
export interface ListEntry {
  readonly prefix: string;
  readonly except: readonly string[];
  readonly qualifier: string | null;
  readonly remark: string | null;
  readonly origin: string | null;
  readonly interval: Interval;
  readonly publishedFrom: CalendarDate | null;
  /** The listed number whose goods this one took over, and when; absent: the number itself is listed. */
  readonly succeeds?: { readonly number: string; readonly on: CalendarDate; readonly revision: string };
}

/**
 * Reads a list row: `hts` (4 to 10 digits), `from` and `to` (first and last day, inclusive), and optionally `article`
 * (the article it is limited to), `except` (excluded numbers, separated by spaces), `remark`, `source` (the note or
 * document) and `published` (the day it was printed, where a correction was retroactive).
 */
export function readListEntry(row: SourceRow): ListEntry {
  const prefix = cellOf(row, 'hts');
  if (!/^\d{4}(\d{2}){0,3}$/.test(prefix))
    throw new SourceRowError(row, `hts: "${prefix}" is not 4, 6, 8 or 10 digits`);
  const optional = (column: string): string | null =>
    column in row.cells ? readOptionalCell(row, column) : null;
  const except = (optional('except') ?? '').split(' ').filter((number) => number !== '');
  const stranger = except.find((number) => !number.startsWith(prefix));
  if (stranger !== undefined) throw new SourceRowError(row, `except: ${stranger} is not under ${prefix}`);
  const published = optional('published');
  return {
    prefix,
    except,
    qualifier: optional('article'),
    remark: optional('remark'),
    origin: optional('source'),
    interval: readInterval(optional('from'), optional('to'), row),
    publishedFrom: published === null ? null : requireValue(row, 'published', parseCalendarDate(published)),
  };
}

function readInterval(first: string | null, last: string | null, row: SourceRow): Interval {
  if (first === null && last === null) return ALWAYS;
  const period = requireValue(row, 'from', parsePeriod(first ?? '', last ?? ''));
  if (period.kind === 'unknown') throw new SourceRowError(row, 'from: empty, but to is stated');
  return toStoredInterval(period);
}

/**
 * Merges consecutive periods of one number into one entry: lists define scope, and rules hold the rates of the periods.
 * Entries are sorted by number, so the source's row order does not matter.
 */
export function mergeEntries(entries: readonly ListEntry[]): readonly ListEntry[] {
  const merged = new Map<string, ListEntry[]>();
  for (const entry of [...entries].sort(compareEntries)) {
    const same = merged.get(identityOf(entry)) ?? [];
    const last = same.at(-1);
    if (last !== undefined && continues(last.interval, entry.interval)) {
      same[same.length - 1] = {
        ...last,
        interval: { from: last.interval.from, to: laterEnd(last.interval.to, entry.interval.to) },
      };
    } else same.push(entry);
    merged.set(identityOf(entry), same);
  }
  return [...merged.values()].flat().sort(compareEntries);
}

function identityOf(entry: ListEntry): string {
  return JSON.stringify([
    entry.prefix,
    entry.except,
    entry.qualifier,
    entry.remark,
    entry.origin,
    entry.publishedFrom,
  ]);
}

function continues(earlier: Interval, later: Interval): boolean {
  if (isEmpty(earlier) || isEmpty(later)) return earlier.from === later.from && earlier.to === later.to;
  return later.from === null || earlier.to === later.from || contains(earlier, later.from);
}

function laterEnd(left: CalendarDate | null, right: CalendarDate | null): CalendarDate | null {
  if (left === null || right === null) return null;
  return compareDates(left, right) > 0 ? left : right;
}

function compareEntries(left: ListEntry, right: ListEntry): number {
  if (left.prefix !== right.prefix) return left.prefix < right.prefix ? -1 : 1;
  const byStart = compareDates(left.interval.from ?? EARLIEST, right.interval.from ?? EARLIEST);
  if (byStart !== 0) return byStart;
  const [one, other] = [identityOf(left), identityOf(right)];
  return one < other ? -1 : one > other ? 1 : 0;
}

const EARLIEST = toCalendarDate('1900-01-01');
