import { calculateDuty } from '../../src/engine/calculate-duty.js';
import type { FactValue, ShipmentFacts } from '../../src/engine/facts.js';
import type { TariffLine } from '../../src/engine/law.js';
import type { DutyResult } from '../../src/engine/result.js';
import type { Snapshot } from '../../src/store/snapshot/snapshot.js';
import { toCalendarDate } from '../../src/terms/calendar-date.js';
import { toCountry } from '../../src/terms/country.js';
import { Decimal } from '../../src/terms/decimal.js';
import { parseHtsNumber } from '../../src/terms/hts-number.js';

/** The day of the first archived schedule, which lends its lines to the years before it. */
const LENT = toCalendarDate('2025-01-01');

export function lentLine(snapshot: Snapshot, digits: string): TariffLine {
  const number = parseHtsNumber(digits);
  if (!number.ok) throw new Error(number.message);
  return snapshot.findLine(number.value, LENT)!;
}

/** A shipment of 10,000 dollars. */
export function earlyFacts(
  [origin, date]: readonly [string, string],
  stated: Readonly<Record<string, FactValue>> = {},
): ShipmentFacts {
  return {
    countryOfOrigin: toCountry(origin),
    entryDate: toCalendarDate(date),
    enteredValue: new Decimal(10_000),
    measures: new Map(),
    transport: null,
    stated: new Map(Object.entries(stated)),
  };
}

export function earlyDuty(snapshot: Snapshot, line: TariffLine, facts: ShipmentFacts): DutyResult {
  return calculateDuty(facts, snapshot.lawFor(line, facts.countryOfOrigin, facts.entryDate));
}

/** The Chapter 99 layers of a result: `9903.88.15 750`. */
export function layersIn({ layers }: DutyResult): string[] {
  return layers
    .filter(({ kind }) => kind !== 'column')
    .map(({ heading, amount }) => `${heading} ${String(amount)}`);
}
