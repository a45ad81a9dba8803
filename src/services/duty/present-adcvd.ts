import type { ScreeningMatch } from '../../adcvd/screen-goods.js';
import type { AssessedCase } from '../../engine/adcvd-case.js';
import { sum, type Decimal } from '../../terms/decimal.js';
import { findRespondentRate } from '../../adcvd/rates/respondent-rate.js';
import { libraryOf } from '../adcvd/library.js';
import { selectShownScope } from '../adcvd/order-view.js';
import { presentCompanion, presentRespondentRate } from '../adcvd/present-match.js';
import { defineLazyMembers } from '../lazy-members.js';
import type { ServiceContext } from '../service-context.js';
import type { DutyAnswer } from './calculate-duty.js';
import { toDollars, toPercentNumber, presentAmount } from './present-amount.js';
import { presentCitation } from './present-citation.js';

/** Every case that may cover the goods, likeliest first: those that count and those that are advisory. */
export function presentAdcvdCases(answer: DutyAnswer, context: ServiceContext) {
  const matches = new Map<string, ScreeningMatch>(
    answer.matches.map((match) => [match.order.caseNumber, match]),
  );
  return answer.result.adcvd.flatMap((one) => {
    const match = matches.get(one.caseNumber);
    return match === undefined ? [] : [presentCase(one, match, { answer, context })];
  });
}

interface Shown {
  readonly answer: DutyAnswer;
  readonly context: ServiceContext;
}

function presentCase(one: AssessedCase, match: ScreeningMatch, { answer, context }: Shown) {
  const { order, evidence, rate } = match;
  const view = {
    caseNumber: one.caseNumber,
    orderType: one.orderType,
    product: one.product,
    productDescription: one.product,
    country: order.countryName,
    countryCode: one.country,
    rate: one.rate.text,
    parsedRate: toPercentNumber(one.rate.percent),
    amount: presentAmount(one.amount),
    low: one.low,
    high: one.high,
    matchType: match.matchType,
    headingMatched: one.headingMatched,
    advisory: one.advisory,
    advisoryReason: one.because,
    caseNumberUrl: one.citations[0].url,
    scopeText: selectShownScope(order),
    scopeAnalysis: { determination: evidence.determination, confidence: evidence.confidence },
    respondentRate: presentRespondentRate(rate),
    effectiveDate: one.orderDate,
    frCitation: presentCitation(one.citations[0]),
  };
  return withCompanions(view, { companionCases: () => presentCompanions(match, { answer, context }) });
}

function presentCompanions({ companions }: ScreeningMatch, { answer, context }: Shown) {
  const library = libraryOf(context);
  const question = { date: answer.facts.entryDate, ...answer.goods };
  return companions.map((companion) =>
    presentCompanion(companion, findRespondentRate(library.ratesOf(companion), question)),
  );
}

const withCompanions = defineLazyMembers('companionCases');

/** USD of the cases that count; null when one of them cannot be computed from the stated facts. */
export function computeAdcvdAmount({ result }: DutyAnswer): Decimal | null {
  const counted = result.adcvd.filter(({ advisory }) => !advisory);
  return sum(counted.map(({ amount }) => amount));
}

export function toAdcvdDollars(answer: DutyAnswer): number | null {
  return toDollars(computeAdcvdAmount(answer));
}

/** The rates of the cases in words; null when there is none. */
export function describeAdcvdRate({ result }: DutyAnswer): string | null {
  if (result.adcvd.length === 0) return null;
  return result.adcvd
    .map(({ caseNumber, rate, advisory }) => {
      const whose = rate.text === null ? 'rate not known' : `${rate.text} (${rate.kind.replace('_', '-')})`;
      return `${caseNumber} ${whose}${advisory ? ' (advisory)' : ''}`;
    })
    .join('; ');
}
