import type { Resolvers } from '../../generated/graphql.js';
import { exportAccountData } from '../../services/account/export-account.js';
import { getUsageSummary } from '../../services/account/usage-summary.js';

export const accountResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    usageSummary: (_parent, _arguments, context) => getUsageSummary(context),
    accountExport: (_parent, _arguments, context) => exportAccountData(context),
  },
};
