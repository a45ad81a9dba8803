import { countDays, isLeapYear, partsOfDate, toNextDay, type CalendarDate } from '../terms/calendar-date.js';
import type { Decimal } from '../terms/decimal.js';
import { ZERO } from '../terms/decimal.js';
import type { InterestPeriod } from './read-audit-law.js';

export type InterestKind = 'underpayment' | 'overpayment' | 'corporateOverpayment';

export interface Interest {
  /** USD, rounded to the cent once. */
  readonly amount: Decimal;
  /** The last day for which a rate is published; later days are counted at the rate of that day. Null: all are. */
  readonly ratesKnownTo: CalendarDate | null;
}

/**
 * Interest on an amount, compounded daily (19 USC 1505(c), 26 USC 6622): an estimate, as Customs has not published
 * its method. The days run from the deposit to the end, which does not count itself.
 */
export function computeInterest(
  {
    principal,
    from,
    to,
    kind,
  }: {
    readonly principal: Decimal;
    readonly from: CalendarDate;
    readonly to: CalendarDate;
    readonly kind: InterestKind;
  },
  periods: readonly InterestPeriod[],
): Interest {
  const last = periods.at(-1);
  if (last === undefined || from >= to) return { amount: ZERO, ratesKnownTo: null };
  let factor = 1;
  for (const piece of splitByYear(from, to, periods)) {
    const yearly = piece.period[kind].toNumber() / 100;
    factor *= (1 + yearly / piece.daysInYear) ** piece.days;
  }
  const amount = principal.times(String(factor)).minus(principal).toDecimalPlaces(2);
  return { amount, ratesKnownTo: to > toNextDay(last.to) ? last.to : null };
}

interface Piece {
  readonly period: InterestPeriod;
  readonly days: number;
  readonly daysInYear: number;
}

/** Days before the first or after the last known quarter take its rate. */
function splitByYear(
  from: CalendarDate,
  to: CalendarDate,
  periods: readonly InterestPeriod[],
): readonly Piece[] {
  const pieces: Piece[] = [];
  let day = from;
  while (day < to) {
    const [year] = partsOfDate(day);
    const period = periods.find((one) => day <= one.to) ?? periods.at(-1)!;
    const endOfYear = `${year + 1}-01-01` as CalendarDate;
    const endOfPeriod = day <= period.to ? toNextDay(period.to) : to;
    const end = [to, endOfYear, endOfPeriod].reduce((least, one) => (one < least ? one : least));
    pieces.push({ period, days: countDays(day, end), daysInYear: isLeapYear(year) ? 366 : 365 });
    day = end;
  }
  return pieces;
}
