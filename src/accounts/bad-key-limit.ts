import { Problem } from '../terms/errors.js';
import { subjectOfAddress } from './address.js';
import type { Clock } from './clock.js';
import { buildRateHeaders, type RateState, type WindowLimiter } from './rate-limiter.js';

/** Refused keys that one address may send in a minute. */
const BAD_KEYS_PER_MINUTE = 20;
export const BAD_KEY_POLICY = { name: 'bad-keys', limit: BAD_KEYS_PER_MINUTE } as const;

/** Addresses remembered as blocked; beyond it the oldest is forgotten and costs its next bad key one look-up more. */
const CAPACITY = 10_000;

/** Slows down the guessing of keys from one address; other addresses are not touched. */
export interface BadKeyLimit {
  /** Throws `rate-limited` while the address has used up its refused keys of this minute. */
  refuseBlocked(address: string): void;
  /** Counts one refused key; throws `rate-limited` when it is one too many. */
  record(address: string): Promise<void>;
}

export function createBadKeyLimit(limiter: WindowLimiter, clock: Clock): BadKeyLimit {
  return new RememberingLimit(limiter, clock);
}

/**
 * Keeps blocked addresses in the process, so that a request with a good key asks no other. Where the limiter is
 * shared, the count is too: each process blocks at the first bad key after the twentieth of all of them.
 */
class RememberingLimit implements BadKeyLimit {
  private readonly blocked = new Map<string, { readonly state: RateState; readonly until: number }>();

  constructor(
    private readonly limiter: WindowLimiter,
    private readonly clock: Clock,
  ) {}

  refuseBlocked(address: string): void {
    if (this.blocked.size === 0) return;
    const subject = subjectOfAddress(address);
    const block = this.blocked.get(subject);
    if (block === undefined) return;
    const left = block.until - this.clock.elapsed();
    if (left > 0) throw this.refusal({ ...block.state, resetInMs: left });
    this.blocked.delete(subject);
  }

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
