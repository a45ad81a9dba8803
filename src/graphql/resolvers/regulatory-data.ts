import type { Resolvers } from '../../generated/graphql.js';
import { compareData, listChanges } from '../../services/versions/compare-data.js';
import { describeRegulatoryData } from '../../services/regulatory-data-status.js';

export const regulatoryDataResolvers: Pick<Resolvers, 'Query' | 'DataDiff'> = {
  Query: {
    regulatoryDataStatus: (_parent, _arguments, context) => describeRegulatoryData(context),
    dataDiff: (_parent, input, context) => compareData(input, context),
  },
  DataDiff: { changes: (diff, input) => listChanges(diff, input) },
};
