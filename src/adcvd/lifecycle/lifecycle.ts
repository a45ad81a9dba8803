import type { LifecycleStep } from '../../terms/adcvd-words.js';
import { toFirstOfMonth, type CalendarDate } from '../../terms/calendar-date.js';
import type { ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import { compareDates, isBefore } from '../../terms/interval.js';
import type { EventRecord, OrderRecord } from '../records.js';
import { sunsetClockOf } from './sunset-clock.js';

/** One step in the life of a case. */
export interface LifecycleEvent {
  readonly date: CalendarDate;
  readonly type: LifecycleStep;
  readonly title: string;
  readonly frCitation: string | null;
  readonly frDocument: string | null;
  readonly provenance: string;
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
  /** True: computed from the statute because no record gives it; the rule is in `provenance`. */
  readonly computed: boolean;
}

/** Every known event of a case in order, and the statutory milestones that no record gives. */
export function lifecycleOf(order: OrderRecord, events: readonly EventRecord[]): readonly LifecycleEvent[] {
  const recorded = [...events.map(toRecorded), ...ordersOwnDates(order, events)];
  return [...recorded, ...milestones(order, events)].sort(
    (left, right) => compareDates(left.date, right.date) || Number(left.computed) - Number(right.computed),
  );
}

function toRecorded(event: EventRecord): LifecycleEvent {
  const {
    eventDate,
    eventType,
    title,
    frCitation,
    frDocument,
    provenance,
    confidence,
    sourceLabel: source,
  } = event;
  return {
    date: eventDate,
    type: eventType,
    title,
    frCitation,
    frDocument,
    provenance,
    confidence,
    source,
    computed: false,
  };
}

/** Dates from the list of orders that no notice repeats. */
function ordersOwnDates(order: OrderRecord, events: readonly EventRecord[]): readonly LifecycleEvent[] {
  const has = (type: LifecycleStep, date: CalendarDate): boolean =>
    events.some(({ eventType, eventDate }) => eventType === type && eventDate === date);
  const own: (readonly [CalendarDate | null, LifecycleStep, string])[] = [
    [order.orderDate, 'order', `${order.product} from ${order.countryName}: order`],
    [order.revokedOn, 'revocation', `${order.product} from ${order.countryName}: revocation`],
  ];
  return own.flatMap(([date, type, title]) =>
    date === null || has(type, date) ? [] : [{ ...fromOrder(order), date, type, title }],
  );
}

function milestones(order: OrderRecord, events: readonly EventRecord[]): readonly LifecycleEvent[] {
  const clock = sunsetClockOf(order, events);
  if (clock === null || order.orderDate === null) return [];
  const computed = {
    ...fromOrder(order),
    frCitation: null,
    frDocument: null,
    source: 'derived' as const,
    computed: true,
  };
  const list: LifecycleEvent[] = [
    {
      ...computed,
      date: clock.fifthAnniversary,
      type: 'sunset_anniversary',
      title: `Fifth anniversary of the ${clock.runsFromKind}: the five-year review is due`,
      provenance: `computed: five years from ${clock.runsFrom}, 19 USC 1675(c)(1)`,
    },
  ];
  const firstReview = toFirstOfMonth(order.orderDate, 12);
  if (
    !events.some(
      ({ eventType, eventDate }) => eventType === 'admin_review' && isBefore(eventDate, firstReview),
    )
  ) {
    list.push({
      ...computed,
      date: firstReview,
      type: 'review_window',
      title: 'First anniversary month: administrative reviews may be requested from here on, every year',
      provenance: 'computed: the anniversary month of the order, 19 CFR 351.213(b)',
    });
  }
  return list;
}

function fromOrder(order: OrderRecord) {
  const { frCitation, frDocument, provenance, confidence, sourceLabel: source } = order;
  return { frCitation, frDocument, provenance, confidence, source, computed: false };
}
