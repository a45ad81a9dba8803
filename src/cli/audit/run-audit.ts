import { Problem } from '../../terms/errors.js';
import { misused } from '../command-outcome.js';
import { describeProblem } from '../describe-problem.js';
import type { AuditOutcome, AuditParts } from './audit-files.js';
import { AUDIT_USAGE, parseAuditWords } from './words.js';

/** `dutygraph audit`: reads the files, audits entry by entry in this process, writes what was asked for. */
export async function runAudit(parts: AuditParts): Promise<AuditOutcome> {
  const parsed = parseAuditWords(parts.words);
  if (!parsed.ok) return misused(`${parsed.message}\n\n${AUDIT_USAGE}`);
  if (parsed.value === null) return { stdout: `${AUDIT_USAGE}\n`, stderr: '', exitCode: 0 };
  try {
    // The law and the readers are loaded where there are files to audit.
    return await (await import('./audit-files.js')).auditFiles(parsed.value, parts);
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    return misused(describeProblem(failure));
  }
}
