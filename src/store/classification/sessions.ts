import type { SqlSession } from '../database/session.js';

/** A stored conversation; state and messages are plain JSON. */
export interface KeptSession<State, Message> {
  readonly id: string;
  readonly description: string;
  readonly state: State;
  readonly messages: readonly Message[];
  readonly expiresAt: Date;
}

/** Most live conversations of one account; a new one replaces the oldest. */
const MAX_SESSIONS = 200;

/** The conversations of one account. Expired ones are not found, and are deleted when another begins. */
export function createSessionTable<State extends object, Message extends object>(
  session: SqlSession,
  accountId: string,
) {
  return {
    async find(id: string, now: Date): Promise<KeptSession<State, Message> | null> {
      const [row] = await session.query<KeptSession<State, Message>>(
        `SELECT id, description, request AS "state", messages, expires_at AS "expiresAt" FROM classification
          WHERE id = $1::uuid AND account_id = $2::uuid AND expires_at > $3`,
        [id, accountId, now.toISOString()],
      );
      return row ?? null;
    },
    /** Begins a conversation, or writes its next turn. */
    async save(kept: KeptSession<State, Message>, dataVersion: string, now: Date): Promise<void> {
      const { id, description, expiresAt } = kept;
      const texts = [JSON.stringify(kept.state), JSON.stringify(kept.messages)];
      const dated = [dataVersion, expiresAt.toISOString(), now.toISOString()];
      await session.execute(SAVE, [id, accountId, description, ...texts, ...dated, MAX_SESSIONS - 1]);
    },
  };
}

/** One statement, so that a distant database costs one round trip. */
const SAVE = `
  WITH ended AS (DELETE FROM classification WHERE expires_at <= $8 AND id <> $1::uuid),
       surplus AS (DELETE FROM classification WHERE id IN (SELECT id FROM classification
         WHERE account_id = $2::uuid AND id <> $1::uuid AND expires_at > $8 ORDER BY expires_at DESC OFFSET $9::int))
  INSERT INTO classification (id, account_id, description, request, result, messages, data_version_hash, expires_at)
  VALUES ($1::uuid, $2::uuid, $3, $4::jsonb, '{}', $5::jsonb, $6, $7)
  ON CONFLICT (id) DO UPDATE SET request = excluded.request, messages = excluded.messages,
    data_version_hash = excluded.data_version_hash, expires_at = excluded.expires_at`;
