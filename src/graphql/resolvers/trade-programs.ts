import type { Resolvers } from '../../generated/graphql.js';
import { findApplicableChapter99 } from '../../services/trade-programs/chapter99-applicable.js';
import { checkPga } from '../../services/trade-programs/check-pga.js';

export const tradeProgramResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    pgaCheck: (_parent, { input }, context) => checkPga(input, context),
    chapter99Applicable: (_parent, { input }, context) => findApplicableChapter99(input, context),
  },
};
