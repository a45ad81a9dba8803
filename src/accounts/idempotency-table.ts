import { randomUUID } from 'node:crypto';
import type { Database } from '../store/database/database.js';

/** A request with an Idempotency-Key, of which only the hash is kept. */
export interface IdempotentRequest {
  readonly apiKeyId: string;
  readonly method: string;
  readonly path: string;
  /** SHA-256 of the Idempotency-Key, hex. */
  readonly keyHash: string;
  /** SHA-256 of the request content, hex. */
  readonly fingerprint: string;
}

/** An answer as it was sent. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What is recorded for a key. */
export type Recorded =
  | { readonly state: 'running'; readonly fingerprint: string; readonly leaseEndsAt: Date }
  | { readonly state: 'done'; readonly fingerprint: string; readonly answer: StoredAnswer };

export type IdempotencyTable = ReturnType<typeof createIdempotencyTable>;

/** The stored answers of idempotency keys, in the database. Every method throws when it does not answer. */
export function createIdempotencyTable(database: Database) {
  const { idempotencyRecord } = database.prisma;
  return {
    /**
     * Takes the key for one request until `leaseEndsAt` if it is free at `now`: never seen, expired, or held by a request
     * whose lease has ended. Of concurrent requests in any number of processes, exactly one gets it. Returns the id of
     * the lease, or null when another request has it.
     */
    take: (request: IdempotentRequest, now: Date, leaseEndsAt: Date) =>
      take(database, { request, now, leaseEndsAt }),
    find: (request: IdempotentRequest) => find(database, request),
    /** Stores the answer until `expiresAt`; does nothing when the lease was taken over. */
    async complete(id: string, answer: StoredAnswer, expiresAt: Date): Promise<void> {
      const { status: responseStatus, headers: responseHeaders, body } = answer;
      const data = { state: 'done', responseStatus, responseHeaders, responseBody: new Uint8Array(body) };
      await idempotencyRecord.updateMany({ where: { id, state: 'running' }, data: { ...data, expiresAt } });
    },
    /** Frees the key. */
    async release(id: string): Promise<void> {
      await idempotencyRecord.deleteMany({ where: { id, state: 'running' } });
    },
    /** Deletes records that expired earlier. */
    async removeExpired(now: Date): Promise<void> {
      await idempotencyRecord.deleteMany({ where: { expiresAt: { lte: now } } });
    },
  };
}

/** While a request runs, `expires_at` is the end of its lease. The unique index decides atomically who gets it. */
const TAKE = `
  INSERT INTO idempotency_record
    (id, api_key_id, method, path, idempotency_key_hash, request_fingerprint, state, created_at, expires_at)
  VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6, 'running', $7::timestamptz, $8::timestamptz)
  ON CONFLICT (api_key_id, method, path, idempotency_key_hash) DO UPDATE SET
    id = EXCLUDED.id, request_fingerprint = EXCLUDED.request_fingerprint, state = 'running',
    response_status = NULL, response_headers = NULL, response_body = NULL, completed_at = NULL,
    created_at = EXCLUDED.created_at, expires_at = EXCLUDED.expires_at
  WHERE idempotency_record.expires_at <= EXCLUDED.created_at
  RETURNING id::text AS id`;

interface Taking {
  readonly request: IdempotentRequest;
  readonly now: Date;
  readonly leaseEndsAt: Date;
}

async function take(database: Database, { request, now, leaseEndsAt }: Taking): Promise<string | null> {
  const { apiKeyId, method, path, keyHash, fingerprint } = request;
  const times = [now.toISOString(), leaseEndsAt.toISOString()];
  const parameters = [randomUUID(), apiKeyId, method, path, keyHash, fingerprint, ...times];
  const [row] = await database.query<{ id: string }>(TAKE, parameters);
  return row?.id ?? null;
}

async function find({ prisma }: Database, request: IdempotentRequest): Promise<Recorded | null> {
  const { apiKeyId, method, path, keyHash: idempotencyKeyHash } = request;
  const row = await prisma.idempotencyRecord.findUnique({
    where: {
      apiKeyId_method_path_idempotencyKeyHash: { apiKeyId, method, path, idempotencyKeyHash },
    },
  });
  if (row === null) return null;
  const { requestFingerprint: fingerprint, expiresAt } = row;
  if (row.state !== 'done') return { state: 'running', fingerprint, leaseEndsAt: expiresAt };
  const answer: StoredAnswer = {
    status: row.responseStatus!,
    headers: row.responseHeaders as Record<string, string>,
    body: Buffer.from(row.responseBody!),
  };
  return { state: 'done', fingerprint, answer };
}
