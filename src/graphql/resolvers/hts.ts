import type { Resolvers } from '../../generated/graphql.js';
import { browseHts } from '../../services/hts/browse-hts.js';
import { getHtsHierarchy } from '../../services/hts/hierarchy.js';
import { diffHts } from '../../services/hts/hts-diff.js';
import { getHtsLineHistory } from '../../services/hts/line-history.js';
import { searchHts } from '../../services/hts/search-hts.js';

export const htsResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    htsSearch: (_parent, input, context) => searchHts(input, context),
    htsBrowse: (_parent, input, context) => browseHts(input, context),
    htsHierarchy: (_parent, input, context) => getHtsHierarchy(input, context),
    htsLineHistory: (_parent, { code }, context) => getHtsLineHistory(code, context),
    htsDiff: (_parent, input, context) => diffHts(input, context),
  },
};
