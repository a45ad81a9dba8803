import type { Resolvers } from '../../generated/graphql.js';
import { classifyChat } from '../../services/classification/chat.js';
import { classify } from '../../services/classification/classify.js';
import { confirmClassification } from '../../services/classification/confirm.js';
import { classifyReport } from '../../services/classification/report.js';
import { getCrossRuling, searchCrossRulings } from '../../services/classification/rulings.js';

export const classificationResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    classification: (_parent, { input }, context) => classify(input, context),
    classificationChat: (_parent, { input }, context) => classifyChat(input, context),
    classificationConfirmation: (_parent, { input }, context) => confirmClassification(input, context),
    classificationReport: (_parent, { input }, context) => classifyReport(input, context),
    crossRulings: (_parent, given, context) => searchCrossRulings(given, context),
    crossRuling: (_parent, given, context) => getCrossRuling(given, context),
  },
};
