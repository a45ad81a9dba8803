import { parseCalendarDate, toCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { ALWAYS, toHalfOpenInterval, isEmpty, type Interval } from '../../terms/interval.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';

/** When a row applies: unknown (its first day is not printed), never (withdrawn before it began), or an interval. */
export type Period =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'never'; readonly from: CalendarDate }
  | { readonly kind: 'known'; readonly interval: Interval };

/** The first entry date answered; rows that ended before it are kept but never asked for. */
export const FIRST_ANSWERED = toCalendarDate('2025-01-01');

/** An ISO date, or null for an empty cell. */
export function parseOptionalDate(text: string): Parsed<CalendarDate | null> {
  return text.trim() === '' ? accept(null) : parseCalendarDate(text.trim());
}

/** Reads first and last day, both inclusive as the sources print them; an empty last day is open. */
export function parsePeriod(first: string, last: string): Parsed<Period> {
  const from = parseOptionalDate(first);
  if (!from.ok) return refuse(`from: ${from.message}`);
  const to = parseOptionalDate(last);
  if (!to.ok) return refuse(`to: ${to.message}`);
  if (from.value === null) return accept({ kind: 'unknown' });
  const interval = toHalfOpenInterval(from.value, to.value);
  return accept(isEmpty(interval) ? { kind: 'never', from: from.value } : { kind: 'known', interval });
}

/** A period as its row keeps it: an unknown one has no ends, a withdrawn one is empty. */
export function toStoredInterval(period: Period): Interval {
  if (period.kind === 'unknown') return ALWAYS;
  if (period.kind === 'never') return { from: period.from, to: period.from };
  return period.interval;
}
