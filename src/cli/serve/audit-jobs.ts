import type { Caller } from '../../accounts/caller.js';
import { reachDatabase } from '../../accounts/reach-database.js';
import { ENGINE_VERSION } from '../../engine/calculate-duty.js';
import type { JobKind, JobQueue } from '../../jobs/job-queue.js';
import { createToday } from '../../server/today.js';
import { AuditRunner, type AuditJob } from '../../services/audit/stored/audit-runner.js';
import type { StoredAudit, StoredHead } from '../../services/audit/stored/stored-head.js';
import { StoredAudits } from '../../services/audit/stored/stored-audits.js';
import type { ServiceContext } from '../../services/service-context.js';
import { AuditTable } from '../../store/audits/audit-table.js';
import { removeLeftFolders } from '../../store/audits/private-folder.js';
import { createSeal, openKeyFile } from '../../store/audits/seal.js';
import type { Database } from '../../store/database/database.js';
import type { DataParts } from './serve-data.js';
import type { WorkOrders } from './work-orders.js';

/** `database`: for work that may take long. */
interface AuditJobsParts extends Pick<DataParts, 'settings' | 'database' | 'cache' | 'clock' | 'log'> {
  readonly requests: Database;
}

/** The stored audits of callers, and the work on them. */
export interface AuditJobs extends WorkOrders {
  readonly auditsOf: (caller: Caller) => StoredAudits;
}

const QUEUE = 'entry-audit-steps';
/** A slice takes seconds, reading and writing a large file a minute or two. */
const MAX_SECONDS = 300;
/** How often what has ended is deleted, also on disk, and what a process left undone is ordered again. */
const UPKEEP = '*/5 * * * *';

export function openAuditJobs(parts: AuditJobsParts, order: JobQueue['send']): AuditJobs {
  const { database, requests, clock, log } = parts;
  const seal = createSeal(keyOf(parts));
  const table = new AuditTable<StoredHead>(database, seal);
  const send = (job: AuditJob): Promise<void> => order(QUEUE, job);
  const runner = new AuditRunner({
    ...{ table, send, now: clock.now, engineVersion: ENGINE_VERSION },
    contextOf: (audit) => contextOf(audit, parts),
  });
  const resume = (): Promise<void> => {
    try {
      removeLeftFolders();
    } catch (cause) {
      log.warn({ err: cause }, 'outputs of audits that a killed process left cannot be removed');
    }
    return runner.resume();
  };
  const kinds: readonly JobKind<never>[] = [
    {
      ...{ queue: QUEUE, run: runner.run, giveUp: runner.giveUp, maxSeconds: MAX_SECONDS },
      nameOf: (job: AuditJob) => JSON.stringify(job),
    },
    {
      queue: 'entry-audit-upkeep',
      run: async () => {
        await table.removeExpired(clock.now());
        await resume();
      },
      ...{ maxSeconds: MAX_SECONDS, every: UPKEEP },
    },
  ];
  const asked = new AuditTable<StoredHead>(requests, seal);
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
    kinds,
    resume,
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
