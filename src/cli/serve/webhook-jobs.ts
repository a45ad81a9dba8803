import { createHash } from 'node:crypto';
import type { JobKind, JobQueue } from '../../jobs/job-queue.js';
import { sendWebhook } from '../../jobs/send-webhook.js';
import type { ChangeContent } from '../../services/law-changes/change-repository.js';
import { presentChange } from '../../services/law-changes/present-change.js';
import { findRun } from '../../store/changes/change-table.js';
import { DeliveryTable, type WaitingDelivery } from '../../store/changes/delivery-table.js';
import type { DataParts } from './serve-data.js';
import type { WorkOrders } from './work-orders.js';

const COLLECT = '* * * * *';
const MAX_SECONDS = 60;
/** With waits that double, the last attempt comes after about a day. */
const RETRIES = 15;

/** Each address has a queue of its own: one that answers late, or not at all, keeps no other waiting. */
function queueOf(url: string): string {
  return `webhook-deliveries-${createHash('sha256').update(url).digest('hex').slice(0, 12)}`;
}

/** Notifies the addresses of the operator of changes of the law, applied or proposed; none where there are none. */
export function openWebhookJobs(
  { settings, database, clock, log }: DataParts,
  send: JobQueue['send'],
): WorkOrders {
  const { webhookUrls: urls, webhookSecret: secret } = settings;
  if (urls.length === 0 || secret === null) return { kinds: [], resume: () => Promise.resolve() };
  const table = new DeliveryTable(database);
  const collect = async (): Promise<void> => {
    for (const delivery of await table.collect(urls)) await send(queueOf(delivery.url), delivery);
  };
  const deliver = async ({ url, runId }: WaitingDelivery): Promise<void> => {
    const run = await findRun<ChangeContent>(database, runId);
    if (run === null) return table.giveUp({ url, runId });
    const change = presentChange(run);
    const type = run.status === 'proposed' ? 'law.proposed' : 'law.changed';
    const body = JSON.stringify({ type, timestamp: change.at, data: change });
    try {
      await sendWebhook({ id: `${change.id}-${type}`, url, secret, body, at: clock.now() });
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      await table.recordAttempt({ url, runId }, message);
      throw cause;
    }
    await table.recordAttempt({ url, runId }, null);
  };
  const giveUp = async (delivery: WaitingDelivery): Promise<void> => {
    await table.giveUp(delivery);
    log.error({ runId: delivery.runId }, 'a webhook is given up: npm run ingest -- deliveries');
  };
  const kinds: readonly JobKind<never>[] = [
    ...[...new Set(urls)].map((url) => ({
      ...{ queue: queueOf(url), run: deliver, giveUp, maxSeconds: MAX_SECONDS, retries: RETRIES },
      nameOf: ({ runId }: WaitingDelivery) => String(runId),
    })),
    { queue: 'webhook-collections', run: collect, maxSeconds: MAX_SECONDS, every: COLLECT },
  ];
  return { kinds, resume: collect };
}
