import { createHash } from 'node:crypto';
import { Problem } from '../terms/errors.js';
import type { Clock } from './clock.js';
import type { IdempotencyTable, IdempotentRequest, Recorded, StoredAnswer } from './idempotency-table.js';
import { reachDatabase } from './reach-database.js';
import { enforceTimeout } from './within-time.js';

/** How long an answer is replayed, and how long an unfinished request keeps its key. */
const REPLAY_WINDOW_MS = 24 * 60 * 60_000;
const LEASE_MS = 30_000;
const SWEEP_EVERY_MS = 10 * 60_000;
const TRIES = 3;
/** How long a request waits for the database. */
const ANSWER_TIMEOUT_MS = 4_000;

/** 1 to 255 visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,255}$/;

/** A request as the edge knows it. */
interface KeyedRequest {
  readonly apiKeyId: string;
  readonly method: string;
  readonly path: string;
  /** Every Idempotency-Key header of the request. */
  readonly keys: readonly string[];
  /** The request content: query string, bytes of the body and pinned data version. */
  readonly asked: readonly (string | Buffer)[];
}

export interface Replayable extends StoredAnswer {
  /** True: the answer comes from an earlier request. */
  readonly replayed: boolean;
}

/** Answers by Idempotency-Key. */
export class Idempotency {
  /** On the monotonic clock: the wall clock may step back, or stand still. */
  private sweptAt = -Infinity;

  constructor(
    private readonly store: IdempotencyTable,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers a request once: the first runs `work`, the others get its answer. Only 2xx answers are stored. Throws
   * `invalid-idempotency-key`, `idempotency-key-reused` (another request under the key), `idempotency-in-progress` with
   * Retry-After, and `service-unavailable` when the database does not answer.
   */
  async once(keyed: KeyedRequest, work: () => Promise<StoredAnswer>): Promise<Replayable> {
    const request = readRequest(keyed);
    const now = this.clock.now();
    this.sweep(now);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const holding = await reachDatabase(this.store.take(request, now, new Date(now.getTime() + LEASE_MS)));
      if (holding !== null) return this.run({ holding, startedAt: now }, work);
      const recorded = await reachDatabase(this.store.find(request));
      // Null: the request that had the key has failed meanwhile, and the key is free again.
      if (recorded !== null) return replay(recorded, request, now);
    }
    throw inProgress(1);
  }

  private async run(
    { holding, startedAt }: { readonly holding: string; readonly startedAt: Date },
    work: () => Promise<StoredAnswer>,
  ): Promise<Replayable> {
    let answer: StoredAnswer;
    try {
      answer = await work();
    } catch (refusal) {
      // If this fails too, the lease expires by itself. A database that just failed is not waited for once more.
      const released = this.store.release(holding);
      const patience = isUnavailable(refusal) ? 0 : ANSWER_TIMEOUT_MS;
      await enforceTimeout(released, patience).catch(() => undefined);
      throw refusal;
    }
    const expiresAt = new Date(startedAt.getTime() + REPLAY_WINDOW_MS);
    const kept =
      answer.status >= 200 && answer.status <= 299
        ? this.store.complete(holding, answer, expiresAt)
        : this.store.release(holding);
    // The work is done: an answer that cannot be stored is still returned, and the key is free after its lease.
    await enforceTimeout(kept, ANSWER_TIMEOUT_MS).catch(() => undefined);
    return { ...answer, replayed: false };
  }

  /** Runs occasionally; a failure is left to the next run. */
  private sweep(now: Date): void {
    const elapsed = this.clock.elapsed();
    if (elapsed - this.sweptAt < SWEEP_EVERY_MS) return;
    this.sweptAt = elapsed;
    this.store.removeExpired(now).catch(() => undefined);
  }
}

function isUnavailable(refusal: unknown): boolean {
  return refusal instanceof Problem && refusal.kind === 'service-unavailable';
}

function readRequest({ apiKeyId, method, path, keys, asked }: KeyedRequest): IdempotentRequest {
  const [key = ''] = keys;
  if (keys.length !== 1 || !KEY.test(key))
    throw new Problem(
      'invalid-idempotency-key',
      'The Idempotency-Key must be one header of 1 to 255 visible ASCII characters.',
    );
  const fingerprint = createHash('sha256');
  for (const part of asked) fingerprint.update(part).update('\0');
  return { apiKeyId, method, path, keyHash: sha256(key), fingerprint: fingerprint.digest('hex') };
}

function replay(recorded: Recorded, { fingerprint }: IdempotentRequest, now: Date): Replayable {
  if (recorded.fingerprint !== fingerprint)
    throw new Problem(
      'idempotency-key-reused',
      'The Idempotency-Key was sent before with another body or Data-Version: use a new key for a new request.',
    );
  if (recorded.state === 'done') return { ...recorded.answer, replayed: true };
  throw inProgress(Math.ceil((recorded.leaseEndsAt.getTime() - now.getTime()) / 1000));
}

function inProgress(seconds: number): Problem {
  const wait = Math.min(Math.max(seconds, 1), LEASE_MS / 1000);
  const detail = 'The first request with this Idempotency-Key has not been answered yet.';
  return new Problem('idempotency-in-progress', detail).withHeaders({ 'Retry-After': String(wait) });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
