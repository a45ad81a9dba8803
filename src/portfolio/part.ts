import type { Country } from '../terms/country.js';
import type { Decimal } from '../terms/decimal.js';

/** One part that is imported again and again. Null: the list does not say. */
export interface Part {
  /** Its row in the file, from 1. */
  readonly row: number;
  readonly partNumber: string | null;
  readonly description: string | null;
  /** As printed; the service reads it. */
  readonly hts: string | null;
  readonly origin: Country | null;
  readonly spi: string | null;
  readonly supplier: string | null;
  readonly transport: string | null;
  /** AD/CVD case numbers that the goods are entered under, and that they are not, as printed. */
  readonly adcvdDeclared: string | null;
  readonly adcvdDisclaimed: string | null;
  /** Customs value of a year in USD: as stated, or unit value x quantity. */
  readonly annualValue: Decimal | null;
  readonly unitValue: Decimal | null;
  readonly annualQuantity: Decimal | null;
  /** Percent of the customs value. */
  readonly steel: Decimal | null;
  readonly aluminum: Decimal | null;
  readonly copper: Decimal | null;
  /** Answers to facts of the vocabulary by their keys, as printed. */
  readonly facts: Readonly<Record<string, string>>;
  /** Quantities of a year by unit code. */
  readonly measures: Readonly<Record<string, Decimal>>;
}

export interface PartNote {
  readonly row: number;
  readonly field: string;
  readonly printed: string;
  readonly why: string;
}

export interface PartsReport {
  readonly sheet: string | null;
  readonly headerRow: number;
  readonly columns: Readonly<Record<string, string>>;
  readonly unknownColumns: readonly string[];
  readonly rows: number;
  readonly parts: number;
  /** The first of the rows that are no parts; `notes` are the first cells that cannot be read. */
  readonly skipped: readonly { readonly row: number; readonly why: string }[];
  readonly notes: readonly PartNote[];
}
