import type { QueryAdcvdSunsetCalendarArgs } from '../../generated/schema-types.js';
import { toCsv } from '../../terms/csv.js';
import { lifecycleOf } from '../../adcvd/lifecycle/lifecycle.js';
import { buildSunsetCalendar, type SunsetClock } from '../../adcvd/lifecycle/sunset-clock.js';
import { addYears, parseCalendarDate, toNextDay } from '../../terms/calendar-date.js';
import { toICalendar, type DayEvent } from '../../terms/i-calendar.js';
import { isBefore } from '../../terms/interval.js';
import { defineLazyMembers } from '../lazy-members.js';
import type { ServiceContext } from '../service-context.js';
import { libraryOf, requireOrder } from './library.js';
import { OrderView, presentClock } from './order-view.js';
import { presentEvent } from './present-records.js';
import { InputReader } from './read-input.js';

/** The life of one case: recorded events and computed milestones. */
export function getAdcvdLifecycle({ caseNumber }: { readonly caseNumber: string }, context: ServiceContext) {
  const reader = new InputReader();
  const number = reader.readCaseNumber(caseNumber);
  reader.finish();
  const library = libraryOf(context);
  const order = requireOrder(library, number!);
  const events = lifecycleOf(order, library.eventsOf(order.caseNumber));
  return { order: new OrderView(library, order), events: events.map(presentEvent) };
}

const LONGEST_SPAN_YEARS = 10;

/** Five-year reviews that fall due within a span of days, both ends included. */
export function getSunsetCalendar({ filter }: QueryAdcvdSunsetCalendarArgs, context: ServiceContext) {
  const reader = new InputReader();
  const from = reader.parse('from', filter?.from, parseCalendarDate) ?? context.today;
  const to = reader.parse('to', filter?.to, parseCalendarDate) ?? addYears(from, 1);
  if (isBefore(to, from)) reader.refuse('to', `${to} is before ${from}: give a later day`);
  if (isBefore(addYears(from, LONGEST_SPAN_YEARS), to))
    reader.refuse('to', `give at most ${LONGEST_SPAN_YEARS} years at once`);
  const country = reader.readCountry(filter?.country);
  const orderType = reader.oneOf('orderType', filter?.orderType, ['AD', 'CVD'] as const);
  reader.finish();
  const library = libraryOf(context);
  const clocks = buildSunsetCalendar(library.listSunsetClocks(), from, toNextDay(to)).filter(
    ({ order }) =>
      (country === null || order.country === country) &&
      (orderType === null || order.orderType === orderType),
  );
  const entries = clocks.map((clock) => presentClock(library, clock));
  return asText(
    { from, to, entries },
    {
      csv: () => clocksAsCsv(clocks),
      calendar: () => toICalendar(clocks.map(toDayEvent), 'Sunset calendar', context.today),
    },
  );
}

/** All day on the fifth anniversary. */
function toDayEvent({
  order,
  fifthAnniversary,
  initiationBy,
  runsFrom,
  runsFromKind,
}: SunsetClock): DayEvent {
  return {
    uid: `sunset-${order.caseNumber}-${fifthAnniversary}@dutygraph`,
    day: fifthAnniversary,
    summary: `Five-year review: ${order.caseNumber} ${order.product} (${order.countryName})`,
    description: `Fifth anniversary of the ${runsFromKind} of ${runsFrom} (19 USC 1675(c)(1)), computed. Initiation expected by ${initiationBy}.`,
    reminder: null,
  };
}

const asText = defineLazyMembers('csv', 'calendar');

function clocksAsCsv(clocks: readonly SunsetClock[]): string {
  const header =
    'caseNumber,orderType,product,country,runsFrom,runsFromKind,initiationBy,fifthAnniversary,initiatedOn'.split(
      ',',
    );
  return toCsv(
    header,
    clocks.map(({ order, runsFrom, runsFromKind, initiationBy, fifthAnniversary, initiated }) => [
      order.caseNumber,
      order.orderType,
      order.product,
      order.countryName,
      runsFrom,
      runsFromKind,
      initiationBy,
      fifthAnniversary,
      initiated?.eventDate ?? null,
    ]),
  );
}
