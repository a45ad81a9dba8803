import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Citation, ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import type { Decimal } from '../../terms/decimal.js';
import type { Interval } from '../../terms/interval.js';
import type { OrderRecord, RateRecord, SegmentKind } from '../records.js';
import type { RespondentMatch } from '../respondents/respondent-index.js';
import {
  confidenceOn,
  describeRate,
  standingOf,
  type OrderPhase,
  type RateStanding,
} from './rate-at-date.js';

/** The kind of rate that applies: 19 CFR 351.107. */
export type RateKind =
  'company' | 'combination' | 'non_selected' | 'all_others' | 'country_wide' | 'excluded';

/** The cash deposit rate of one respondent of one case on one day. */
export interface RespondentRate {
  readonly kind: RateKind;
  /** In words: `86.01%`, `USD 2.69 per kg`. Null: no rate is known for the day. */
  readonly rateText: string | null;
  /** Null: specific, or not known. */
  readonly percent: Decimal | null;
  readonly usdPerKg: Decimal | null;
  /** The segment in force. Null: none is held for the day. */
  readonly row: RateRecord | null;
  readonly basis: SegmentKind | null;
  readonly segment: string | null;
  readonly interval: Interval | null;
  readonly currentAsOf: CalendarDate | null;
  /** Null: no segment is in force. */
  readonly standing: RateStanding | null;
  readonly phase: OrderPhase;
  /** Whether a deposit is due on the day. Null: not known. */
  readonly isDue: boolean | null;
  /** The company or group named by the segment. */
  readonly respondent: string | null;
  /** Why this rate applies, in words. */
  readonly reason: string;
  readonly exporterMatches: readonly RespondentMatch[];
  readonly producerMatches: readonly RespondentMatch[];
  /** Segments that may apply instead, by a fact that was not stated: a list of firms, a class of goods. */
  readonly alternatives: readonly RateRecord[];
  readonly citations: readonly Citation[];
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
}

export interface RateQuestion {
  readonly date: CalendarDate;
  readonly exporter: string | null;
  readonly producer: string | null;
}

export type Found = Pick<RespondentRate, 'phase' | 'isDue' | 'exporterMatches' | 'producerMatches'>;

interface Why {
  readonly kind: RateKind;
  readonly reason: string;
  readonly date: CalendarDate;
  readonly alternatives: readonly RateRecord[];
}

/** The answer that a segment in force gives. */
export function toAnswer(row: RateRecord, why: Why, found: Found): RespondentRate {
  const isCharged = row.rateType !== 'excluded';
  return {
    kind: why.kind,
    reason: why.reason + doubtsOf(row, why.date),
    rateText: describeRate(row),
    percent: isCharged && row.rateUnit === 'percent' ? row.rate : null,
    usdPerKg: isCharged && row.rateUnit === 'usd_per_kg' ? row.rate : null,
    row,
    basis: row.segmentKind,
    segment: row.segment,
    interval: row.legal,
    currentAsOf: row.currentAsOf,
    standing: standingOf(row, why.date),
    respondent: row.companyName,
    alternatives: why.alternatives,
    citations: row.citations,
    confidence: confidenceOn(row, why.date),
    source: row.sourceLabel,
    ...found,
  };
}

/** Remarks on a rate that may not be the deposit of the day. */
function doubtsOf(row: RateRecord, date: CalendarDate): string {
  const replaced =
    standingOf(row, date) === 'may_be_superseded'
      ? `; a notice of ${row.inDoubtFrom}, whose rates are not held, may have replaced it`
      : ageOf(row, date);
  const memory =
    row.sourceLabel === 'unverified' ? '; this rate is unverified: read the notice before relying on it' : '';
  return replaced + memory;
}

/** An old rate of a firm with no known successor does not prove today's deposit. */
function ageOf({ legal: interval, rateType }: RateRecord, date: CalendarDate): string {
  const years = Number(date.slice(0, 4)) - Number((interval.from ?? date).slice(0, 4));
  return rateType !== 'all_others' && interval.to === null && years > 2
    ? `; reviews after ${interval.from} may have replaced it, none is held`
    : '';
}

/** The answer where no segment is in force. */
export function noRate(
  { kind, order, reason }: { readonly kind: RateKind; readonly order: OrderRecord; readonly reason: string },
  found: Found,
): RespondentRate {
  return {
    kind,
    reason,
    rateText: null,
    percent: null,
    usdPerKg: null,
    row: null,
    basis: null,
    segment: null,
    interval: null,
    currentAsOf: null,
    standing: null,
    respondent: null,
    alternatives: [],
    citations: order.citations,
    confidence: order.confidence,
    source: order.sourceLabel,
    ...found,
  };
}

/** What became of a segment that ended without a successor in the data. */
export function replacedBy({ companyName, rate, legal: interval }: RateRecord): string {
  return `the rate of ${companyName}, ${rate.toFixed()}, was replaced on ${interval.to} by one that is not held`;
}
