import type { Resolvers } from '../../generated/graphql.js';
import { calculateDuty } from '../../services/duty/calculate-duty.js';
import { diffDuty } from '../../services/duty/compare/duty-difference.js';
import { DutyView } from '../../services/duty/present-duty.js';

export const dutyResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    dutyInfo: (_parent, { input }, context) => new DutyView(calculateDuty(input, context), context),
    dutyDiff: (_parent, given, context) => diffDuty(given, context),
  },
};
