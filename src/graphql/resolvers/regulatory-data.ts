import type { Resolvers } from '../../generated/graphql.js';
import { describeRegulatoryData } from '../../services/regulatory-data-status.js';

export const regulatoryDataResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    regulatoryDataStatus: (_parent, _arguments, context) => describeRegulatoryData(context),
  },
};
