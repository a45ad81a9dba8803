import { join } from 'node:path';
import { findCurrentVersion } from '../../store/database/data-versions.js';
import type { SqlSession } from '../../store/database/session.js';
import { toCalendarDate } from '../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import { readKnownRevisions } from '../ledger/revision-ledger.js';
import { findRawFile, rawFilePath, readLocalFile } from '../run/raw-files.js';
import type { IngestReport, IngestSource, RevisionLabel, Workshop } from '../run/source.js';
import {
  parseChangeRecords,
  type ChangeRecord,
  type PublishedRevision,
} from '../sources/hts/change-records.js';

/** A change that may alter a duty, read by following a source; it waits until somebody accepts it. */
export interface Proposal {
  readonly id: number;
  readonly source: string;
  readonly startedAt: Date;
  readonly fileName: string;
  readonly sha256: string;
  readonly changeSet: ProposedChange;
}

interface ProposedChange {
  /** The change in words, line by line. */
  readonly words?: readonly string[];
  /** Of a revision of the schedule. */
  readonly revision?: string;
  readonly effectiveOn?: string;
  readonly publishedOn?: string;
  readonly records?: readonly object[];
}

/** Proposals that wait, in the order in which they can be accepted. */
export function listProposals(session: SqlSession): Promise<readonly Proposal[]> {
  return session.query<Proposal>(
    `SELECT r.id, r.source, r.started_at AS "startedAt", f.name AS "fileName", f.sha256, r.change_set AS "changeSet"
       FROM ingest_run r JOIN ingest_file f ON f.ingest_run_id = r.id WHERE r.status = 'proposed' ORDER BY r.id`,
  );
}

/** True: a change read from the same bytes waits already, or was rejected. */
export async function isProposed(session: SqlSession, sha256: string): Promise<boolean> {
  const found = await session.query(
    `SELECT 1 FROM ingest_run r JOIN ingest_file f ON f.ingest_run_id = r.id
      WHERE r.status IN ('proposed', 'rejected') AND f.sha256 = $1 LIMIT 1`,
    [sha256],
  );
  return found.length > 0;
}

export interface Acceptance {
  readonly runId: number;
  /** A file of change records, with the legal days of items of the revisions; null: those proposed with them. */
  readonly recordsFile: string | null;
}

/**
 * Applies a proposal from the bytes that were proposed, and before it those of its source that it builds on: what the
 * publisher offers today is not asked for. Ends at the first that is not sound any more.
 */
export async function acceptProposal(
  { runId, recordsFile }: Acceptance,
  sources: readonly IngestSource[],
  workshop: Workshop,
): Promise<Parsed<readonly IngestReport[]>> {
  const waiting = await listProposals(workshop.database);
  const chosen = waiting.find(({ id }) => id === runId);
  if (!chosen) return refuse(describeNone(runId));
  const source = sources.find(({ name }) => name === chosen.source);
  if (!source) return refuse(`run ${runId} is of the source ${chosen.source}, which is not known`);
  const records =
    recordsFile === null ? accept([]) : await readRecords(recordsFile, { chosen, waiting }, workshop);
  if (!records.ok) return records;
  const reports: IngestReport[] = [];
  for (const proposal of waiting) {
    if (proposal.source !== chosen.source || proposal.id > runId) continue;
    if (source.isWhole && proposal.id < runId) continue;
    if ((await findRawFile(workshop.dataDir, proposal.sha256)) === null)
      return refuse(
        `the bytes of run ${proposal.id} are not in ${join(workshop.dataDir, 'raw')}: accept it where it was proposed`,
      );
    const request = toRequest(withRecords(proposal, records.value), workshop.dataDir);
    const report = await source.ingest(request, workshop);
    reports.push(report);
    if (!report.succeeded) break;
    await workshop.database.execute(`UPDATE ingest_run SET status = 'accepted' WHERE id = $1`, [proposal.id]);
    if (source.isWhole)
      await workshop.database.execute(
        `UPDATE ingest_run SET status = 'rejected', failure = $3
          WHERE source = $1 AND status = 'proposed' AND id < $2`,
        [source.name, runId, `run ${runId} was accepted instead`],
      );
  }
  return accept(reports);
}

/** Takes a proposal off the list; the same bytes are not proposed again. */
export async function rejectProposal(session: SqlSession, runId: number): Promise<Parsed<number>> {
  const rejected = await session.query(
    `UPDATE ingest_run SET status = 'rejected' WHERE id = $1 AND status = 'proposed' RETURNING id`,
    [runId],
  );
  return rejected.length === 0 ? refuse(describeNone(runId)) : accept(runId);
}

function describeNone(runId: number): string {
  return `run ${runId} proposes nothing: dutygraph ingest proposals lists what waits`;
}

/** The change records of a file; refused where a date cannot be one, or none is of the revision that is accepted. */
async function readRecords(
  path: string,
  { chosen: { changeSet }, waiting }: { readonly chosen: Proposal; readonly waiting: readonly Proposal[] },
  { database }: Workshop,
): Promise<Parsed<readonly ChangeRecord[]>> {
  const file = readLocalFile(path);
  if (!file.ok) return file;
  const base = await findCurrentVersion(database, 'live');
  const held = base === null ? [] : await readKnownRevisions(database, base.id);
  const published = [...held, ...waiting.flatMap(({ changeSet: one }) => toPublished(one) ?? [])];
  const read = parseChangeRecords(Buffer.from(file.value.bytes).toString('utf8'), published);
  if (!read.ok) return refuse(`${path}: ${read.message}`);
  const [issue] = read.value.issues;
  if (issue !== undefined) return refuse(`${path}: ${issue.record}: ${issue.message}`);
  const { records } = read.value;
  if (records.some(({ revision }) => revision === changeSet.revision)) return accept(records);
  const named = [...new Set(records.map(({ revision }) => revision))].join(', ') || 'none';
  return refuse(
    `${path} has no change record of ${changeSet.revision ?? 'what is proposed'}: it has those of ${named}`,
  );
}

function toPublished({ revision, effectiveOn, publishedOn }: ProposedChange): PublishedRevision | null {
  if (revision === undefined || effectiveOn === undefined || publishedOn === undefined) return null;
  return { revision, effectiveOn: toCalendarDate(effectiveOn), publishedOn: toCalendarDate(publishedOn) };
}

/** With those of the file for its revision, where it has any. */
function withRecords(proposal: Proposal, records: readonly ChangeRecord[]): Proposal {
  const own = records.filter(({ revision }) => revision === proposal.changeSet.revision);
  return own.length === 0 ? proposal : { ...proposal, changeSet: { ...proposal.changeSet, records: own } };
}

function toRequest({ sha256, fileName, changeSet }: Proposal, dataDir: string) {
  const { records = [] } = changeSet;
  const published = toPublished(changeSet);
  const label: RevisionLabel | null = published && { ...published, fileName, records };
  return { from: rawFilePath(dataDir, sha256), dryRun: false, allowLargeChange: false, since: null, label };
}
