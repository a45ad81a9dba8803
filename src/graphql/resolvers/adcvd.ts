import type { Resolvers } from '../../generated/graphql.js';
import { requireBeta } from '../../services/closed-beta.js';
import type { GraphContext } from '../context.js';
import { checkAdcvd } from '../../services/adcvd/check.js';
import { findOrderOfCase, libraryOf } from '../../services/adcvd/library.js';
import { getAdcvdLifecycle, getSunsetCalendar } from '../../services/adcvd/lifecycle.js';
import {
  getCircumventionInquiries,
  searchCitDecisions,
  searchScopeRulings,
} from '../../services/adcvd/notices.js';
import { getAdcvdOrder, searchAdcvdOrders } from '../../services/adcvd/orders.js';
import { getAdcvdRateAtDate } from '../../services/adcvd/rate-at-date.js';
import { generateAdcvdReport, getAdcvdReportPdf } from '../../services/adcvd/report.js';
import { holdingOn } from '../../services/adcvd/present-records.js';

/** A field that only keys with the beta entitlement may ask for. */
function inBeta<Given, Answer>(service: (given: Given, context: GraphContext) => Answer) {
  return (_parent: unknown, given: Given, context: GraphContext): Answer => {
    requireBeta(context);
    return service(given, context);
  };
}

export const adcvdResolvers: Pick<Resolvers, 'Query' | 'AdcvdCase' | 'AdcvdOrder' | 'RegulatoryDataStatus'> =
  {
    Query: {
      adcvdCheck: (_parent, { input }, context) => checkAdcvd(input, context),
      adcvdOrders: (_parent, given, context) => searchAdcvdOrders(given, context),
      adcvdOrder: inBeta(getAdcvdOrder),
      adcvdRateAtDate: (_parent, { input }, context) => getAdcvdRateAtDate(input, context),
      adcvdScopeRulings: inBeta(searchScopeRulings),
      adcvdCourtDecisions: inBeta(searchCitDecisions),
      adcvdLifecycle: inBeta(getAdcvdLifecycle),
      adcvdSunsetCalendar: inBeta(getSunsetCalendar),
      adcvdCircumventions: inBeta(getCircumventionInquiries),
      adcvdReport: (_parent, { input }, context) => generateAdcvdReport(input, context),
      adcvdReportPdf: (_parent, given, context) => getAdcvdReportPdf(given, context),
    },
    RegulatoryDataStatus: {
      adcvdClauseCoverage: (_parent, _arguments, context) => libraryOf(context).clauseCoverage().share,
    },
    AdcvdCase: {
      order: ({ caseNumber }, _arguments, context) => findOrderOfCase(caseNumber, context),
    },
    AdcvdOrder: {
      rates: ({ rates }, { on }) => (on === null || on === undefined ? rates : holdingOn(rates, on)),
    },
  };
