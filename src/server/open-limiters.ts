import { Redis } from 'ioredis';
import type { Clock } from '../accounts/clock.js';
import { createFallbackLimiter } from '../accounts/fallback-limiter.js';
import type { BucketPolicy, WindowLimiter } from '../accounts/rate-limiter.js';
import { createLocalLimiter, createRedisLimiter } from '../accounts/window-limiter.js';
import type { Log } from './ports.js';

export interface Limiters {
  readonly limiterFor: (policy: BucketPolicy) => WindowLimiter;
  readonly closeLimiters: () => Promise<void>;
}

/** Budgets of this process, or shared through Redis with this process's own as the fallback. */
export function openLimiters(redisUrl: string | null, clock: Clock, log: Log): Limiters {
  if (redisUrl === null) return { limiterFor: createLocalLimiter, closeLimiters: async () => undefined };
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
  // Each failed attempt to connect is reported here; the fallback says once that limits are no longer shared.
  redis.on('error', () => undefined);
  const onChange = (degraded: boolean, cause: unknown): void =>
    log.warn(
      { degraded, err: cause },
      degraded ? 'rate limits are local: Redis does not answer' : 'rate limits are shared again',
    );
  return {
    limiterFor: (policy) =>
      createFallbackLimiter({
        shared: createRedisLimiter(policy, redis),
        local: createLocalLimiter(policy),
        clock,
        onChange,
      }),
    closeLimiters: async () => redis.disconnect(),
  };
}
