import type { AdcvdLibrary } from '../../adcvd/library.js';
import type { RespondentRate } from '../../adcvd/rates/answer-rate.js';
import type { RespondentMatch } from '../../adcvd/respondents/respondent-index.js';
import type { ClauseFinding, TestOutcome } from '../../adcvd/scope/clause.js';
import { quoteOf } from '../../adcvd/scope/quote.js';
import type { Verdict } from '../../adcvd/scope/read-phrase.js';
import { summaryOf } from '../../adcvd/scope/summary.js';
import type { ScreeningMatch } from '../../adcvd/screen-goods.js';
import { assessCase, type AssessedCase, type CaseFacts } from '../../engine/adcvd-case.js';
import { toPercentNumber } from '../duty/present-amount.js';
import { presentCitation, presentCitations } from '../duty/present-citation.js';
import { citationsOf, OrderView, selectShownScope } from './order-view.js';
import { toRequiredInput } from './required-inputs.js';
import { presentRate } from './present-records.js';
import { toCandidate } from './to-candidate.js';

/** One match of a screening, in the field names of the specification. */
export function presentMatch(library: AdcvdLibrary, match: ScreeningMatch, companionRate: CompanionRate) {
  const { order, evidence, rate } = match;
  const assessed = assessMatch(match);
  const [citation] = citationsOf(order);
  return {
    caseNumber: order.caseNumber,
    orderType: order.orderType,
    product: order.product,
    productDescription: order.product,
    country: order.countryName,
    countryCode: order.country,
    rate: rate.rateText,
    parsedRate: toPercentNumber(rate.percent),
    matchType: match.matchType,
    headingMatched: match.headingMatched,
    advisory: assessed.advisory,
    advisoryReason: assessed.because,
    caseNumberUrl: citation!.url,
    scopeText: selectShownScope(order),
    scopeAnalysis: { determination: evidence.determination, confidence: evidence.confidence },
    clauses: evidence.findings.map(presentFinding),
    respondentRate: presentRespondentRate(rate),
    effectiveDate: order.orderDate,
    frCitation: presentCitation(citation!),
    companionCases: match.companions.map((companion) =>
      presentCompanion(companion, companionRate(companion)),
    ),
    requiredInputs: evidence.open.map((open) => toRequiredInput(open, order.caseNumber)),
    circumvention: match.circumvention?.title ?? null,
    order: new OrderView(library, order),
  };
}

/** A case of the other kind on the same product and country, with its rate on the day. */
export function presentCompanion(companion: ScreeningMatch['order'], rate: RespondentRate) {
  return {
    caseNumber: companion.caseNumber,
    orderType: companion.orderType,
    status: companion.status,
    rate: rate.rateText,
    parsedRate: toPercentNumber(rate.percent),
  };
}

export type CompanionRate = (order: ScreeningMatch['order']) => RespondentRate;

const NOTHING_STATED: CaseFacts = { enteredValue: null, measures: new Map() };

/** Whether the case would count in a total: a screening has no value and no declaration. */
export function assessMatch(match: ScreeningMatch): AssessedCase {
  return assessCase(toCandidate(match), NOTHING_STATED);
}

export function presentRespondentRate(rate: RespondentRate) {
  return {
    kind: rate.kind,
    rate: rate.rateText,
    parsedRate: toPercentNumber(rate.percent),
    percent: rate.percent,
    usdPerKg: rate.usdPerKg,
    basis: rate.basis,
    segment: rate.segment,
    effectiveFrom: rate.interval?.from ?? null,
    effectiveTo: rate.interval?.to ?? null,
    margin: rate.row?.margin ?? null,
    fromBasis: rate.row?.fromBasis ?? null,
    standing: rate.standing,
    inDoubtFrom: rate.row?.inDoubtFrom ?? null,
    currentAsOf: rate.currentAsOf,
    phase: rate.phase,
    respondent: rate.respondent,
    reason: rate.reason,
    exporterMatches: rate.exporterMatches.map(presentRespondent),
    producerMatches: rate.producerMatches.map(presentRespondent),
    alternatives: rate.alternatives.map(presentRate),
    citations: presentCitations(rate.citations),
    confidence: rate.confidence,
    source: rate.source,
  };
}

function presentRespondent({ name, matchedName, score }: RespondentMatch) {
  return { name, matchedName, score };
}

function presentFinding({ clause, verdict, outcomes }: ClauseFinding) {
  const { record } = clause;
  return {
    number: record.clauseNumber,
    kind: record.kind,
    verdict: VERDICTS[verdict],
    quote: quoteOf(record),
    summary: summaryOf(record),
    basis: record.basis,
    source: record.sourceLabel,
    tests: outcomes.map(presentTest),
  };
}

function presentTest({ test, verdict }: TestOutcome) {
  return { attribute: test.attribute, fact: test.fact, wanted: test.wanted, verdict: VERDICTS[verdict] };
}

export const VERDICTS: Readonly<Record<Verdict, 'met' | 'not_met' | 'unknown'>> = {
  true: 'met',
  false: 'not_met',
  unknown: 'unknown',
};
