import { addYears, toFirstOfMonth, type CalendarDate } from '../../terms/calendar-date.js';
import { compareDates, isBefore } from '../../terms/interval.js';
import type { EventRecord, OrderRecord } from '../records.js';

/** The five-year clock of one order. */
export interface SunsetClock {
  readonly order: OrderRecord;
  /** The order, or its last continuation: the day the clock runs from. */
  readonly runsFrom: CalendarDate;
  readonly runsFromKind: 'order' | 'continuation';
  /** Computed: at the latest 30 days before the fifth anniversary, in practice the first of the month before. */
  readonly initiationBy: CalendarDate;
  /** Computed: the fifth anniversary (19 USC 1675(c)(1)). */
  readonly fifthAnniversary: CalendarDate;
  /** A recorded notice of initiation of the review. Null: none. */
  readonly initiated: EventRecord | null;
}

const BINDING = new Set(['active', 'suspension_agreement', 'active_2020_unconfirmed']);
const REVIEW_YEARS = 5;

/** Null: the order is not in force, or its date is not known. */
export function sunsetClockOf(order: OrderRecord, events: readonly EventRecord[]): SunsetClock | null {
  if (!BINDING.has(order.status) || order.orderDate === null) return null;
  const continuation = continuationOf(order, events);
  const runsFrom = continuation ?? order.orderDate;
  const fifthAnniversary = addYears(runsFrom, REVIEW_YEARS);
  const initiated = events.find(
    ({ eventType, eventDate, title }) =>
      eventType === 'sunset' && isBefore(runsFrom, eventDate) && /institution|initiation/i.test(title),
  );
  return {
    order,
    runsFrom,
    runsFromKind: continuation === null ? 'order' : 'continuation',
    initiationBy: toFirstOfMonth(fifthAnniversary, -1),
    fifthAnniversary,
    initiated: initiated ?? null,
  };
}

/** The last continuation known from the list of orders or from a notice. */
function continuationOf(order: OrderRecord, events: readonly EventRecord[]): CalendarDate | null {
  const days = events
    .filter(({ eventType, title }) => eventType === 'sunset' && /continuation/i.test(title))
    .map(({ eventDate }) => eventDate);
  if (order.lastSunsetOn !== null) days.push(order.lastSunsetOn);
  return days.sort(compareDates).at(-1) ?? null;
}

/** Clocks whose fifth anniversary lies in [`from`, `to`), the earliest first. */
export function buildSunsetCalendar(
  clocks: readonly SunsetClock[],
  from: CalendarDate,
  to: CalendarDate,
): readonly SunsetClock[] {
  return clocks
    .filter(({ fifthAnniversary }) => !isBefore(fifthAnniversary, from) && isBefore(fifthAnniversary, to))
    .sort(
      (left, right) =>
        compareDates(left.fifthAnniversary, right.fifthAnniversary) ||
        (left.order.caseNumber < right.order.caseNumber ? -1 : 1),
    );
}
