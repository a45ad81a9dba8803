/** A request sent with an Idempotency-Key: the key is known by its hash alone. */
export interface IdempotentRequest {
  readonly apiKeyId: string;
  readonly method: string;
  readonly path: string;
  /** SHA-256 of the Idempotency-Key, hex. */
  readonly keyHash: string;
  /** SHA-256 of what was asked, hex. */
  readonly fingerprint: string;
}

/** An answer as it was sent. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What is on record for a key. */
export type Recorded =
  | { readonly state: 'running'; readonly fingerprint: string; readonly leaseEndsAt: Date }
  | { readonly state: 'done'; readonly fingerprint: string; readonly answer: StoredAnswer };

/** The table of answers. Every method throws when the database does not answer. */
export interface IdempotencyStore {
  /**
   * Takes the key for one request until `leaseEndsAt`, when it is free at `now`: never seen, expired, or held by a
   * request whose lease is over. Of any number of requests at once, in any number of processes, one gets it. Returns
   * the id of the holding, or null when another has it.
   */
  take(request: IdempotentRequest, now: Date, leaseEndsAt: Date): Promise<string | null>;
  find(request: IdempotentRequest): Promise<Recorded | null>;
  /** Keeps the answer until `expiresAt`; nothing happens when the holding was taken over. */
  complete(holding: string, answer: StoredAnswer, expiresAt: Date): Promise<void>;
  /** Frees the key. */
  release(holding: string): Promise<void>;
  /** Forgets what expired before. */
  removeExpired(now: Date): Promise<void>;
}
