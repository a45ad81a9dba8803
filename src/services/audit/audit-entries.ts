import { parse } from 'csv-parse/sync';
import type { Finding } from '../../audit/finding.js';
import type { AuditedEntry } from '../../audit/judge-entry.js';
import { groupByEntry } from '../../audit/group-records.js';
import { NOTICE } from '../../audit/outputs/present-entry.js';
import type { FiledRecord, ReadFile } from '../../audit/filed-record.js';
import { toCsvForm } from '../../audit/read/csv-form.js';
import { refuseUnknownField, type GivenColumns } from '../../audit/read/map-columns.js';
import { isCatair, readCatair } from '../../audit/read/read-catair.js';
import { TableReader } from '../../audit/read/read-table.js';
import { TotalsCounter } from '../../audit/totals.js';
import { createFieldProblem, Problem } from '../../terms/errors.js';
import { parseCalendarDate, type CalendarDate } from '../../terms/calendar-date.js';
import { pause } from '../../terms/pause.js';
import { describeAnswer } from '../regulatory-data-status.js';
import type { ServiceContext } from '../service-context.js';
import { openAuditLaw } from './audit-law.js';
import { EntryAuditor } from './entry-auditor.js';
import { presentEntry, presentFinding, presentSource, presentTotals } from './present-audit.js';

export interface EntryAuditArguments {
  readonly content: string;
  readonly asOf?: CalendarDate | string | null | undefined;
  readonly columns?: readonly { readonly field: string; readonly header: string }[] | null | undefined;
}

/** Each record is computed up to three times: a file of more is for the command line. */
const MOST_RECORDS = 10_000;

/**
 * Audits the entries of a text and keeps nothing of it. Throws `invalid-parameter` for a text without a header or with
 * columns that are not fields, `payload-too-large` for too many rows.
 */
export async function auditEntries(given: EntryAuditArguments, context: ServiceContext) {
  const asOf = readAsOf(given.asOf, context);
  const { records, report } = readText(decodeContent(given.content), readColumns(given.columns ?? []));
  if (records.length > MOST_RECORDS)
    throw new Problem(
      'payload-too-large',
      `content: it has ${records.length} tariff numbers; ${MOST_RECORDS} are audited at once: use dutygraph audit`,
      [{ at: 'content', message: `give at most ${MOST_RECORDS} tariff numbers` }],
    );
  const auditor = new EntryAuditor(context, { asOf, auditLaw: openAuditLaw() });
  const [entries, totals]: [AuditedEntry[], TotalsCounter] = [[], new TotalsCounter()];
  for (const ofEntry of groupByEntry(records)) {
    const audited = auditor.auditEntry(ofEntry);
    entries.push(audited);
    totals.add(audited);
    // Other requests get their turn.
    await pause();
  }
  return {
    ...{ asOf, source: presentSource(report), totals: presentTotals(totals.read()), notice: NOTICE },
    audited: entries,
    entries: entries.map(presentEntry),
    _meta: describeAnswer(context),
  };
}

/** The answer before its findings are chosen. */
export type EntryAuditModel = Awaited<ReturnType<typeof auditEntries>>;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

function decodeContent(content: string): string {
  if (!BASE64.test(content) || content.length % 4 !== 0)
    throw createFieldProblem(
      'content',
      'content: it is no base64: send the bytes of the file in base64 (RFC 4648)',
    );
  const bytes = Buffer.from(content, 'base64');
  if (bytes.subarray(0, 2).toString() === 'PK')
    throw createFieldProblem(
      'content',
      'content: a workbook is not read here: save it as CSV, or use dutygraph audit',
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createFieldProblem('content', 'content: it is no text in UTF-8: save the table as CSV in UTF-8');
  }
}

/** The day that rights are counted to. Throws `invalid-parameter`. */
function readAsOf(text: CalendarDate | string | null | undefined, context: ServiceContext): CalendarDate {
  if (text === null || text === undefined) return context.today;
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw createFieldProblem('asOf', `asOf: ${parsed.message}`);
  return parsed.value;
}

function readColumns(given: readonly { readonly field: string; readonly header: string }[]): GivenColumns {
  given.forEach(({ field }) => refuseUnknownField(field));
  return Object.fromEntries(given.map(({ field, header }) => [field, header]));
}

function readText(content: string, columns: GivenColumns): ReadFile {
  if (isCatair(content)) return readCatair(content, 0);
  const reader = new TableReader(0, columns);
  const records: FiledRecord[] = [];
  for (const [at, cells] of readRows(content).entries()) records.push(...reader.take(cells, at + 1));
  return { records, report: reader.finish(null) };
}

function readRows(content: string): readonly (readonly string[])[] {
  try {
    return parse(content, toCsvForm(content));
  } catch (failure) {
    throw createFieldProblem('content', `content: it is no CSV: ${(failure as Error).message.slice(0, 120)}`);
  }
}

export interface FindingFilter {
  readonly severity?: readonly Finding['severity'][] | null | undefined;
  readonly code?: readonly string[] | null | undefined;
}

/** Which findings a caller wants. */
export function chooseFindings({ severity, code }: FindingFilter): (finding: Finding) => boolean {
  return (finding) =>
    (severity?.includes(finding.severity) ?? true) && (code?.includes(finding.code) ?? true);
}

/** Findings of an audit, those of the wanted severities and codes. */
export function listFindings({ audited }: EntryAuditModel, filter: FindingFilter) {
  return audited.flatMap(({ entry, findings }) =>
    findings.filter(chooseFindings(filter)).map((finding) => presentFinding(finding, entry.number)),
  );
}
