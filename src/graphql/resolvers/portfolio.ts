import type { Resolvers } from '../../generated/graphql.js';
import { listExposure, listParts, writePartsCsv } from '../../services/portfolio/answer-portfolio.js';

export const portfolioResolvers: Pick<Resolvers, 'Portfolio'> = {
  Portfolio: {
    parts: (portfolio, { sort, first, ...wanted }) =>
      listParts(portfolio, { ...wanted, sort: sort ?? 'row', first: first ?? 100 }),
    exposure: (portfolio, { by }) => listExposure(portfolio, by),
    csv: (portfolio) => writePartsCsv(portfolio),
  },
};
