import type { CalendarDate } from '../../terms/calendar-date.js';
import type { RateRecord } from '../records.js';
import { selectAccepted, type RespondentMatch } from '../respondents/respondent-index.js';
import {
  noRate,
  replacedBy,
  toAnswer,
  type Found,
  type RateKind,
  type RateQuestion,
  type RespondentRate,
} from './answer-rate.js';
import type { CaseRates } from './case-rates.js';
import { followEntity } from './group-rates.js';
import { findEndedRow, findRowInForce } from './rate-at-date.js';

/** A segment and the answer it gives. */
interface OwnRate {
  readonly row: RateRecord;
  readonly answer: RespondentRate;
}

/**
 * A combination rate, unless a later review gave its exporter a rate of its own; then the rate of the exporter, then that
 * of the producer. Null: none of them is held.
 */
export function findOwnRate(rates: CaseRates, question: RateQuestion, found: Found): RespondentRate | null {
  const pair = pairRate(rates, question, found);
  const exporter = companyRate(rates, { ...question, who: 'exporter' }, found);
  if (pair === null) return (exporter ?? producerRate(rates, question, found))?.answer ?? null;
  if (exporter === null || exporter.answer.row === null) return pair.answer;
  const later = findRowInForce([pair.row, exporter.row], question.date);
  return later === exporter.row ? exporter.answer : pair.answer;
}

/**
 * The rate of the producer of goods whose exporter has none. In a nonmarket economy such an exporter has the rate of the
 * country instead, unless it is of a third country: see `findSupplierRow`.
 */
function producerRate(rates: CaseRates, question: RateQuestion, found: Found): OwnRate | null {
  if (rates.countryWide && question.exporter !== null) return null;
  return companyRate(rates, { ...question, who: 'producer' }, found);
}

/**
 * What an exporter of a third country owes on goods of a nonmarket economy: the rate of the producer that supplied it. Null:
 * it has none but that of the country.
 */
export function findSupplierRow(rates: CaseRates, question: RateQuestion, found: Found): RateRecord | null {
  if (!rates.countryWide || question.exporter === null) return null;
  const supplier = companyRate(rates, { ...question, who: 'producer' }, found)?.answer ?? null;
  return supplier === null || supplier.kind === 'country_wide' ? null : supplier.row;
}

/** The rate of an exporter with a producer; without a producer only when all combinations of the exporter agree. */
function pairRate(
  rates: CaseRates,
  { exporter, producer, date }: RateQuestion,
  found: Found,
): OwnRate | null {
  if (exporter === null) return null;
  const pairs = rates.respondents.findPairs(exporter, producer).flatMap((match) => {
    const row = findRowInForce(rowsOf(rates, [match.companyKey]), date);
    return row === null ? [] : [{ match, row }];
  });
  const [first] = pairs;
  if (first === undefined) return null;
  const { row } = first;
  if (producer === null && pairs.some((pair) => !pair.row.rate.equals(row.rate))) return null;
  const { name, exporterScore, producerScore } = first.match;
  const reason =
    producerScore === null
      ? `the exporter has combination rates with ${pairs.length} producers, all of them this one`
      : `exporter and producer match the combination ${name} (scores ${exporterScore} and ${producerScore})`;
  const kind = row.rateType === 'excluded' ? 'excluded' : 'combination';
  return { row, answer: toAnswer(row, { kind, reason, date, alternatives: [] }, found) };
}

interface Asked extends RateQuestion {
  readonly who: 'exporter' | 'producer';
}

function companyRate(rates: CaseRates, { who, date, ...firms }: Asked, found: Found): OwnRate | null {
  const matches = selectAccepted(who === 'exporter' ? found.exporterMatches : found.producerMatches);
  const rows = rowsOf(
    rates,
    matches.map(({ companyKey }) => companyKey),
  ).filter((row) => row.rateType !== 'excluded' || isBoth(row, firms, found));
  const row = findRowInForce(rows, date);
  const matchOf = ({ companyKey }: RateRecord): RespondentMatch =>
    matches.find((match) => match.companyKey === companyKey)!;
  if (row !== null) return companyAnswer(row, { rates, rows, who, match: matchOf(row), date }, found);
  const ended = findEndedRow(rows, date);
  if (ended === null) return null;
  const { matchedName, score } = matchOf(ended);
  const reason = `the ${who} matches ${matchedName} (score ${score}); ${replacedBy(ended)}`;
  return { row: ended, answer: noRate({ kind: 'company', order: rates.order, reason }, found) };
}

/** An exclusion is of goods that the firm both produces and exports: one that is not named is taken to be the other. */
function isBoth(
  { companyKey }: RateRecord,
  { exporter, producer }: Pick<RateQuestion, 'exporter' | 'producer'>,
  { exporterMatches, producerMatches }: Found,
): boolean {
  const isNamed = (matches: readonly RespondentMatch[]): boolean =>
    selectAccepted(matches).some((match) => match.companyKey === companyKey);
  return (exporter === null || isNamed(exporterMatches)) && (producer === null || isNamed(producerMatches));
}

interface Matched {
  readonly rates: CaseRates;
  readonly rows: readonly RateRecord[];
  readonly who: 'exporter' | 'producer';
  readonly match: RespondentMatch;
  readonly date: CalendarDate;
}

function companyAnswer(row: RateRecord, { rates, rows, who, match, date }: Matched, found: Found): OwnRate {
  const parallel = rows.filter(
    (other) => other.legal.from === row.legal.from && findRowInForce([other], date) !== null,
  );
  const dearest = parallel.reduce((most, one) => (one.rate.greaterThan(most.rate) ? one : most), row);
  const charged = followEntity(dearest, rates, date);
  const matched = `the ${who} matches ${match.matchedName} (score ${match.score})`;
  const placed =
    row.rateType === 'entity_member'
      ? `, which ${row.segment ?? 'a review'} placed in the country-wide entity`
      : '';
  const classes =
    parallel.length > 1
      ? `; it has ${parallel.length} rates, for goods that the source does not tell apart: the dearest`
      : '';
  const reason = matched + placed + classes;
  const alternatives = parallel.filter((one) => one !== dearest);
  return {
    row,
    answer: toAnswer(charged, { kind: kindOf(row), reason, date, alternatives }, found),
  };
}

function kindOf({ rateType }: RateRecord): RateKind {
  if (rateType === 'excluded') return 'excluded';
  return rateType === 'entity_member' ? 'country_wide' : 'company';
}

function rowsOf({ byCompany }: CaseRates, keys: readonly string[]): readonly RateRecord[] {
  return keys.flatMap((key) => byCompany.get(key) ?? []);
}
