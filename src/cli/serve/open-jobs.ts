import { createJobQueue, type JobQueue } from '../../jobs/job-queue.js';
import type { Database } from '../../store/database/database.js';
import { openAuditJobs, type AuditJobs } from './audit-jobs.js';
import type { DataParts } from './serve-data.js';
import { openSourceJobs } from './source-jobs.js';
import { openWebhookJobs } from './webhook-jobs.js';
import type { WorkOrders } from './work-orders.js';

export interface Jobs {
  readonly auditsOf: AuditJobs['auditsOf'];
  /** Begins to work once the data are there. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The queue of the service, with all that is worked on in it. `requests`: the database as requests use it. */
export function openJobs(data: DataParts, requests: Database): Jobs {
  const { database, log } = data;
  const send: JobQueue['send'] = (...job) => queue.send(...job);
  const audits = openAuditJobs({ ...data, requests }, send);
  const orders: readonly WorkOrders[] = [audits, openSourceJobs(data, send), openWebhookJobs(data, send)];
  const queue = createJobQueue({
    database,
    kinds: orders.flatMap(({ kinds }) => kinds),
    onError: (cause) => log.warn({ err: cause }, 'a job failed'),
  });
  return {
    auditsOf: audits.auditsOf,
    start: async () => {
      await queue.start();
      // What waits is not sent twice, and a step that another process is at is left to it.
      for (const { resume } of orders) await resume();
    },
    stop: queue.stop,
  };
}
