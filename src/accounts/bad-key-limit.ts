import { Problem } from '../terms/errors.js';
import { subjectOfAddress } from './address.js';
import type { Clock } from './clock.js';
import { buildRateHeaders, type RateState, type WindowLimiter } from './rate-limiter.js';

/** Refused keys that one address may send per minute. */
const BAD_KEYS_PER_MINUTE = 20;
export const BAD_KEY_POLICY = { name: 'bad-keys', limit: BAD_KEYS_PER_MINUTE } as const;

/** Number of blocked addresses kept; beyond it the oldest is evicted, and its next bad key costs one more lookup. */
const CAPACITY = 10_000;

/**
 * Slows down key guessing from one address without affecting other addresses. Keeps blocked addresses in the process, so
 * that a request with a valid key needs no other lookup. With a shared limiter the count is shared too: each process blocks
 * at its first bad key after the twentieth overall.
 */
export class BadKeyLimit {
  private readonly blocked = new Map<string, { readonly state: RateState; readonly until: number }>();

  constructor(
    private readonly limiter: WindowLimiter,
    private readonly clock: Clock,
  ) {}

  /** Throws `rate-limited` while the address has used up its refused keys for this minute. */
  refuseBlocked(address: string): void {
    if (this.blocked.size === 0) return;
    const subject = subjectOfAddress(address);
    const block = this.blocked.get(subject);
    if (block === undefined) return;
    const left = block.until - this.clock.elapsed();
    if (left > 0) throw this.refusal({ ...block.state, resetInMs: left });
    this.blocked.delete(subject);
  }

  /** Counts one refused key; throws `rate-limited` when the limit is exceeded. */
  async record(address: string): Promise<void> {
    const subject = subjectOfAddress(address);
    const state = await this.limiter.take(subject, 1);
    if (state.remaining === 0) this.block(subject, state);
    if (!state.allowed) throw this.refusal(state);
  }

  private block(subject: string, state: RateState): void {
    this.blocked.set(subject, { state, until: this.clock.elapsed() + state.resetInMs });
    if (this.blocked.size > CAPACITY) this.blocked.delete(this.blocked.keys().next().value as string);
  }

  private refusal(state: RateState): Problem {
    const detail = `More than ${BAD_KEYS_PER_MINUTE} invalid API keys came from this address within a minute.`;
    return new Problem('rate-limited', detail).withHeaders(
      buildRateHeaders({ ...state, allowed: false }, this.clock.now()),
    );
  }
}
