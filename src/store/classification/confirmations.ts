import type { SqlSession } from '../database/session.js';

/** A decision to record. */
export interface NewConfirmation {
  readonly accountId: string;
  readonly apiKeyId: string;
  /** Null: the decision was made outside a conversation. */
  readonly sessionId: string | null;
  readonly description: string;
  /** Digits; null: none. */
  readonly before: string | null;
  readonly after: string;
  readonly reason: string;
  readonly confirmedBy: string;
  readonly dataVersion: string;
  readonly recordedAt: Date;
}

/** Adds one record to the audit trail. The record is committed when the promise resolves. */
export async function addConfirmation(
  session: SqlSession,
  record: NewConfirmation,
): Promise<{ readonly id: string; readonly recordedAt: Date }> {
  const [row] = await session.query<{ id: string; recordedAt: Date }>(
    `INSERT INTO classification_confirmation (id, account_id, api_key_id, classification_id, description,
       suggested_number, confirmed_number, reason, confirmed_by, data_version_hash, created_at)
     VALUES (gen_random_uuid(), $1::uuid, (SELECT id FROM api_key WHERE id = $2::uuid), $3::uuid, $4, $5, $6, $7, $8, $9, $10)
     RETURNING id, created_at AS "recordedAt"`,
    [
      ...[record.accountId, record.apiKeyId, record.sessionId, record.description, record.before],
      ...[record.after, record.reason, record.confirmedBy, record.dataVersion, record.recordedAt],
    ],
  );
  if (!row) throw new Error('the decision was not recorded');
  return row;
}
