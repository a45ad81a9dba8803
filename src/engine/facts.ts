import type { CalendarDate } from '../terms/calendar-date.js';
import type { Country } from '../terms/country.js';
import type { Decimal } from '../terms/decimal.js';
import type { UnitCode } from '../terms/unit.js';

/**
 * The answer to one fact key: a boolean, a plain decimal, a date, a country (`UN`: unknown, as reported to
 * CBP) or a code, as the key's type says.
 */
export type FactValue = boolean | Decimal | string;

export type Transport = 'ocean' | 'air' | 'truck' | 'rail';

/** What the caller says of the goods. A key that is absent was not stated; it is never taken as zero. */
export interface ShipmentFacts {
  /** Null: not stated. Layers that depend on the origin stay undetermined. */
  readonly countryOfOrigin: Country | null;
  readonly entryDate: CalendarDate;
  /** Customs value (19 USC 1401a) in USD. Null: not stated; amounts stay null and only rates are given. */
  readonly enteredValue: Decimal | null;
  /** Quantities and component values by unit code. */
  readonly measures: ReadonlyMap<UnitCode, Decimal>;
  readonly transport: Transport | null;
  /** Stated facts by key of the fact vocabulary (`spi`, `loading_date`, `steel_content_value` ...). */
  readonly stated: ReadonlyMap<string, FactValue>;
  /** AD/CVD cases the importer declares (true) or disclaims (false) for the goods. Absent: none. */
  readonly declaredCases?: ReadonlyMap<string, boolean>;
}

/** Keys of type code whose answer may list several codes, with commas between: several notes may name the same goods. */
export const KEYS_WITH_SEVERAL: readonly string[] = ['named_product'];

/**
 * The key of the day of admission to a foreign-trade zone in privileged foreign status (19 CFR 146.41). It selects the law
 * that is read, so one law cannot tell what another day would come to: it is not varied.
 */
export const PRIVILEGED = 'ftz_pf_date';

/** The key of the preference program that is claimed, by its symbol. */
export const PREFERENCE = 'spi';

/** The answer to the key of a claim that nothing is claimed: as unstated, and no longer open. */
export const NOT_CLAIMED = 'none';
