import type { Resolvers } from '../../generated/graphql.js';
import { selectLowestOrigins } from '../../services/duty/compare/origin-comparison.js';

export const dutyResolvers: Pick<Resolvers, 'OriginComparison'> = {
  OriginComparison: {
    origins: ({ origins }, { first }) => selectLowestOrigins(origins, first),
  },
};
