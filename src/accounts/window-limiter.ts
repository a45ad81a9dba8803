import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { WINDOW_SECONDS, type RateState, type WindowLimiter } from './rate-limiter.js';

/** A bucket: its name in headers and in Redis, and the points it holds. */
export interface BucketPolicy {
  readonly name: string;
  readonly limit: number;
}

/** Buckets of this process alone. */
export function createLocalLimiter(policy: BucketPolicy): WindowLimiter {
  return limiterOver(policy, new RateLimiterMemory(optionsOf(policy)));
}

/** Buckets shared by every process on the same Redis. Throws when Redis does not answer. */
export function createRedisLimiter(policy: BucketPolicy, redis: Redis): WindowLimiter {
  const shared = { storeClient: redis, rejectIfRedisNotReady: true, inMemoryBlockOnConsumed: policy.limit };
  return limiterOver(policy, new RateLimiterRedis({ ...optionsOf(policy), ...shared }));
}

function optionsOf(policy: BucketPolicy): { keyPrefix: string; points: number; duration: number } {
  return { keyPrefix: `dutygraph:rate:${policy.name}`, points: policy.limit, duration: WINDOW_SECONDS };
}

function limiterOver(policy: BucketPolicy, buckets: RateLimiterMemory | RateLimiterRedis): WindowLimiter {
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
