import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { WINDOW_SECONDS, type BucketPolicy, type RateState, type WindowLimiter } from './rate-limiter.js';

/** How long a request waits for Redis before this process counts locally; the connection is then dropped. */
const ANSWER_TIMEOUT_MS = 250;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_PAUSE_MS = 1_000;

export interface LimiterOptions {
  /** Null: limits apply to this process alone. */
  readonly redisUrl: string | null;
  /** Called when the connection to Redis is lost, with the cause, or restored, with null. */
  readonly onChange?: (isLocal: boolean, cause: unknown) => void;
}

export interface Limiters {
  readonly limiterFor: (policy: BucketPolicy) => WindowLimiter;
  readonly closeLimiters: () => Promise<void>;
}

/** Limits shared by all processes on one Redis; local to this process without Redis or while it does not answer. */
export function openLimiters({ redisUrl, onChange }: LimiterOptions): Limiters {
  if (redisUrl === null) return { limiterFor: createLocalLimiter, closeLimiters: async () => undefined };
  const redis = connect(redisUrl);
  watchConnection(redis, onChange);
  return {
    limiterFor: (policy) => createRedisLimiter(policy, redis),
    closeLimiters: async () => redis.removeAllListeners('close').disconnect(),
  };
}

/** Buckets of this process alone. */
function createLocalLimiter(policy: BucketPolicy): WindowLimiter {
  return toWindowLimiter(policy, createMemory(policy));
}

function createRedisLimiter(policy: BucketPolicy, redis: Redis): WindowLimiter {
  const buckets = new RateLimiterRedis({
    keyPrefix: `dutygraph:rate:${policy.name}`,
    points: policy.limit,
    duration: WINDOW_SECONDS,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: policy.limit,
    insuranceLimiter: createMemory(policy),
  });
  return toWindowLimiter(policy, buckets);
}

function createMemory({ name, limit }: BucketPolicy): RateLimiterMemory {
  return new RateLimiterMemory({ keyPrefix: name, points: limit, duration: WINDOW_SECONDS });
}

function toWindowLimiter(policy: BucketPolicy, buckets: RateLimiterMemory | RateLimiterRedis): WindowLimiter {
  return {
    async take(subject, points) {
      try {
        return stateOf(policy, await buckets.consume(subject, points), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return stateOf(policy, refusal, false);
        throw refusal;
      }
    },
  };
}

function stateOf(policy: BucketPolicy, bucket: RateLimiterRes, allowed: boolean): RateState {
  // A clock that steps back must not extend a window.
  const resetInMs = Math.min(Math.max(bucket.msBeforeNext, 0), WINDOW_SECONDS * 1000);
  const remaining = allowed ? Math.max(bucket.remainingPoints, 0) : 0;
  return { policy: policy.name, allowed, limit: policy.limit, remaining, resetInMs };
}

/**
 * A command without a connection fails at once, so that no request waits for an absent Redis. A Redis that does not
 * answer is disconnected: no request waits for it until a new connection has answered.
 */
function connect(url: string): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RECONNECT_PAUSE_MS),
  });
}

/** Why a connection is lost that ended without an error. */
const CLOSED = new Error('Redis has closed the connection');

function watchConnection(redis: Redis, onChange: LimiterOptions['onChange']): void {
  let isLocal = false;
  let cause: Error = CLOSED;
  // Without a listener a lost connection would crash the process.
  redis.on('error', (error: Error) => (cause = error));
  redis.on('close', () => {
    if (!isLocal) onChange?.((isLocal = true), cause);
  });
  redis.on('ready', () => {
    cause = CLOSED;
    if (isLocal) onChange?.((isLocal = false), null);
  });
}
