import type { Resolvers } from '../../generated/graphql.js';
import { findApplicableChapter99 } from '../../services/trade-programs/chapter99-applicable.js';
import { checkPga } from '../../services/trade-programs/check-pga.js';
import { checkTradeProgramEligibility } from '../../services/trade-programs/program-eligibility.js';
import { getTariffEvents } from '../../services/trade-programs/tariff-events.js';

export const tradeProgramResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    pgaCheck: (_parent, { input }, context) => checkPga(input, context),
    chapter99Applicable: (_parent, { input }, context) => findApplicableChapter99(input, context),
    tradeProgramEligibility: (_parent, { input }, context) => checkTradeProgramEligibility(input, context),
    tariffEvents: (_parent, given, context) => getTariffEvents(given, context),
  },
};
