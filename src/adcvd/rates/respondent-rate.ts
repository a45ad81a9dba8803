import {
  noRate,
  replacedBy,
  toAnswer,
  type Found,
  type RateQuestion,
  type RespondentRate,
} from './answer-rate.js';
import type { CaseRates } from './case-rates.js';
import { findGroupRates, isDearer } from './group-rates.js';
import { findOwnRate, findSupplierRow } from './own-rate.js';
import { selectAccepted } from '../respondents/respondent-index.js';
import { describeRate, determinePhase, isDepositDue } from './rate-at-date.js';

/**
 * The rate of a respondent on a day. A rate for exporter and producer together comes first, then the exporter's, then
 * the producer's. A firm without its own rate gets that of its group (19 CFR 351.107(b) to (e)): in a nonmarket economy an
 * exporter too, though its producer has a rate, unless it is of a third country. Which it is was not asked, so the dearer
 * is taken (assumption 53).
 */
export function findRespondentRate(
  rates: CaseRates,
  { date, exporter, producer }: RateQuestion,
): RespondentRate {
  const exporterMatches = exporter === null ? [] : rates.respondents.find(exporter);
  const producerMatches = producer === null ? [] : rates.respondents.find(producer);
  const found = {
    phase: determinePhase(rates.order, date),
    isDue: isDepositDue(rates, date),
    exporterMatches,
    producerMatches,
  };
  if (found.phase === 'before_order' || found.phase === 'after_revocation') return noDeposit(rates, found);
  const question = { date, exporter, producer };
  return findOwnRate(rates, question, found) ?? groupRate(rates, question, found);
}

const GROUP_WORDS = {
  all_others: 'the all-others',
  country_wide: 'the country-wide',
  non_selected: 'the rate of firms reviewed without examination',
} as const;

function groupRate(rates: CaseRates, question: RateQuestion, found: Found): RespondentRate {
  const { order } = rates;
  const { date } = question;
  const { kind, row, ended, others } = findGroupRates(rates, date);
  const supplier = findSupplierRow(rates, question, found);
  const why = whyNoOwnRate(question, found);
  const alternatives = supplier === null ? others : [...others, supplier];
  if (row !== null && kind === 'non_selected') {
    const reason = `${why}: it may be on the list of firms that the notice names, whose rate is the dearer, or have the all-others rate of ${others[0]!.rate.toFixed()}% (19 CFR 351.107)`;
    return toAnswer(row, { kind, reason, date, alternatives }, found);
  }
  if (row !== null && supplier !== null && isDearer(supplier, row)) {
    const reason = `${why}: the rate of the producer is used, the dearer; the country-wide rate of ${describeRate(row)} applies where the exporter is of the country (19 CFR 351.107)`;
    return toAnswer(supplier, { kind: 'company', reason, date, alternatives: [row, ...others] }, found);
  }
  const unlessSupplied =
    supplier === null
      ? ''
      : `; an exporter of a third country has that of its supplier ${supplier.companyName}, ${describeRate(supplier)}`;
  const reason = `${why}: ${GROUP_WORDS[kind]} rate is used (19 CFR 351.107)`;
  if (row !== null)
    return toAnswer(row, { kind, reason: reason + unlessSupplied, date, alternatives }, found);
  const held = ended === null ? 'none is held for the day' : replacedBy(ended);
  const unknown = `${reason}, but ${held}${unlessSupplied}`;
  return { ...noRate({ kind, order, reason: unknown }, found), alternatives };
}

function whyNoOwnRate({ exporter, producer, date }: RateQuestion, found: Found): string {
  if (exporter === null && producer === null) return 'no exporter or producer was named';
  const isProducerKnown = selectAccepted(found.producerMatches).length > 0;
  if (selectAccepted(found.exporterMatches).length > 0 || (exporter === null && isProducerKnown))
    return `no rate of the company is held for ${date}`;
  const [near] = [...found.exporterMatches, ...(isProducerKnown ? [] : found.producerMatches)];
  const who = isProducerKnown
    ? 'the exporter is not named in the case'
    : 'no respondent of the case has that name';
  return near === undefined
    ? who
    : `no respondent of the case is close enough (nearest ${near.name}, score ${near.score})`;
}

function noDeposit({ order, provisional }: CaseRates, found: Found): RespondentRate {
  const reason =
    found.phase === 'before_order'
      ? `the day is before the order of ${order.orderDate}: no deposit under an order (${found.isDue === null && provisional !== null ? `provisional measures may be due since the determination of ${provisional.from}, their rates` : 'provisional measures'} are not held)`
      : `the order was revoked on ${order.revokedOn}: no deposit on later entries`;
  return noRate({ kind: 'all_others', order, reason }, found);
}
