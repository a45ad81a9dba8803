import type { Resolvers } from '../../generated/graphql.js';
import { findOrderOfCase, libraryOf } from '../../services/adcvd/library.js';
import { writeOrdersCsv } from '../../services/adcvd/orders.js';
import { selectHolding } from '../../services/adcvd/present-records.js';

export const adcvdResolvers: Pick<
  Resolvers,
  'AdcvdCase' | 'AdcvdOrder' | 'AdcvdOrderConnection' | 'RegulatoryDataStatus'
> = {
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
