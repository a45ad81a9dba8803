import type { Resolvers } from '../../generated/graphql.js';
import { listFindings } from '../../services/audit/audit-entries.js';

export const entryAuditResolvers: Pick<Resolvers, 'EntryAudit'> = {
  EntryAudit: {
    findings: (audit, wanted) => listFindings(audit, wanted),
  },
};
