import type { Soon } from '../terms/after.js';

/** Reads, and operations that cost more: reports, batches, classification, extraction. */
export type RateClass = 'read' | 'heavy';

/** Points per minute for each class. */
export type RateBudget = Readonly<Record<RateClass, number>>;

export const DEFAULT_RATE_BUDGET: RateBudget = { read: 600, heavy: 60 };

/** The length of a window: a bucket is full at its start and drained by the requests in it. */
export const WINDOW_SECONDS = 60;

/** A bucket: its name in headers and in Redis, and its capacity in points. */
export interface BucketPolicy {
  readonly name: string;
  readonly limit: number;
}

/** What remains in a bucket after a request. */
export interface RateState {
  readonly policy: string;
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Milliseconds until the bucket is full again. */
  readonly resetInMs: number;
}

/** One bucket of points per subject: a key and class, or an address. */
export interface WindowLimiter {
  /** Takes points from the subject's bucket; does not throw when too few are left. */
  take(subject: string, points: number): Soon<RateState>;
}

/** The limits on a valid key. */
export interface RateLimiter {
  /** Takes `points` (1 by default; a GraphQL operation takes its cost) for one request of a key. */
  take(keyId: string, rateClass: RateClass, points?: number): Soon<RateState>;
}

/** From one limiter per class. */
export function createRateLimiter(limiters: Readonly<Record<RateClass, WindowLimiter>>): RateLimiter {
  return { take: (keyId, rateClass, points = 1) => limiters[rateClass].take(keyId, points) };
}

/**
 * The headers of a bucket: `X-RateLimit-*` as in the specification (Reset in seconds since 1970), the same as RateLimit
 * and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers), and Retry-After when it is empty.
 */
export function buildRateHeaders(state: RateState, now: Date): Record<string, string> {
  const seconds = Math.max(1, Math.ceil(state.resetInMs / 1000));
  const headers: Record<string, string> = {
    'X-RateLimit-Limit': String(state.limit),
    'X-RateLimit-Remaining': String(state.remaining),
    'X-RateLimit-Reset': String(Math.ceil((now.getTime() + state.resetInMs) / 1000)),
    RateLimit: `"${state.policy}";r=${state.remaining};t=${seconds}`,
    'RateLimit-Policy': `"${state.policy}";q=${state.limit};w=${WINDOW_SECONDS}`,
  };
  return state.allowed ? headers : { ...headers, 'Retry-After': String(seconds) };
}
