import type { EntryAuditFindingsArgs } from '../../../generated/schema-types.js';
import { readKept } from '../../../audit/kept-entry.js';
import type { Finding } from '../../../audit/finding.js';
import { proofOf } from '../../../audit/outputs/entry-tables.js';
import { NOTICE } from '../../../audit/outputs/present-entry.js';
import type { AuditTotals } from '../../../audit/totals.js';
import { Problem, refuseField } from '../../../terms/errors.js';
import { quoteInput } from '../../../terms/result.js';
import { readSlice, toConnection, type SliceArguments } from '../../connection.js';
import { describeAnswer } from '../../regulatory-data-status.js';
import type { ServiceContext } from '../../service-context.js';
import { chooseFindings } from '../audit-entries.js';
import { presentEntry, presentFinding, presentSource, presentTotals } from '../present-audit.js';
import { mediaTypeOf } from './media-type.js';
import type { OutlinedFinding, StoredAudit } from './stored-head.js';
import type { AuditRepository } from './audit-repository.js';
import { PROOF } from './stored-audits.js';

/** The stored audits of the caller. Throws `service-unavailable` where nothing is kept. */
function auditsOf({ audits }: ServiceContext): AuditRepository {
  if (audits === undefined)
    throw new Problem('service-unavailable', 'This server keeps no audits: it has no database.');
  return audits;
}

/** Every stored audit of the account. */
export async function listStoredAudits(context: ServiceContext) {
  const jobs = await auditsOf(context).list();
  return { jobs: jobs.map((audit) => presentAudit(audit, context)), _meta: describeAnswer(context) };
}

/** Throws `not-found` where the account keeps none of this id. */
export async function findStoredAudit(id: string, context: ServiceContext) {
  return presentAudit(await requireAudit(id, context), context);
}

async function requireAudit(id: string, context: ServiceContext): Promise<StoredAudit> {
  const audit = await auditsOf(context).find(id);
  if (audit !== null) return audit;
  throw refuseField('id', `this account keeps no audit ${quoteInput(id)}`, 'not-found');
}

interface FindingsQuestion extends EntryAuditFindingsArgs, SliceArguments {
  readonly id: string;
  readonly sort: 'money' | 'deadline' | 'entry';
}

/** A page of the findings of an audit. Throws `not-found`. */
export async function listStoredFindings(question: FindingsQuestion, context: ServiceContext) {
  const slice = readSlice(question);
  const audit = await requireAudit(question.id, context);
  const isWanted = chooseFindings(question);
  const all = await auditsOf(context).listFindings(audit);
  const wanted = all.filter(({ finding }) => isWanted(finding));
  return toConnection(sortFindings(wanted, question.sort), slice, ({ entry, finding }) => ({
    ...presentFinding(finding, entry),
    proof: toProofName({ entry: { number: entry }, hasProofs: true }, finding),
  }));
}

/** One entry of an audit. Throws `not-found` for an audit or an entry that is not there. */
export async function findStoredEntry(
  { id, number }: { readonly id: string; readonly number: string },
  context: ServiceContext,
) {
  const entry = await auditsOf(context).findEntry(await requireAudit(id, context), number);
  if (entry === null) {
    const wrong = `the audit has no entry ${quoteInput(number)}, or it is not audited yet`;
    throw refuseField('number', wrong, 'not-found');
  }
  const written = { ...entry, hasProofs: true };
  return {
    ...presentEntry(entry),
    findings: entry.findings.map((finding) => ({
      ...presentFinding(finding, entry.entry.number),
      proof: toProofName(written, finding),
    })),
  };
}

/** What comes last where it has no day. */
const NEVER = '9999-12-31';

function sortFindings(findings: readonly OutlinedFinding[], sort: FindingsQuestion['sort']) {
  if (sort === 'entry') return findings;
  const dayOf = ({ finding: { remedy } }: OutlinedFinding): string =>
    remedy?.isOpen === true ? (remedy.by ?? NEVER) : NEVER;
  const byMoney = (left: OutlinedFinding, right: OutlinedFinding): number =>
    compareMoney(right.finding, left.finding);
  return sort === 'money'
    ? findings.toSorted(byMoney)
    : findings.toSorted((left, right) =>
        dayOf(left) === dayOf(right) ? byMoney(left, right) : dayOf(left) < dayOf(right) ? -1 : 1,
      );
}

function compareMoney({ difference: left }: Finding, { difference: right }: Finding): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  return left.abs().comparedTo(right.abs());
}

function toProofName(entry: Parameters<typeof proofOf>[0], finding: Finding): string | null {
  return proofOf(entry, finding)?.replace('proofs/', PROOF) ?? null;
}

/** Seconds that are still needed, by the pace so far. */
function estimateLeft({ status, records, recordsDone, startedAt }: StoredAudit, now: number): number | null {
  if (status !== 'auditing' || startedAt === null || recordsDone === 0) return null;
  const pace = (now - startedAt.getTime()) / recordsDone;
  return Math.ceil((pace * (records - recordsDone)) / 1000);
}

/** A stored audit as the graph says it. */
function presentAudit(audit: StoredAudit, context: ServiceContext) {
  const { id, head, status, records, recordsDone, dataVersion } = audit;
  const { reports, refusal, totals, notes, files, name, bytes, asOf } = head;
  return {
    id,
    name,
    bytes,
    status,
    asOf,
    dataVersion,
    recordsDone,
    notes,
    notice: NOTICE,
    records: status === 'queued' || (status === 'failed' && records === 0) ? null : records,
    secondsLeft: estimateLeft(audit, auditsOf(context).now().getTime()),
    failure: refusal && { kind: refusal.name, detail: refusal.detail },
    createdAt: audit.createdAt.toISOString(),
    finishedAt: audit.finishedAt?.toISOString() ?? null,
    expiresAt: audit.expiresAt.toISOString(),
    sources: reports.map((report) => presentSource(report, report.name)),
    totals: totals === null ? null : presentTotals(readKept<AuditTotals>(totals)),
    files: files.map((file) => ({
      ...file,
      mediaType: mediaTypeOf(file.name),
      href: `/v1/entry-audits/jobs/${id}/files/${encodeURIComponent(file.name)}`,
    })),
    _meta: describeAnswer(context),
  };
}
