import type { CalendarDate } from '../../terms/calendar-date.js';
import type { Citation, ConfidenceLabel, SourceLabel } from '../../terms/citation.js';
import type { Decimal } from '../../terms/decimal.js';
import type { Interval } from '../../terms/interval.js';
import type { OrderRecord, RateRecord } from '../records.js';
import {
  selectAccepted,
  type RespondentIndex,
  type RespondentMatch,
} from '../respondents/respondent-index.js';
import {
  basisOf,
  determinePhase,
  describeRate,
  findRowInForce,
  type OrderPhase,
  type RateBasis,
} from './rate-at-date.js';

/** The kind of rate that applies: 19 CFR 351.107. */
type RateKind = 'company' | 'combination' | 'all_others' | 'country_wide' | 'excluded';

/** The cash deposit rate of one respondent of one case on one day. */
export interface RespondentRate {
  readonly kind: RateKind;
  /** In words: `86.01%`, `USD 2.69 per kg`. Null: no rate is known for the day. */
  readonly rateText: string | null;
  /** Null: specific, or not known. */
  readonly percent: Decimal | null;
  readonly usdPerKg: Decimal | null;
  readonly basis: RateBasis | null;
  readonly segment: string | null;
  readonly interval: Interval | null;
  readonly currentAsOf: CalendarDate | null;
  readonly phase: OrderPhase;
  /** The company or group named by the rate row. */
  readonly respondent: string | null;
  /** Why this rate applies, in words. */
  readonly reason: string;
  readonly exporterMatches: readonly RespondentMatch[];
  readonly producerMatches: readonly RespondentMatch[];
  readonly citations: readonly Citation[];
  readonly confidence: ConfidenceLabel;
  readonly source: SourceLabel;
}

export interface RateQuestion {
  readonly date: CalendarDate;
  readonly exporter: string | null;
  readonly producer: string | null;
}

/** The rates of one case, prepared for look-up. */
export interface CaseRates {
  readonly order: OrderRecord;
  readonly rates: readonly RateRecord[];
  readonly respondents: RespondentIndex;
  /** True for a country treated as a nonmarket economy: firms without a separate rate share the country's (19 CFR 351.107(d)). */
  readonly countryWide: boolean;
}

type Found = Pick<RespondentRate, 'phase' | 'exporterMatches' | 'producerMatches'>;

/**
 * The rate of a respondent on a day. A rate for exporter and producer together comes first, then the exporter's, then
 * the producer's. A firm without its own rate gets the all-others rate, or the country-wide rate of a nonmarket economy
 * (19 CFR 351.107(b) to (e)).
 */
export function findRespondentRate(
  rates: CaseRates,
  { date, exporter, producer }: RateQuestion,
): RespondentRate {
  const exporterMatches = exporter === null ? [] : rates.respondents.find(exporter);
  const producerMatches = producer === null ? [] : rates.respondents.find(producer);
  const found = { phase: determinePhase(rates.order, date), exporterMatches, producerMatches };
  if (found.phase === 'before_order' || found.phase === 'after_revocation')
    return noDeposit(rates.order, found);
  const own = ownRate(rates, { date, exporter, producer }, found);
  return own ?? groupRate(rates, { date, exporter, producer }, found);
}

/** A combination rate, unless a later review gave the exporter or the producer a rate of its own. */
function ownRate(rates: CaseRates, question: RateQuestion, found: Found): RespondentRate | null {
  const pair = pairRate(rates, question, found);
  const company = companyRate(rates, question, found);
  if (pair === null || company === null) return pair?.answer ?? company?.answer ?? null;
  const later = findRowInForce([pair.row, company.row], question.date);
  return later === company.row ? company.answer : pair.answer;
}

/** A rate row and the answer it gives. */
interface OwnRate {
  readonly row: RateRecord;
  readonly answer: RespondentRate;
}

/** The rate of an exporter with a producer; without a producer only when all combinations of the exporter agree. */
function pairRate(
  rates: CaseRates,
  { exporter, producer, date }: RateQuestion,
  found: Found,
): OwnRate | null {
  if (exporter === null) return null;
  const pairs = rates.respondents.findPairs(exporter, producer);
  const rows = pairs.flatMap(({ companyKey }) => findRowInForce(rowsOf(rates, [companyKey]), date) ?? []);
  const [first] = rows;
  if (first === undefined) return null;
  if (producer === null && rows.some(({ rate }) => !rate.equals(first.rate))) return null;
  const names = pairs[0]!;
  const reason =
    producer === null
      ? `the exporter has combination rates with ${rows.length} producers, all of them this one`
      : `exporter and producer match the combination ${names.name} (scores ${names.exporterScore} and ${names.producerScore})`;
  return {
    row: first,
    answer: fromRow(
      first,
      { kind: first.excluded ? 'excluded' : 'combination', reason: reason + ageOf(first, date) },
      found,
    ),
  };
}

function companyRate(rates: CaseRates, { date }: RateQuestion, found: Found): OwnRate | null {
  for (const [who, matches] of [
    ['exporter', selectAccepted(found.exporterMatches)],
    ['producer', selectAccepted(found.producerMatches)],
  ] as const) {
    const keys = matches.map(({ companyKey }) => companyKey);
    const row = findRowInForce(rowsOf(rates, keys), date);
    if (row === null) continue;
    const match = matches.find(({ companyKey }) => companyKey === row.companyKey)!;
    const reason = `the ${who} matches ${match.matchedName} (score ${match.score})${ageOf(row, date)}`;
    return { row, answer: fromRow(row, { kind: row.excluded ? 'excluded' : 'company', reason }, found) };
  }
  return null;
}

function rowsOf({ rates }: CaseRates, keys: readonly string[]): readonly RateRecord[] {
  return rates.filter(({ companyKey }) => companyKey !== null && keys.includes(companyKey));
}

/** Remarks on an old rate with no known successor: it does not prove today's deposit. */
function ageOf(row: RateRecord, date: CalendarDate): string {
  const years = Number(date.slice(0, 4)) - Number((row.interval.from ?? date).slice(0, 4));
  return row.interval.to === null && years > 2
    ? `; reviews after ${row.interval.from} may have replaced it, none is held`
    : '';
}

function groupRate(rates: CaseRates, question: RateQuestion, found: Found): RespondentRate {
  const { order, countryWide } = rates;
  const kind: RateKind = countryWide ? 'country_wide' : 'all_others';
  const wanted = countryWide ? ['country_wide', 'china_wide'] : ['all_others'];
  const rows = rates.rates.filter(({ rateType }) => wanted.includes(rateType));
  const fallback = countryWide ? rates.rates.filter(({ rateType }) => rateType === 'all_others') : [];
  const row = findRowInForce(rows, question.date) ?? findRowInForce(fallback, question.date);
  const reason = `${whyNoOwnRate(question, found)}: the ${kind === 'country_wide' ? 'country-wide' : 'all-others'} rate is used (19 CFR 351.107)`;
  if (row !== null) return fromRow(row, { kind, reason }, found);
  const percent = countryWide
    ? (order.countryWideRate ?? order.allOthersRate)
    : (order.allOthersRate ?? order.countryWideRate);
  if (percent === null)
    return noRate({ kind, order, reason: `${reason}, but none is held for the day` }, found);
  return {
    ...noRate({ kind, order, reason: `${reason}, as the list of orders gives it, without its time` }, found),
    rateText: `${percent.toFixed()}%`,
    percent,
    basis: 'order',
    respondent: kind === 'country_wide' ? 'country-wide' : 'all others',
    citations: order.citations,
    // The list mostly repeats the rate of the investigation, which may not be today's deposit.
    confidence: order.confidence === 'high' ? 'medium' : order.confidence,
  };
}

function whyNoOwnRate({ exporter, producer, date }: RateQuestion, found: Found): string {
  if (exporter === null && producer === null) return 'no exporter or producer was named';
  const matches = [...found.exporterMatches, ...found.producerMatches];
  if (selectAccepted(found.exporterMatches).length + selectAccepted(found.producerMatches).length > 0)
    return `no rate of the company is held for ${date}`;
  const [near] = matches;
  return near === undefined
    ? 'no respondent of the case has that name'
    : `no respondent of the case is close enough (nearest ${near.name}, score ${near.score})`;
}

function fromRow(row: RateRecord, why: { kind: RateKind; reason: string }, found: Found): RespondentRate {
  const doubt =
    row.source === 'unverified' ? '; this rate is unverified: read the notice before relying on it' : '';
  return {
    ...found,
    kind: why.kind,
    reason: why.reason + doubt,
    rateText: describeRate(row),
    percent: row.rateUnit === 'percent' && !row.excluded ? row.rate : null,
    usdPerKg: row.rateUnit === 'usd_per_kg' && !row.excluded ? row.rate : null,
    basis: basisOf(row),
    segment: row.segment,
    interval: row.interval,
    currentAsOf: row.currentAsOf,
    respondent: row.companyName,
    citations: row.citations,
    confidence: row.confidence,
    source: row.source,
  };
}

function noDeposit(order: OrderRecord, found: Found): RespondentRate {
  const reason =
    found.phase === 'before_order'
      ? `the day is before the order of ${order.orderDate}: no deposit under an order (provisional measures are not held)`
      : `the order was revoked on ${order.revokedOn}: no deposit on later entries`;
  return noRate({ kind: 'all_others', order, reason }, found);
}

function noRate(why: { kind: RateKind; order: OrderRecord; reason: string }, found: Found): RespondentRate {
  return {
    ...found,
    kind: why.kind,
    reason: why.reason,
    rateText: null,
    percent: null,
    usdPerKg: null,
    basis: null,
    segment: null,
    interval: null,
    currentAsOf: null,
    respondent: null,
    citations: why.order.citations,
    confidence: why.order.confidence,
    source: why.order.source,
  };
}
