import type { ScreeningMatch } from '../../adcvd/screen-goods.js';
import type { AdcvdCandidate } from '../../engine/law.js';
import type { RespondentRate } from '../../adcvd/rates/answer-rate.js';
import type { Cited } from '../../terms/citation.js';
import { citationsOf } from './order-view.js';

/**
 * A match in the form the engine takes. An order that a circumvention finding extends to another country is at most
 * possible, because only Commerce decides which goods the finding reaches.
 */
export function toCandidate(
  match: ScreeningMatch,
  otherRates: AdcvdCandidate['otherRates'] = [],
): AdcvdCandidate {
  const { order, evidence, rate, circumvention, headingMatched } = match;
  const isCarried = circumvention !== null && evidence.determination === 'likely_in_scope';
  const ofOrder = citationsOf(order) as Cited;
  return {
    caseNumber: order.caseNumber,
    orderType: order.orderType,
    product: order.product,
    country: order.country,
    headingMatched,
    determination: isCarried ? 'possibly_in_scope' : evidence.determination,
    inForce: rate.isDue,
    rate: {
      kind: rate.kind,
      text: rate.rateText,
      percent: rate.percent,
      usdPerKg: rate.usdPerKg,
      citesNotice: citesNotice(rate) && hasNotice(order),
      confidence: rate.confidence,
      source: rate.source,
      citations: rate.citations.length > 0 ? (rate.citations as Cited) : ofOrder,
    },
    otherRates,
    orderDate: order.orderDate,
    citations: ofOrder,
  };
}

const NOTICE = /\b\d{2,3} FR \d+|\bFR Doc|\bCBP message|Federal Register/i;

/** A rate that cites only its list source does not count as cited. */
export function citesNotice({ citations }: Pick<RespondentRate, 'citations'>): boolean {
  return citations.some(({ document }) => NOTICE.test(document));
}

export function hasNotice({ frCitation, frDocument }: ScreeningMatch['order']): boolean {
  return (frCitation ?? frDocument) !== null;
}
