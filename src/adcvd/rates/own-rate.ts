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

/** A combination rate, unless a later review gave the exporter or the producer a rate of its own. Null: neither has one. */
export function findOwnRate(rates: CaseRates, question: RateQuestion, found: Found): RespondentRate | null {
  const pair = pairRate(rates, question, found);
  const company = companyRate(rates, question, found);
  if (pair === null || company === null) return pair?.answer ?? company?.answer ?? null;
  if (company.answer.row === null) return pair.answer;
  const later = findRowInForce([pair.row, company.row], question.date);
  return later === company.row ? company.answer : pair.answer;
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
  const kind = first.rateType === 'excluded' ? 'excluded' : 'combination';
  return { row: first, answer: toAnswer(first, { kind, reason, date, alternatives: [] }, found) };
}

function companyRate(rates: CaseRates, { date }: RateQuestion, found: Found): OwnRate | null {
  for (const [who, matches] of [
    ['exporter', selectAccepted(found.exporterMatches)],
    ['producer', selectAccepted(found.producerMatches)],
  ] as const) {
    const keys = matches.map(({ companyKey }) => companyKey);
    const rows = rowsOf(rates, keys);
    const row = findRowInForce(rows, date);
    const matchOf = ({ companyKey }: RateRecord): RespondentMatch =>
      matches.find((match) => match.companyKey === companyKey)!;
    if (row !== null) return companyAnswer(row, { rates, rows, who, match: matchOf(row), date }, found);
    const ended = findEndedRow(rows, date);
    if (ended === null) continue;
    const reason = `the ${who} matches ${matchOf(ended).matchedName} (score ${matchOf(ended).score}); ${replacedBy(ended)}`;
    return { row: ended, answer: noRate({ kind: 'company', order: rates.order, reason }, found) };
  }
  return null;
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
