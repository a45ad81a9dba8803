import { answerWords } from '../command-outcome.js';
import type { AuditOutcome, AuditParts } from './audit-files.js';
import { AUDIT_USAGE, parseAuditWords } from './words.js';

/** `dutygraph audit`: reads the files, audits entry by entry in this process, writes what was asked for. */
export async function runAudit(parts: AuditParts): Promise<AuditOutcome> {
  // The law and the readers are loaded where there are files to audit.
  return answerWords({ words: parseAuditWords(parts.words), usage: AUDIT_USAGE }, async (words) =>
    (await import('./audit-files.js')).auditFiles(words, parts),
  );
}
