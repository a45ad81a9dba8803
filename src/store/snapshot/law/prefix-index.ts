import type { CalendarDate } from '../../../terms/calendar-date.js';
import { addToList } from '../../../terms/group-by.js';
import { toReportingDigits, type HtsNumber } from '../../../terms/hts-number.js';
import { contains } from '../../../terms/interval.js';
import { isRead } from '../published.js';
import type { ListEntry, ListHit, ListSelection } from './scope.js';

/** A legal date and the day whose text is read; null: the text as last published. */
export interface ReadingDay {
  readonly date: CalendarDate;
  readonly published: CalendarDate | null;
}

/** List entries by prefix: the entries that may cover a line take as many look-ups as there are prefix lengths. */
export class PrefixIndex {
  private readonly hits = new Map<string, ListHit[]>();
  /** Longest first. */
  private readonly lengths: readonly number[];

  constructor(selections: Iterable<ListSelection>) {
    const lengths = new Set<number>();
    for (const selection of selections) {
      for (const entry of selection.entries) {
        lengths.add(entry.prefix.length);
        addToList(this.hits, entry.prefix, { selection, entry });
      }
    }
    this.lengths = [...lengths].sort((left, right) => right - left);
  }

  /**
   * The entries in force on the date that cover the line, longest prefix first within each selection. An eight-digit
   * line is read as its reporting number, suffix 00.
   */
  matches(
    line: HtsNumber,
    { date, published }: ReadingDay,
  ): ReadonlyMap<ListSelection, readonly ListEntry[]> {
    const digits = toReportingDigits(line);
    const matched = new Map<ListSelection, ListEntry[]>();
    for (const length of this.lengths) {
      for (const { selection, entry } of this.hits.get(digits.slice(0, length)) ?? []) {
        if (!contains(entry.legal, date) || !isRead(entry.published, published)) continue;
        if (entry.exceptNumbers.some((taken) => digits.startsWith(taken))) continue;
        addToList(matched, selection, entry);
      }
    }
    return matched;
  }
}

/** What one selection states for a line. */
export interface Listing {
  /** Digits of the longest entry that covers the line. */
  readonly listedAs: string;
  /** The articles the line is limited to, joined by "; or"; null when one entry covers the whole prefix. */
  readonly qualifier: string | null;
}

/** The longest prefix wins; entries of that length for different articles are alternatives. */
export function listingOf(entries: readonly ListEntry[]): Listing {
  const listedAs = (entries[0] as ListEntry).prefix;
  const qualifiers = new Set(
    entries.filter((entry) => entry.prefix === listedAs).map((entry) => entry.qualifier),
  );
  return { listedAs, qualifier: qualifiers.has(null) ? null : [...qualifiers].join('; or ') };
}
