import type { CalendarDate } from '../terms/calendar-date.js';
import type { Citation, Cited, ConfidenceLabel, SourceLabel } from '../terms/citation.js';
import type { TariffEventType } from '../terms/tariff-event-type.js';
import type { Country } from '../terms/country.js';
import {
  day,
  decimal,
  flag,
  instant,
  json,
  list,
  listOf,
  optional,
  period,
  text,
  whole,
  wholeOf,
  words,
} from './column.js';
import { defineTable } from './table.js';

/** How fresh a data set is and how far it reaches. */
export const DATASET_HEALTH = defineTable('dataset_health', {
  dataset: text(),
  title: optional(text()),
  health: words<'healthy' | 'stale' | 'error' | 'unknown'>(),
  /** When its sources were last read; null: never, or not known. */
  lastRefreshed: optional(instant()),
  /** Date and name of the newest source held; null: none was read, or not known. */
  sourceDate: optional(day()),
  sourceName: optional(text()),
  /** Later publications known but not loaded, by date; null: none is known. */
  notLoaded: optional(json<readonly { readonly name: string; readonly date: CalendarDate }[]>()),
  /** The days the data covers; its end is the first day not verified. */
  coverage: period(),
  rowCount: whole(),
  sources: json<readonly unknown[]>(),
  detail: optional(text()),
});

/** A document that rows cite. */
export const DOCUMENT = defineTable('document', {
  number: text(),
  kind: text(),
  title: optional(text()),
  frCitation: optional(text()),
  frDocument: optional(text()),
  url: optional(text()),
  publishedOn: optional(day()),
  locator: optional(text()),
  sourceLabel: words<SourceLabel>(),
});

export const COUNTRY = defineTable('country', {
  iso2: words<Country>(),
  name: text(),
  rateColumn: wholeOf<1 | 2>(),
  /** First day of column 2 treatment; null: not in column 2, or since before the schedule begins. */
  column2From: optional(day()),
  euMember: flag(),
  ftaSpi: list(),
  preferenceSpi: list(),
  insideUsCustomsTerritory: flag(),
  remarks: optional(text()),
});

/** A special program symbol over one period. */
export const SPI_PROGRAM = defineTable('spi_program', {
  symbol: text(),
  program: text(),
  /** `ALL` alone: the program does not depend on origin. */
  eligibleCountries: listOf<Country | 'ALL'>(),
  /** Articles that the symbol excludes, or that it covers only elsewhere. */
  excludedArticlesMarker: optional(text()),
  /** The general note itself frees the goods: the schedule prints no rate for the symbol. */
  freesByNote: flag(),
  /** Prefixes of the numbers that the note excepts. */
  exceptNumbers: list(),
  generalNote: optional(text()),
  legalBasis: optional(text()),
  legal: period(),
  /** As in the source: in_force, lapsed, terminated, retroactive ... */
  status: text(),
  ruleOfOrigin: optional(text()),
  mpfExempt: optional(text()),
  mpfNote: optional(text()),
  citationText: text(),
  citations: json<Cited>(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
});

export const FEE = defineTable('fee', {
  /** mpf | hmf */
  fee: text(),
  variant: text(),
  fiscalYear: optional(whole()),
  legal: period(),
  ratePct: optional(decimal()),
  minimum: optional(decimal()),
  maximum: optional(decimal()),
  flatAmount: optional(decimal()),
  citationText: text(),
  citations: json<Cited>(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
});

/** Who is exempt from a fee. */
export const FEE_EXEMPTION = defineTable('fee_exemption', {
  exemptionKey: text(),
  fee: text(),
  spiSymbols: list(),
  countries: listOf<Country>(),
  exempt: flag(),
  conditionText: text(),
  legal: period(),
  citations: json<Cited>(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
});

export const PGA_AGENCY = defineTable('pga_agency', {
  agency: text(),
  name: text(),
  messageCode: optional(text()),
  flagCodes: list(),
  subject: text(),
  citationText: text(),
  citations: json<readonly Citation[]>(),
  status: text(),
});

/** A partner agency that regulates goods under a prefix; the longest prefix wins per agency and program. */
export const PGA_FLAG = defineTable('pga_flag', {
  /** Digits. */
  prefix: text(),
  agency: text(),
  flagCode: optional(text()),
  program: text(),
  requirement: words<'required' | 'may_be_required'>(),
  description: text(),
  legal: period(),
  citationText: text(),
  citations: json<readonly Citation[]>(),
  confidence: words<ConfidenceLabel>(),
  sourceLabel: words<SourceLabel>(),
});

/** A dated act of tariff law. */
export const TARIFF_EVENT = defineTable('tariff_event', {
  eventDate: day(),
  title: text(),
  eventType: words<TariffEventType>(),
  authority: text(),
  authorityType: optional(text()),
  headings: list(),
  citationText: text(),
  citations: json<readonly Citation[]>(),
  confidence: optional(words<ConfidenceLabel>()),
  sourceLabel: words<SourceLabel>(),
});
