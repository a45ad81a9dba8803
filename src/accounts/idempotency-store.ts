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

/** The table of answers. Every method throws when the database does not answer. */
export interface IdempotencyStore {
  /**
   * Takes the key for one request until `leaseEndsAt` if it is free at `now`: never seen, expired, or held by a request
   * whose lease has ended. Of concurrent requests in any number of processes, exactly one gets it. Returns the id of
   * the lease, or null when another request has it.
   */
  take(request: IdempotentRequest, now: Date, leaseEndsAt: Date): Promise<string | null>;
  find(request: IdempotentRequest): Promise<Recorded | null>;
  /** Stores the answer until `expiresAt`; does nothing when the lease was taken over. */
  complete(holding: string, answer: StoredAnswer, expiresAt: Date): Promise<void>;
  /** Frees the key. */
  release(holding: string): Promise<void>;
  /** Deletes records that expired earlier. */
  removeExpired(now: Date): Promise<void>;
}
