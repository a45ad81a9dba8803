import type { Resolvers } from '../../generated/graphql.js';
import { generateAdcvdReport } from '../../services/adcvd/report.js';
import { classifyChat } from '../../services/classification/chat.js';
import { confirmClassification } from '../../services/classification/confirm.js';
import { classifyReport } from '../../services/classification/report.js';

/** What writes: the functions that the deprecated fields of Query call too. */
export const mutationResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    continueClassification: (_parent, { input }, context) => classifyChat(input, context),
    confirmClassification: (_parent, { input }, context) => confirmClassification(input, context),
    createClassificationReport: (_parent, { input }, context) => classifyReport(input, context),
    createAdcvdReport: (_parent, { input }, context) => generateAdcvdReport(input, context),
  },
};
