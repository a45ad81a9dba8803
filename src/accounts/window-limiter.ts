import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { LocalLimiter } from './local-limiter.js';
import { WINDOW_SECONDS, type BucketPolicy, type RateState, type WindowLimiter } from './rate-limiter.js';

/** Buckets of this process alone. */
export function createLocalLimiter(policy: BucketPolicy): WindowLimiter {
  return new LocalLimiter(policy);
}

/** Buckets shared by every process on the same Redis. Throws when Redis does not answer. */
export function createRedisLimiter(policy: BucketPolicy, redis: Redis): WindowLimiter {
  const buckets = new RateLimiterRedis({
    keyPrefix: `dutygraph:rate:${policy.name}`,
    points: policy.limit,
    duration: WINDOW_SECONDS,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    inMemoryBlockOnConsumed: policy.limit,
  });
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
  // A clock that steps back must not make a window longer than it is.
  const resetInMs = Math.min(Math.max(bucket.msBeforeNext, 0), WINDOW_SECONDS * 1000);
  const remaining = allowed ? Math.max(bucket.remainingPoints, 0) : 0;
  return { policy: policy.name, allowed, limit: policy.limit, remaining, resetInMs };
}
