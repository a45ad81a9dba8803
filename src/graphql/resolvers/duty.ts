import type { Resolvers } from '../../generated/graphql.js';
import { calculateDuty } from '../../services/duty/calculate-duty.js';
import { diffDuty } from '../../services/duty/compare/duty-difference.js';
import { compareScenarios } from '../../services/duty/compare/duty-scenarios.js';
import { traceDuty } from '../../services/duty/compare/duty-timeline.js';
import { compareOrigins, selectLowestOrigins } from '../../services/duty/compare/origin-comparison.js';
import { calculateDuties } from '../../services/duty/duty-batch.js';
import { toDutyOutcome } from '../../services/duty/duty-outcome.js';
import { DutyView } from '../../services/duty/present-duty.js';

export const dutyResolvers: Pick<Resolvers, 'Query' | 'OriginComparison'> = {
  Query: {
    dutyInfo: (_parent, { input }, context) => new DutyView(calculateDuty(input, context), context),
    duty: (_parent, { input }, context) =>
      toDutyOutcome(new DutyView(calculateDuty(input, context), context)),
    dutyBatch: (_parent, given, context) => calculateDuties(given, context),
    dutyTimeline: (_parent, given, context) => traceDuty(given, context),
    scenarios: (_parent, given, context) => compareScenarios(given, context),
    originComparison: (_parent, given, context) => compareOrigins(given, context),
    dutyDiff: (_parent, given, context) => diffDuty(given, context),
  },
  OriginComparison: {
    origins: ({ origins }, { first }) => selectLowestOrigins(origins, first),
  },
};
