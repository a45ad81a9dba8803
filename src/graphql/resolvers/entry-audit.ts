import type { Resolvers } from '../../generated/graphql.js';
import { auditEntries, listFindings } from '../../services/audit/audit-entries.js';
import {
  findStoredAudit,
  findStoredEntry,
  listStoredAudits,
  listStoredFindings,
} from '../../services/audit/stored/stored-answers.js';

export const entryAuditResolvers: Pick<Resolvers, 'Query' | 'EntryAudit'> = {
  Query: {
    entryAudit: (_parent, { input }, context) => auditEntries(input, context),
    entryAuditJobs: (_parent, _given, context) => listStoredAudits(context),
    entryAuditJob: (_parent, { id }, context) => findStoredAudit(id, context),
    entryAuditFindings: (_parent, { sort, ...question }, context) =>
      listStoredFindings({ ...question, sort: sort ?? 'money' }, context),
    entryAuditEntry: (_parent, question, context) => findStoredEntry(question, context),
  },
  EntryAudit: {
    findings: (audit, wanted) => listFindings(audit, wanted),
  },
};
