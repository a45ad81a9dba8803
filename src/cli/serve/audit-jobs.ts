import type { Logger } from 'pino';
import type { Caller } from '../../accounts/caller.js';
import type { Clock } from '../../accounts/clock.js';
import { reachDatabase } from '../../accounts/reach-database.js';
import { ENGINE_VERSION } from '../../engine/calculate-duty.js';
import { createJobQueue, type JobKind } from '../../jobs/job-queue.js';
import type { Settings } from '../../server/settings.js';
import type { SnapshotCache } from '../../server/snapshot-cache.js';
import { createToday } from '../../server/today.js';
import { AuditRunner, type AuditJob } from '../../services/audit/stored/audit-runner.js';
import type { StoredAudit, StoredHead } from '../../services/audit/stored/stored-head.js';
import { StoredAudits } from '../../services/audit/stored/stored-audits.js';
import type { ServiceContext } from '../../services/service-context.js';
import { AuditTable } from '../../store/audits/audit-table.js';
import { createSeal, openKeyFile } from '../../store/audits/seal.js';
import type { Database } from '../../store/database/database.js';

export interface AuditJobsParts {
  readonly settings: Settings;
  /** For requests, and for work that may take long. */
  readonly database: Database;
  readonly reference: Database;
  readonly cache: SnapshotCache;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The stored audits of callers, and the work on them. */
export interface AuditJobs {
  readonly auditsOf: (caller: Caller) => StoredAudits;
  /** Begins to work once the data are there. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const QUEUE = 'entry-audit-steps';
/** A slice takes seconds, reading and writing a large file a minute or two. */
const MOST_SECONDS = 300;
/** How often what has ended is deleted, and what a process left undone is ordered again. */
const UPKEEP = '*/5 * * * *';

export function openAuditJobs(parts: AuditJobsParts): AuditJobs {
  const { database, reference, clock, log } = parts;
  const seal = createSeal(keyOf(parts));
  const table = new AuditTable<StoredHead>(reference, seal);
  const send = (job: AuditJob): Promise<void> => queue.send(QUEUE, job);
  const runner = new AuditRunner({
    ...{ table, send, now: clock.now, engineVersion: ENGINE_VERSION },
    contextOf: (audit) => contextOf(audit, parts),
  });
  const kinds: readonly JobKind<never>[] = [
    {
      ...{ queue: QUEUE, run: runner.run, giveUp: runner.giveUp, mostSeconds: MOST_SECONDS },
      nameOf: (job: AuditJob) => JSON.stringify(job),
    },
    {
      queue: 'entry-audit-upkeep',
      run: async () => {
        await table.removeExpired(clock.now());
        await runner.resume();
      },
      ...{ mostSeconds: MOST_SECONDS, every: UPKEEP },
    },
  ];
  const queue = createJobQueue({
    database: reference,
    kinds,
    onError: (cause) => log.warn({ err: cause }, 'a job failed'),
  });
  const asked = new AuditTable<StoredHead>(database, seal);
  return {
    auditsOf: ({ accountId, mode }) =>
      new StoredAudits(
        { accountId, mode },
        {
          table: asked,
          send,
          now: clock.now,
          reach: reachDatabase,
          contextOf: (audit) => contextOf(audit, parts),
        },
      ),
    start: async () => {
      await queue.start();
      // What waits is not sent twice; a step that another process is at is done twice at worst.
      await runner.resume();
    },
    stop: queue.stop,
  };
}

/** An embedded database has a key of its own; a server's protects what it holds unless a key is set. */
function keyOf({ settings, database }: AuditJobsParts): Buffer | null {
  if (settings.entryDataKey !== null) return settings.entryDataKey;
  return database.kind === 'embedded' ? openKeyFile(settings.dataDir) : null;
}

function contextOf(
  { id, head, dataVersion, accountId }: StoredAudit,
  { cache, clock }: AuditJobsParts,
): ServiceContext | null {
  const snapshot = cache.find(head.mode, dataVersion);
  return (
    snapshot && {
      ...{ snapshot, today: createToday(clock.now)(), betaEntitled: false, engineVersion: ENGINE_VERSION },
      ...{ pinnableDataVersions: cache.listKept(head.mode), traceId: id.replaceAll('-', ''), accountId },
    }
  );
}
