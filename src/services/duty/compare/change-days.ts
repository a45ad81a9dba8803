import type { AdcvdOrder } from '../../../store/snapshot/records.js';
import type { Snapshot } from '../../../store/snapshot/snapshot.js';
import { toNextDay, type CalendarDate } from '../../../terms/calendar-date.js';
import { toReportingDigits, type HtsNumber } from '../../../terms/hts-number.js';
import { compareDates, isBefore, type Interval } from '../../../terms/interval.js';
import { findProvisionalDays } from '../../../terms/provisional-measures.js';

export interface Goods {
  readonly number: HtsNumber;
  /** Null: not stated. */
  readonly origin: string | null;
  /** True: the goods are described, so that any order on the country may cover them. */
  readonly described: boolean;
  /** AD/CVD cases the importer names. */
  readonly named: ReadonlySet<string>;
  /** True: the answer uses rates or headings of other chapters, so any day of the schedule can change it. */
  readonly refersElsewhere: boolean;
  /** True: each day is read as published on it, so a wording can change the answer on the day it appears. */
  readonly asFiled: boolean;
  /** Days of the question before which the goods cannot be entered. */
  readonly enteredFrom: readonly CalendarDate[];
}

/**
 * Every day after `from` and up to `to` on which the duty on the goods can change, ascending; between these days the
 * law stays the same. Covers the schedule, rules, lists, stacking, programs, fees, the orders on the goods and their
 * rates, the first day on which the goods can be entered, and, read as filed, the publication of their wordings. Includes the first day beyond the known law.
 */
export function changeDaysOf(
  goods: Goods,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  snapshot: Snapshot,
): readonly CalendarDate[] {
  const { catalog, coverage } = snapshot;
  const orders = catalog.adcvd.orders.filter((order) => isOn(order, goods));
  const cases = new Set<string>(orders.map(({ caseNumber }) => caseNumber));
  const intervals: readonly Interval[] = [
    ...catalog.fees.map((fee) => fee.interval),
    ...catalog.feeExemptions.map((exemption) => exemption.legal),
    ...catalog.specialPrograms
      .filter(({ countries }) => [...countries].some((country) => country === goods.origin))
      .map((program) => program.interval),
    ...catalog.displacements.flatMap(({ interval, published }) =>
      goods.asFiled ? [interval, published] : [interval],
    ),
    { from: null, to: toNextDay(coverage.programsVerifiedTo) },
    { from: null, to: toNextDay(coverage.scheduleVerifiedTo) },
    ...orders.map((order) => ({ from: order.orderDate, to: order.revokedOn })),
    ...findProvisionalDays(orders, catalog.adcvd.events).values(),
    ...catalog.adcvd.rates.flatMap(({ caseNumber, legal }) => (cases.has(caseNumber) ? [legal] : [])),
  ];
  const ends = intervals.flatMap((interval) => [interval.from, interval.to]);
  const days = new Set([
    ...daysOfTheLaw(goods, snapshot),
    ...goods.enteredFrom,
    ...ends.filter((day) => day !== null),
  ]);
  return [...days].filter((day) => isBefore(from, day) && !isBefore(to, day)).sort(compareDates);
}

function daysOfTheLaw(
  { number, refersElsewhere, asFiled }: Goods,
  snapshot: Snapshot,
): readonly CalendarDate[] {
  const legal = refersElsewhere ? snapshot.changeDays : snapshot.changeDaysOf(number);
  if (!asFiled) return legal;
  return [...legal, ...(refersElsewhere ? snapshot.publicationDays : snapshot.publicationDaysOf(number))];
}

function isOn(order: AdcvdOrder, { number, origin, described, named }: Goods): boolean {
  if (named.has(order.caseNumber)) return true;
  if (order.country === null || order.country !== origin) return false;
  const digits = toReportingDigits(number);
  return (
    described ||
    order.htsPrefixes.some((prefix) => digits.startsWith(prefix) || prefix.startsWith(digits.slice(0, 8)))
  );
}
