import { beforeAll } from '@jest/globals';
import type { Finding } from '../../../src/audit/finding.js';
import type { AuditRecord } from '../../../src/audit/entry-report.js';
import type { AuditedEntry } from '../../../src/audit/judge-entry.js';
import { openAuditLaw } from '../../../src/services/audit/audit-law.js';
import { EntryAuditor } from '../../../src/services/audit/entry-auditor.js';
import { toCalendarDate } from '../../../src/terms/calendar-date.js';
import { recordsOf, type EntryGiven, type LineGiven } from '../../audit/filed-entries.js';
import { bundledContext } from '../../support/bundled-snapshot.js';

let auditor: EntryAuditor;
let context: Awaited<ReturnType<typeof bundledContext>>;

/** Before the tests of a file: an auditor on the bundled law, as of 20 November 2026. */
export function auditOnBundledLaw(): void {
  beforeAll(async () => {
    const options = { asOf: toCalendarDate('2026-11-20'), auditLaw: openAuditLaw() };
    context = await bundledContext();
    auditor = new EntryAuditor(context, options);
  }, 120_000);
}

export const auditRecords = (records: readonly AuditRecord[]): AuditedEntry => auditor.auditEntry(records);
export const auditInTurns = (records: readonly AuditRecord[]): Promise<AuditedEntry> =>
  auditor.auditEntryInTurns(records);
export const audit = (given: EntryGiven): AuditedEntry => auditRecords(recordsOf(given));
/** As of another day. */
export const auditOn = (asOf: string, given: EntryGiven): AuditedEntry =>
  new EntryAuditor(context, { asOf: toCalendarDate(asOf), auditLaw: openAuditLaw() }).auditEntry(
    recordsOf(given),
  );
export const line = (origin: string, ...numbers: LineGiven['numbers']): LineGiven => ({ origin, numbers });

/** Code, heading and money of what the filing got wrong. */
export const errorsOf = ({ findings }: AuditedEntry) =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(({ code, heading, difference }: Finding) => [code, heading, difference?.toFixed(2) ?? null]);

/** A telephone of China that paid the duty held void, 3,082.20. */
export const PAID_VOID_DUTY: EntryGiven = {
  ...{ entryDate: '2025-10-01', importer: '00-000000300', liquidationStatus: 'Unliquidated' },
  lines: [
    line(
      'CN',
      { hts: '99030124', duty: '3082.20' },
      { hts: '99030132', duty: '0' },
      { hts: '8517130000', value: '15411', duty: '0' },
    ),
  ],
};
