import type { Resolvers } from '../../generated/graphql.js';
import { writeAtomFeed } from '../../services/law-changes/atom-feed.js';
import { listLawChanges } from '../../services/law-changes/list-changes.js';
import { compareData, listChanges } from '../../services/versions/compare-data.js';
import { describeRegulatoryData } from '../../services/regulatory-data-status.js';

export const regulatoryDataResolvers: Pick<Resolvers, 'Query' | 'DataDiff' | 'LawChanges'> = {
  Query: {
    regulatoryDataStatus: (_parent, _arguments, context) => describeRegulatoryData(context),
    lawChanges: (_parent, input, context) => listLawChanges(input, context),
    dataDiff: (_parent, input, context) => compareData(input, context),
  },
  LawChanges: { atom: (page) => writeAtomFeed(page) },
  DataDiff: { changes: (diff, input) => listChanges(diff, input) },
};
