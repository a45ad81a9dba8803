import type {
  CircumventionRecord,
  ClauseRecord,
  CourtDecisionRecord,
  RateRecord,
  ScopeRulingRecord,
} from '../../adcvd/records.js';
import type { LifecycleEvent } from '../../adcvd/lifecycle/lifecycle.js';
import { describeRate, isDeposit } from '../../adcvd/rates/rate-at-date.js';
import { quoteOf } from '../../adcvd/scope/quote.js';
import { summaryOf } from '../../adcvd/scope/summary.js';
import type { CalendarDate } from '../../terms/calendar-date.js';
import { contains } from '../../terms/interval.js';
import { presentCitations } from '../duty/present-citation.js';

export function presentClause(clause: ClauseRecord) {
  const { clauseNumber, kind, basis, verified, sharedTextFrom, sourceCitation, sourceLabel: source } = clause;
  return {
    number: clauseNumber,
    kind,
    quote: quoteOf(clause),
    summary: summaryOf(clause),
    basis,
    verified,
    sharedTextFrom,
    sourceCitation,
    source,
  };
}

export function presentRate(row: RateRecord) {
  const { companyName, rateType, rate, rateUnit, segment, legal, currentAsOf } = row;
  const excluded = rateType === 'excluded';
  return {
    respondent: companyName,
    rateType,
    rate: describeRate(row),
    percent: rateUnit === 'percent' && !excluded ? rate : null,
    margin: row.margin,
    excluded,
    isDeposit: isDeposit(row),
    isSuperseded: legal.to !== null,
    basis: row.segmentKind,
    segment,
    effectiveFrom: legal.from,
    effectiveTo: legal.to,
    fromBasis: row.fromBasis,
    inDoubtFrom: row.inDoubtFrom,
    currentAsOf,
    citations: presentCitations(row.citations),
    confidence: row.confidence,
    source: row.sourceLabel,
  };
}

/** The rates in force on a day. */
export function selectHolding<
  Rate extends { readonly effectiveFrom?: CalendarDate | null; readonly effectiveTo?: CalendarDate | null },
>(rates: readonly Rate[], date: CalendarDate): readonly Rate[] {
  return rates.filter(({ effectiveFrom, effectiveTo }) =>
    contains({ from: effectiveFrom ?? null, to: effectiveTo ?? null }, date),
  );
}

export function presentEvent({ frDocument, ...event }: LifecycleEvent) {
  return { ...event, frDocumentNumber: frDocument };
}

export function presentScopeRuling({ rulingDate, frDocument, sourceLabel, ...ruling }: ScopeRulingRecord) {
  return { ...ruling, date: rulingDate, frDocumentNumber: frDocument, source: sourceLabel };
}

export function presentCourtDecision(decision: CourtDecisionRecord) {
  const { decisionDate, frNoticeDate, frTitle, frDocument, sourceLabel, ...rest } = decision;
  return {
    ...rest,
    date: decisionDate,
    noticeDate: frNoticeDate,
    noticeTitle: frTitle,
    frDocumentNumber: frDocument,
    source: sourceLabel,
  };
}

export function presentCircumvention({
  noticeDate,
  frDocument,
  sourceLabel,
  ...notice
}: CircumventionRecord) {
  return { ...notice, date: noticeDate, frDocumentNumber: frDocument, source: sourceLabel };
}
