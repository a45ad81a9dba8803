import type { SqlSession } from '../database/session.js';

/** A change that an address has still to be told of. */
export interface WaitingDelivery {
  readonly url: string;
  readonly runId: number;
}

export interface ListedDelivery extends WaitingDelivery {
  readonly state: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly updatedAt: Date;
}

const MAX_LISTED = 50;

/** What which address was told of the changes of the law. */
export class DeliveryTable {
  constructor(private readonly session: SqlSession) {}

  /**
   * Notes the changes, applied or proposed, that these addresses have not been told of, and answers those to send now: the
   * new ones, and those whose job was lost. An address that is new is told of later changes only.
   */
  async collect(urls: readonly string[]): Promise<readonly WaitingDelivery[]> {
    await this.session.execute(
      `INSERT INTO webhook_delivery (url, run_id, state)
       SELECT address.url, COALESCE((SELECT max(id) FROM ingest_run), 0), 'before' FROM unnest($1::text[]) AS address (url)
        WHERE NOT EXISTS (SELECT 1 FROM webhook_delivery d WHERE d.url = address.url)
       ON CONFLICT DO NOTHING`,
      [urls],
    );
    const fresh = await this.session.query<WaitingDelivery>(
      `INSERT INTO webhook_delivery (url, run_id)
       SELECT known.url, r.id FROM ingest_run r
         JOIN (SELECT url, min(run_id) AS first FROM webhook_delivery WHERE url = ANY($1) GROUP BY url) AS known ON r.id > known.first
        WHERE r.status IN ('applied', 'proposed')
       ON CONFLICT DO NOTHING RETURNING url, run_id AS "runId"`,
      [urls],
    );
    const lost = await this.session.query<WaitingDelivery>(
      `SELECT url, run_id AS "runId" FROM webhook_delivery WHERE state = 'waiting' AND url = ANY($1)
          AND updated_at < now() - CASE WHEN attempts = 0 THEN interval '5 minutes' ELSE interval '1 day' END`,
      [urls],
    );
    return [...fresh, ...lost];
  }

  async recordAttempt({ url, runId }: WaitingDelivery, error: string | null): Promise<void> {
    await this.session.execute(
      `UPDATE webhook_delivery SET attempts = attempts + 1, last_error = $3, updated_at = now(),
              state = CASE WHEN $3::text IS NULL THEN 'delivered' ELSE state END
        WHERE url = $1 AND run_id = $2`,
      [url, runId, error],
    );
  }

  async giveUp({ url, runId }: WaitingDelivery): Promise<void> {
    await this.session.execute(
      `UPDATE webhook_delivery SET state = 'given_up', updated_at = now() WHERE url = $1 AND run_id = $2`,
      [url, runId],
    );
  }

  /** The last ones, newest first. */
  list(): Promise<readonly ListedDelivery[]> {
    return this.session.query<ListedDelivery>(
      `SELECT url, run_id AS "runId", state, attempts, last_error AS "lastError", updated_at AS "updatedAt" FROM webhook_delivery
        WHERE state <> 'before' ORDER BY run_id DESC, url LIMIT ${MAX_LISTED}`,
    );
  }
}
