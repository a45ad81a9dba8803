import { WINDOW_SECONDS, type BucketPolicy, type RateState, type WindowLimiter } from './rate-limiter.js';

const WINDOW_MS = WINDOW_SECONDS * 1000;

interface Bucket {
  taken: number;
  /** Of the clock that never steps back. */
  readonly endsAt: number;
}

/** Buckets of this process alone. */
export class LocalLimiter implements WindowLimiter {
  /** In the order in which their windows end. */
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly policy: BucketPolicy) {}

  take(subject: string, points: number): RateState {
    const now = performance.now();
    const bucket = this.bucketOf(subject, now);
    bucket.taken += points;
    const { name, limit } = this.policy;
    const left = limit - bucket.taken;
    const resetInMs = Math.min(Math.ceil(bucket.endsAt - now), WINDOW_MS);
    return { policy: name, allowed: left >= 0, limit, remaining: Math.max(left, 0), resetInMs };
  }

  private bucketOf(subject: string, now: number): Bucket {
    const known = this.buckets.get(subject);
    if (known !== undefined && known.endsAt > now) return known;
    this.forgetEnded(now);
    const opened = { taken: 0, endsAt: now + WINDOW_MS };
    this.buckets.set(subject, opened);
    return opened;
  }

  private forgetEnded(now: number): void {
    for (const [subject, { endsAt }] of this.buckets) {
      if (endsAt > now) return;
      this.buckets.delete(subject);
    }
  }
}
