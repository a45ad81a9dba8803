import { join } from 'node:path';
import type { SqlSession } from '../../store/database/session.js';
import { toCalendarDate } from '../../terms/calendar-date.js';
import { accept, refuse, type Parsed } from '../../terms/result.js';
import { findRawFile, rawFilePath } from '../run/raw-files.js';
import type { IngestReport, IngestSource, RevisionLabel, Workshop } from '../run/source.js';

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

/** True: a change read from the same bytes waits already. */
export async function isProposed(session: SqlSession, sha256: string): Promise<boolean> {
  return (await listProposals(session)).some((proposal) => proposal.sha256 === sha256);
}

/**
 * Applies a proposal, and those of its source before it, from the bytes that were proposed: what the publisher offers
 * today is not asked for. Ends at the first that is not sound any more.
 */
export async function acceptProposal(
  runId: number,
  sources: readonly IngestSource[],
  workshop: Workshop,
): Promise<Parsed<readonly IngestReport[]>> {
  const waiting = await listProposals(workshop.database);
  const chosen = waiting.find(({ id }) => id === runId);
  if (!chosen) return refuse(`run ${runId} proposes nothing: npm run ingest -- proposals lists what waits`);
  const source = sources.find(({ name }) => name === chosen.source);
  if (!source) return refuse(`run ${runId} is of the source ${chosen.source}, which is not known`);
  const reports: IngestReport[] = [];
  for (const proposal of waiting) {
    if (proposal.source !== chosen.source || proposal.id > runId) continue;
    if ((await findRawFile(workshop.dataDir, proposal.sha256)) === null)
      return refuse(
        `the bytes of run ${proposal.id} are not in ${join(workshop.dataDir, 'raw')}: accept it where it was proposed`,
      );
    const report = await source.ingest(toRequest(proposal, workshop.dataDir), workshop);
    reports.push(report);
    if (!report.succeeded) break;
    await workshop.database.execute(`UPDATE ingest_run SET status = 'accepted' WHERE id = $1`, [proposal.id]);
  }
  return accept(reports);
}

function toRequest({ sha256, fileName, changeSet }: Proposal, dataDir: string) {
  const { revision, effectiveOn, publishedOn, records = [] } = changeSet;
  const label: RevisionLabel | null =
    revision === undefined || effectiveOn === undefined || publishedOn === undefined
      ? null
      : {
          ...{ revision, fileName, records },
          effectiveOn: toCalendarDate(effectiveOn),
          publishedOn: toCalendarDate(publishedOn),
        };
  return { from: rawFilePath(dataDir, sha256), dryRun: false, allowLargeChange: false, since: null, label };
}
