import type { AdcvdRateInput } from '../../generated/schema-types.js';
import { findRespondentRate } from '../../adcvd/rates/respondent-rate.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { libraryOf, requireOrder } from './library.js';
import { OrderView } from './order-view.js';
import { presentRespondentRate } from './present-match.js';
import { InputReader, LONGEST_NAME } from './read-input.js';

/** The cash deposit rate of one company of one case on one day, with the reason. */
export function getAdcvdRateAtDate(given: AdcvdRateInput, context: ServiceContext) {
  const reader = new InputReader();
  const caseNumber = reader.readCaseNumber(given.caseNumber);
  const exporter = reader.readText('company', given.company, LONGEST_NAME);
  const producer = reader.readText('producer', given.producer, LONGEST_NAME);
  const date = reader.readPastDay('date', given.date, context.today);
  reader.finish();
  const library = libraryOf(context);
  const order = requireOrder(library, caseNumber!);
  // A rate may name a firm as exporter or as producer, so a single firm is matched as either.
  const rate = findRespondentRate(library.ratesOf(order), { date, exporter, producer });
  return {
    caseNumber: order.caseNumber,
    date,
    company: exporter,
    rate: presentRespondentRate(rate),
    order: new OrderView(library, order),
    _meta: describeAnswer(context),
  };
}
