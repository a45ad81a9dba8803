import type { Soon } from '../terms/after.js';
import type { Clock } from './clock.js';
import type { RateState, WindowLimiter } from './rate-limiter.js';
import { withinTime } from './within-time.js';

/** How long a request waits for the shared limiter, and how long it is left alone after it failed. */
const ANSWER_TIMEOUT_MS = 500;
const PAUSE_MS = 1_000;

export interface FallbackParts {
  readonly shared: WindowLimiter;
  readonly local: WindowLimiter;
  readonly clock: Pick<Clock, 'elapsed'>;
  /** Called once when the shared limiter begins to fail, and once when it answers again. */
  readonly onChange?: (degraded: boolean, cause: unknown) => void;
}

/**
 * The shared limiter, or, while it does not answer, the limits of this process alone: requests stay limited and none
 * fails for want of Redis.
 */
export function createFallbackLimiter(parts: FallbackParts): WindowLimiter {
  const gate = new Gate(parts);
  return { take: (subject, points) => gate.run((limiter) => limiter.take(subject, points)) };
}

class Gate {
  private degraded = false;
  private retryAt = 0;

  constructor(private readonly parts: FallbackParts) {}

  async run(ask: (limiter: WindowLimiter) => Soon<RateState>): Promise<RateState> {
    if (this.degraded && this.parts.clock.elapsed() < this.retryAt) return ask(this.parts.local);
    // While it is being tried again the others stay on this process's limits.
    if (this.degraded) this.retryAt = this.parts.clock.elapsed() + PAUSE_MS;
    try {
      const state = await withinTime(Promise.resolve(ask(this.parts.shared)), ANSWER_TIMEOUT_MS);
      this.change(false, null);
      return state;
    } catch (cause) {
      this.retryAt = this.parts.clock.elapsed() + PAUSE_MS;
      this.change(true, cause);
      return ask(this.parts.local);
    }
  }

  private change(degraded: boolean, cause: unknown): void {
    if (this.degraded === degraded) return;
    this.degraded = degraded;
    this.parts.onChange?.(degraded, cause);
  }
}
