import { toCalendarDate, type CalendarDate } from '../../../terms/calendar-date.js';
import { compareDates, contains, isEmpty, type Interval } from '../../../terms/interval.js';
import { parsePeriod, periodColumns } from '../law/period.js';
import { cellOf, SourceRowError, type SourceRow } from '../sources/csv-table.js';
import { readDate, readParts, valueIn } from '../sources/read-cell.js';
import type { ListShape } from './list-shape.js';
import { readListWords } from './words.js';

/** A number of a scope list with what is taken out of it and when it counts. */
export interface ListEntry {
  readonly prefix: string;
  readonly except: readonly string[];
  readonly qualifier: string | null;
  readonly remark: string | null;
  readonly origin: string | null;
  readonly interval: Interval;
  readonly publishedFrom: CalendarDate | null;
  /** The listed number whose goods this one took over, and when; absent: the number is listed itself. */
  readonly succeeds?: { readonly number: string; readonly on: CalendarDate; readonly revision: string };
}

/** Reads a list row by the shape of its file. */
export function readListEntry(row: SourceRow, shape: ListShape): ListEntry {
  const prefix = cellOf(row, shape.prefix);
  if (!/^\d{4}(\d{2}){0,3}$/.test(prefix))
    throw new SourceRowError(row, `${shape.prefix}: "${prefix}" is not 4, 6, 8 or 10 digits`);
  const words = readListWords(shape.words === null ? '' : cellOf(row, shape.words));
  const printed =
    shape.except === null
      ? []
      : readParts(row, shape.except, ';').map((number) => number.replaceAll('.', ''));
  const except = [...new Set([...printed, ...words.except])].sort();
  const interval = readInterval(row, shape);
  const published = shape.published === null ? null : readDate(row, shape.published);
  return {
    prefix,
    except: except.filter((number) => number.startsWith(prefix)),
    qualifier: words.qualifier ?? stampingOf(row),
    remark: words.remark,
    origin:
      shape.origin
        .map((column) => cellOf(row, column))
        .filter(Boolean)
        .join('; ') || null,
    interval,
    publishedFrom:
      published !== null && interval.from !== null && compareDates(published, interval.from) > 0
        ? published
        : null,
  };
}

/** Some lists name the article in the name of the list: `...-2020-(bumper/body-stampings-only)`. */
function stampingOf(row: SourceRow): string | null {
  const named = /\(([^()]{1,80})-only\)$/.exec(row.cells.list ?? '');
  return named ? (named[1] as string).replaceAll('-', ' ') : null;
}

function readInterval(row: SourceRow, shape: ListShape): Interval {
  if (shape.from === null) return { from: null, to: null };
  const last = shape.to === null ? '' : cellOf(row, shape.to);
  const period = valueIn(row, shape.from, parsePeriod(cellOf(row, shape.from), last));
  if (period.kind === 'unknown')
    throw new SourceRowError(row, `${shape.from}: empty; a list row says when it begins`);
  return periodColumns(period);
}

/**
 * One entry for consecutive periods of the same number: a list is about scope, the rates of its periods are in the
 * rules. The order is that of the numbers, so that the source's order of rows does not show.
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
