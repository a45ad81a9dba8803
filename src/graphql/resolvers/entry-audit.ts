import type { Resolvers } from '../../generated/graphql.js';
import { auditEntries, listFindings } from '../../services/audit/audit-entries.js';

export const entryAuditResolvers: Pick<Resolvers, 'Query' | 'EntryAudit'> = {
  Query: {
    entryAudit: (_parent, { input }, context) => auditEntries(input, context),
  },
  EntryAudit: {
    findings: (audit, wanted) => listFindings(audit, wanted),
  },
};
