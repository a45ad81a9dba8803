import type { EntryAuditInput, EntryAuditFindingsArgs } from '../../generated/schema-types.js';
import type { Finding } from '../../audit/finding.js';
import type { AuditedEntry } from '../../audit/judge-entry.js';
import { groupByEntry } from '../../audit/group-records.js';
import { NOTICE } from '../../audit/outputs/present-entry.js';
import type { AuditRecord } from '../../audit/entry-report.js';
import type { AuditedFile } from '../../audit/filed-record.js';
import { refuseUnknownField, type GivenColumns } from '../../audit/read/map-columns.js';
import { refuseAbsentHeaders } from '../../audit/read/refuse-absent-headers.js';
import { TotalsCounter } from '../../audit/totals.js';
import { refuseField, type Problem } from '../../terms/errors.js';
import { pause } from '../../terms/pause.js';
import { readDay } from '../read-day.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import type { FileSource } from '../tables/table-files.js';
import { readContent } from '../tables/read-content.js';
import { openAuditLaw } from './audit-law.js';
import { EntryAuditor } from './entry-auditor.js';
import { readAuditFile } from './files/read-files.js';
import { presentEntry, presentFinding, presentSource, presentTotals } from './present-audit.js';

/** The graph has read the day; other callers give it as text. */
export interface EntryAuditArguments extends Omit<EntryAuditInput, 'asOf'> {
  readonly asOf?: string | null | undefined;
}

/** Each record is computed up to three times: a file of more is for the command line. */
const MAX_RECORDS = 10_000;
/** Reports beside the entries, headers of fields, and words of a filter: there are fewer fields and codes. */
const [MAX_REPORTS, MAX_COLUMNS, MAX_WORDS] = [5, 100, 100];

/**
 * Audits the entries of a file, with what reports of Customs add, and keeps nothing of them. Throws `invalid-parameter` for a text without a header or with
 * columns that are not fields, `payload-too-large` for too many rows.
 */
export async function auditEntries(given: EntryAuditArguments, context: ServiceContext) {
  const asOf = readDay(given.asOf, 'asOf', context);
  const columns = readColumns(given.columns ?? []);
  const records: AuditRecord[] = [];
  const take = (record: AuditRecord): void => {
    if (records.push(record) > MAX_RECORDS) throw createTooManyProblem();
  };
  refuseTooMany('reports', given.reports, MAX_REPORTS);
  const files = [given.content, ...(given.reports ?? [])];
  const read: AuditedFile[] = [];
  for (const [file, content] of files.entries()) {
    const field = file === 0 ? 'content' : `reports[${file - 1}]`;
    const readFile = (source: FileSource) => readAuditFile(source, { name: field, file, columns, take });
    read.push(await readContent({ field, content }, context, readFile));
  }
  refuseAbsentHeaders(columns, read);
  const [report, ...reports] = read as [AuditedFile, ...AuditedFile[]];
  const auditor = new EntryAuditor(context, { asOf, auditLaw: openAuditLaw() });
  const [entries, totals]: [AuditedEntry[], TotalsCounter] = [[], new TotalsCounter()];
  for (const ofEntry of groupByEntry(records)) {
    const audited = await auditor.auditEntryInTurns(ofEntry);
    entries.push(audited);
    totals.add(audited);
    // Other requests get their turn.
    await pause();
  }
  return {
    asOf,
    source: presentSource(report, null),
    reports: reports.map((one) => presentSource(one, null)),
    totals: presentTotals(totals.read()),
    notice: NOTICE,
    audited: entries,
    entries: entries.map(presentEntry),
    _meta: describeAnswer(context),
  };
}

function createTooManyProblem(): Problem {
  return refuseField(
    'content',
    `it and its reports have more than ${MAX_RECORDS} tariff numbers; ${MAX_RECORDS} are audited at once: use a stored audit (POST /v1/entry-audits/jobs) or dutygraph audit`,
    'payload-too-large',
  );
}

/** The answer before its findings are chosen. */
export type EntryAuditModel = Awaited<ReturnType<typeof auditEntries>>;

function refuseTooMany(at: string, given: readonly unknown[] | null | undefined, most: number): void {
  const count = given?.length ?? 0;
  if (count > most) throw refuseField(at, `${count} are given: give at most ${most}`);
}

function readColumns(given: readonly { readonly field: string; readonly header: string }[]): GivenColumns {
  refuseTooMany('columns', given, MAX_COLUMNS);
  given.forEach(({ field }) => refuseUnknownField(field));
  return Object.fromEntries(given.map(({ field, header }) => [field, header]));
}

/** Which findings a caller wants. Throws `invalid-parameter` for more words than there are. */
export function chooseFindings({ severity, code }: EntryAuditFindingsArgs): (finding: Finding) => boolean {
  refuseTooMany('severity', severity, MAX_WORDS);
  refuseTooMany('code', code, MAX_WORDS);
  return (finding) =>
    (severity?.includes(finding.severity) ?? true) && (code?.includes(finding.code) ?? true);
}

/** Findings of an audit, those of the wanted severities and codes. */
export function listFindings({ audited }: EntryAuditModel, filter: EntryAuditFindingsArgs) {
  return audited.flatMap(({ entry, findings }) =>
    findings.filter(chooseFindings(filter)).map((finding) => presentFinding(finding, entry.number)),
  );
}
