import type { CaseEvent, OrderType } from './adcvd-words.js';
import { addMonths, type CalendarDate } from './calendar-date.js';
import { isBefore, type Interval } from './interval.js';

/** What of a notice tells whether Commerce found dumping or a subsidy. */
interface Determination {
  readonly caseNumber: string;
  readonly eventDate: CalendarDate;
  readonly eventType: CaseEvent;
  readonly title: string;
}

interface Order {
  readonly caseNumber: string;
  readonly orderType: OrderType;
  /** Null: not known. */
  readonly orderDate: CalendarDate | null;
}

/** The days before an order on which deposits may be due, as provisional measures. */
export type ProvisionalDays = Interval & { readonly from: CalendarDate };

/** Commerce alone determines so; notices of the Trade Commission and postponements say otherwise. */
const AFFIRMATIVE = /\b(?:preliminary|final) affirmative\b|\bamended preliminary determination\b/i;

/** An investigation ends within a year of its first determination (19 USC 1671d, 1673d): earlier ones led to no order. */
const MONTHS_OF_AN_INVESTIGATION = 12;

/** Four months, or six where an exporter asks for a later determination of dumping (19 USC 1671b(d), 1673b(d)). */
const MOST_MONTHS: Readonly<Record<OrderType, number>> = { AD: 6, CVD: 4 };

/**
 * The days of each case from the first affirmative determination held until the order, or until provisional measures
 * end at the latest. Cases without a determination are left out.
 */
export function findProvisionalDays(
  orders: readonly Order[],
  events: readonly Determination[],
): ReadonlyMap<string, ProvisionalDays> {
  const known = new Map(orders.map((order) => [order.caseNumber, order]));
  const days = new Map<string, ProvisionalDays>();
  for (const event of events) {
    const order = known.get(event.caseNumber);
    if (order === undefined || !ledTo(order, event)) continue;
    const { eventDate: from } = event;
    const earlier = days.get(event.caseNumber);
    if (earlier !== undefined && !isBefore(from, earlier.from)) continue;
    const end = addMonths(from, MOST_MONTHS[order.orderType]);
    const { orderDate } = order;
    days.set(event.caseNumber, {
      from,
      to: orderDate !== null && isBefore(orderDate, end) ? orderDate : end,
    });
  }
  return days;
}

function ledTo({ orderDate }: Order, { eventDate, eventType, title }: Determination): boolean {
  if (orderDate === null || (eventType !== 'preliminary' && eventType !== 'final')) return false;
  const isOfAnother = isBefore(addMonths(eventDate, MONTHS_OF_AN_INVESTIGATION), orderDate);
  return isBefore(eventDate, orderDate) && !isOfAnother && AFFIRMATIVE.test(title);
}
