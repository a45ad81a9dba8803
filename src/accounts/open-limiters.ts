import { Redis } from 'ioredis';
import { BAD_KEY_POLICY } from './bad-key-limit.js';
import type { Clock } from './clock.js';
import { createFallbackLimiter } from './fallback-limiter.js';
import {
  createRateLimiter,
  type BucketPolicy,
  type RateBudget,
  type RateLimiter,
  type WindowLimiter,
} from './rate-limiter.js';
import { createLocalLimiter, createRedisLimiter } from './window-limiter.js';

export interface LimiterOptions {
  /** Null: the limits of this process alone. */
  readonly redisUrl: string | null;
  readonly budget: RateBudget;
  readonly clock: Pick<Clock, 'elapsed'>;
  /** Called when Redis stops answering, and when it answers again. */
  readonly onChange?: (degraded: boolean, cause: unknown) => void;
}

/** Every limiter of a server. */
export interface Limiters {
  readonly rateLimiter: RateLimiter;
  /** For `createBadKeyLimit`. */
  readonly badKeys: WindowLimiter;
  close(): Promise<void>;
}

const LONGEST_RECONNECT_PAUSE_MS = 1_000;

/** Opens the limiters: shared over Redis where there is one, else, and while it is away, of this process. */
export function openLimiters(options: LimiterOptions): Limiters {
  const { redisUrl, budget } = options;
  const redis = redisUrl === null ? null : connect(redisUrl);
  const limiterOf = (policy: BucketPolicy): WindowLimiter => openLimiter(policy, redis, options);
  return {
    rateLimiter: createRateLimiter({
      read: limiterOf({ name: 'read', limit: budget.read }),
      heavy: limiterOf({ name: 'heavy', limit: budget.heavy }),
    }),
    badKeys: limiterOf(BAD_KEY_POLICY),
    close: async () => redis?.disconnect(),
  };
}

function openLimiter(policy: BucketPolicy, redis: Redis | null, options: LimiterOptions): WindowLimiter {
  const local = createLocalLimiter(policy);
  if (redis === null) return local;
  const { clock, onChange } = options;
  return createFallbackLimiter({
    shared: createRedisLimiter(policy, redis),
    local,
    clock,
    ...(onChange && { onChange }),
  });
}

/** Commands fail at once while there is no connection: nobody waits in a queue for a Redis that is away. */
function connect(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_PAUSE_MS),
  });
  // Without a listener a lost connection would end the process; the limiters report what it means.
  redis.on('error', () => undefined);
  return redis;
}
