import type { AdcvdLibrary } from '../../adcvd/library.js';
import { lifecycleOf, type LifecycleEvent } from '../../adcvd/lifecycle/lifecycle.js';
import { describeRate, isDeposit } from '../../adcvd/rates/rate-at-date.js';
import type { RespondentRate } from '../../adcvd/rates/answer-rate.js';
import { findRespondentRate } from '../../adcvd/rates/respondent-rate.js';
import type { OrderRecord, RateRecord } from '../../adcvd/records.js';
import type { ScreeningMatch, ScreeningQuestion } from '../../adcvd/screen-goods.js';
import { quoteOf } from '../../adcvd/scope/quote.js';
import { summaryOf } from '../../adcvd/scope/summary.js';
import type { ReportCase, ReportEvent, ReportRate } from '../../reports/adcvd-report.js';
import type { Citation } from '../../terms/citation.js';
import { compareDates } from '../../terms/interval.js';
import { toPercentNumber } from '../duty/present-amount.js';
import { citationsOf } from './order-view.js';
import { assessMatch, VERDICTS } from './present-match.js';

/** Number of rates shown in a report: the newest of each kind are enough to show where a rate came from. */
const MAX_RATES = 12;

/** The analysis of one matched case. */
export function toReportCase(
  library: AdcvdLibrary,
  match: ScreeningMatch,
  question: ScreeningQuestion,
): ReportCase {
  const { order, evidence, rate } = match;
  const assessed = assessMatch(match);
  const events = lifecycleOf(order, library.eventsOf(order.caseNumber));
  return {
    caseNumber: order.caseNumber,
    orderType: order.orderType,
    product: order.product,
    country: order.countryName,
    status: order.status,
    matchType: match.matchType,
    determination: evidence.determination,
    confidence: evidence.confidence,
    clauses: evidence.findings.map(({ clause, verdict }) => ({
      number: clause.record.clauseNumber,
      kind: clause.record.kind,
      verdict: VERDICTS[verdict],
      quote: quoteOf(clause.record),
      summary: summaryOf(clause.record),
    })),
    rate: rate.rateText,
    rateReason: rate.reason,
    advisory: assessed.advisory,
    advisoryReason: assessed.because,
    rateHistory: historyOf(library, order, rate),
    lifecycle: events.map(toReportEvent),
    companions: match.companions.map((companion) => ({
      caseNumber: companion.caseNumber,
      status: companion.status,
      rate: findRespondentRate(library.ratesOf(companion), question).rateText,
    })),
    noticeChain: noticeChainOf(order, events),
    questions: questionsOf(match),
    citations: textsOf([
      ...citationsOf(order),
      ...rate.citations,
      ...evidence.findings.flatMap(({ clause }) => clause.record.citations),
    ]),
  };
}

/** Rates of the matched respondent and of the group it would otherwise belong to, in order of time. */
function historyOf(library: AdcvdLibrary, order: OrderRecord, rate: RespondentRate): readonly ReportRate[] {
  const matched = new Set(
    [...rate.exporterMatches, ...rate.producerMatches].slice(0, 1).map(({ companyKey }) => companyKey),
  );
  return library
    .ratesOf(order)
    .rates.filter((row) => isDeposit(row) && (row.companyKey === null || matched.has(row.companyKey)))
    .sort((left, right) => compareStarts(left, right))
    .slice(-MAX_RATES)
    .map(toReportRate);
}

/** A rate without a first day sorts as the oldest. */
function compareStarts(left: RateRecord, right: RateRecord): number {
  const [from, other] = [left.legal.from, right.legal.from];
  if (from === null || other === null) return Number(other === null) - Number(from === null);
  return compareDates(from, other);
}

function toReportRate(row: RateRecord): ReportRate {
  return {
    respondent: row.companyName,
    rate: describeRate(row),
    percent: row.rateUnit === 'percent' && row.rateType !== 'excluded' ? toPercentNumber(row.rate) : null,
    from: row.legal.from,
    to: row.legal.to,
    segment: row.segment,
    citation: textsOf(row.citations)[0] ?? row.provenance,
  };
}

function toReportEvent({ date, type, title, frCitation, frDocument, computed }: LifecycleEvent): ReportEvent {
  return { date, type, title, computed, citation: noticeOf(frCitation, frDocument) };
}

/** The notices from initiation to the latest one on the order, in order, each with its citation. */
function noticeChainOf(order: OrderRecord, events: readonly LifecycleEvent[]): readonly string[] {
  const printed = events.filter(
    ({ computed, frCitation, frDocument }) => !computed && (frCitation ?? frDocument) !== null,
  );
  const chain = printed.map(
    ({ date, type, frCitation, frDocument }) => `${date} ${type}: ${noticeOf(frCitation, frDocument)!}`,
  );
  return chain.length > 0
    ? chain
    : [`no notice of ${order.caseNumber} is held; listed in: ${order.provenance}`];
}

function noticeOf(frCitation: string | null, frDocument: string | null): string | null {
  if (frCitation !== null) return frCitation;
  return frDocument === null ? null : `FR Doc ${frDocument}`;
}

function questionsOf({ order, evidence, rate }: ScreeningMatch): readonly string[] {
  if (evidence.determination === 'likely_out_of_scope') return [];
  const facts = evidence.open.map(
    ({ test }) => `${order.caseNumber}: what is ${test.fact}? The scope asks for ${test.wanted}.`,
  );
  const unnamed = rate.kind === 'all_others' || rate.kind === 'country_wide' || rate.kind === 'non_selected';
  const respondent =
    unnamed && rate.phase === 'in_force'
      ? [`${order.caseNumber}: who produced and who exported the goods? ${rate.reason}.`]
      : [];
  return [...facts, ...respondent];
}

/** Citations as text, without duplicates. */
function textsOf(citations: readonly Citation[]): readonly string[] {
  return [
    ...new Set(
      citations.map(({ document, locator }) => (locator === null ? document : `${document}, ${locator}`)),
    ),
  ];
}
