import { runIngestCommand } from '../../ingest/run/run-sources.js';
import { SourceFollower, type FollowJob } from '../../ingest/following/source-follower.js';
import { placeInMirror } from '../../ingest/run/mirror.js';
import { NO_PROGRESS, type IngestReport, type IngestSource } from '../../ingest/run/source.js';
import { readUpdateKey } from '../../ingest/run/update-key.js';
import { lawSource } from '../../ingest/sources/law/source.js';
import { SOURCES } from '../../ingest/sources/index.js';
import type { JobKind, JobQueue } from '../../jobs/job-queue.js';
import type { Settings } from '../../server/settings.js';
import type { WorkOrders } from './work-orders.js';
import { serveAfter, type DataParts } from './serve-data.js';

const QUEUE = 'source-looks';
/** How often it is decided which sources are due. */
const DECIDE = '*/5 * * * *';
/** How often updates of the law are looked for. */
const LAW_HOURS = 6;
/** A backlog of revisions takes minutes; ruling letters come one a second. */
const MAX_SECONDS = 4 * 3_600;

/** Looks at the official sources of law; none where following is off. */
export function openSourceJobs(parts: DataParts, send: JobQueue['send']): WorkOrders {
  const { settings, database, clock, log } = parts;
  if (!settings.followsSources) return { kinds: [], resume: () => Promise.resolve() };
  const updateKey = readUpdateKey(settings.lawUpdateKey);
  const follower = new SourceFollower({
    ...{ sources: followedSources(settings), database, now: clock.now },
    placeOf: (source) => placeOf(source, settings),
    ingest: async (source, request, signal) => {
      const workshop = {
        ...{ database, dataDir: settings.dataDir, now: clock.now, progress: NO_PROGRESS, updateKey },
        signal,
      };
      const reports = await serveAfter(parts, () =>
        runIngestCommand({ sources: [source], request }, workshop),
      );
      return reports[0] as IngestReport;
    },
    send: (job, afterSeconds) => send(QUEUE, job, afterSeconds),
    onReport: (report) => logReport(report, log),
  });
  const kinds: readonly JobKind<never>[] = [
    {
      ...{ queue: QUEUE, run: follower.look, maxSeconds: MAX_SECONDS },
      nameOf: ({ source }: FollowJob) => source,
    },
    { queue: 'source-decisions', run: follower.orderDue, maxSeconds: 60, every: DECIDE },
  ];
  return { kinds, resume: follower.orderDue };
}

/** Updates of the law are looked for where the operator says. */
function followedSources({ lawUpdateUrl }: Settings): readonly IngestSource[] {
  if (lawUpdateUrl === null) return SOURCES;
  return SOURCES.map((source) =>
    source === lawSource ? { ...source, official: { everyHours: LAW_HOURS } } : source,
  );
}

function placeOf(source: IngestSource, { lawUpdateUrl, ingestMirror }: Settings): string | null {
  return source.name === lawSource.name ? lawUpdateUrl : placeInMirror(source, ingestMirror);
}

function logReport({ source, runs, dataVersion }: IngestReport, log: DataParts['log']): void {
  for (const { runId, unit, status, failure } of runs) {
    const line = { source, runId, unit, status, failure, dataVersion };
    if (status === 'proposed') log.warn(line, 'a change of law waits: npm run ingest -- proposals');
    else if (failure === null) log.info(line, 'source looked at');
    else log.warn(line, 'source could not be used');
  }
}
