import type { Resolvers } from '../../generated/graphql.js';
import { checkAdcvd } from '../../services/adcvd/check.js';
import { findOrderOfCase, libraryOf } from '../../services/adcvd/library.js';
import { getAdcvdLifecycle, getSunsetCalendar } from '../../services/adcvd/lifecycle.js';
import {
  getCircumventionInquiries,
  searchCitDecisions,
  searchScopeRulings,
} from '../../services/adcvd/notices.js';
import { getAdcvdOrder, searchAdcvdOrders, writeOrdersCsv } from '../../services/adcvd/orders.js';
import { getAdcvdRateAtDate } from '../../services/adcvd/rate-at-date.js';
import { generateAdcvdReport, getAdcvdReportPdf } from '../../services/adcvd/report.js';
import { selectHolding } from '../../services/adcvd/present-records.js';

export const adcvdResolvers: Pick<
  Resolvers,
  'Query' | 'AdcvdCase' | 'AdcvdOrder' | 'AdcvdOrderConnection' | 'RegulatoryDataStatus'
> = {
  Query: {
    adcvdCheck: (_parent, { input }, context) => checkAdcvd(input, context),
    adcvdOrders: (_parent, given, context) => searchAdcvdOrders(given, context),
    adcvdOrder: (_parent, given, context) => getAdcvdOrder(given, context),
    adcvdRateAtDate: (_parent, { input }, context) => getAdcvdRateAtDate(input, context),
    adcvdScopeRulings: (_parent, given, context) => searchScopeRulings(given, context),
    adcvdCourtDecisions: (_parent, given, context) => searchCitDecisions(given, context),
    adcvdLifecycle: (_parent, given, context) => getAdcvdLifecycle(given, context),
    adcvdSunsetCalendar: (_parent, given, context) => getSunsetCalendar(given, context),
    adcvdCircumventions: (_parent, given, context) => getCircumventionInquiries(given, context),
    adcvdReport: (_parent, { input }, context) => generateAdcvdReport(input, context),
    adcvdReportPdf: (_parent, given, context) => getAdcvdReportPdf(given, context),
  },
  RegulatoryDataStatus: {
    adcvdClauseCoverage: (_parent, _arguments, context) => libraryOf(context).measureClauseCoverage().share,
  },
  AdcvdCase: {
    order: ({ caseNumber }, _arguments, context) => findOrderOfCase(caseNumber, context),
  },
  AdcvdOrderConnection: {
    csv: (orders, { page }) => writeOrdersCsv(orders, page === true),
  },
  AdcvdOrder: {
    rates: ({ rates }, { on }) => (on === null || on === undefined ? rates : selectHolding(rates, on)),
  },
};
