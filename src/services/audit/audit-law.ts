import { readAuditLaw, type AuditLaw } from '../../audit/read-audit-law.js';
import { resolvePackagePath } from '../../store/database/package-path.js';

let law: AuditLaw | null = null;

/** Interest rates, refund events and contested duties of the package, read once per process. */
export function openAuditLaw(): AuditLaw {
  return (law ??= readAuditLaw((name) => resolvePackagePath('law', 'entry-audit', name)));
}
