import type { SideAnswer } from '../../../server/side-listener.js';
import { BEAT_MS, HELD_MS } from './loop-state.js';

/** busy: the event loop works on one thing for more than a second; stuck: for longer than anything may take. */
export type LoopStatus = 'ok' | 'busy' | 'stuck';

export interface HealthReport {
  readonly status: LoopStatus;
  /** Milliseconds that the event loop is late. */
  readonly loopDelayMs: number;
  /** Null: it is not busy. */
  readonly busySince: string | null;
  /** What it works on; null: nothing, or it is not known. */
  readonly operation: string | null;
}

export interface LoopReading {
  /** Milliseconds since the loop last turned. */
  readonly silence: number;
  readonly operation: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds from which it counts as stuck. */
  readonly stuckMs: number;
}

export function reportOf({ silence, operation, now, stuckMs }: LoopReading): HealthReport {
  const loopDelayMs = Math.max(0, Math.round(silence - BEAT_MS));
  if (silence < HELD_MS) return { status: 'ok', loopDelayMs, busySince: null, operation: null };
  const busySince = new Date(now - silence).toISOString();
  return { status: silence < stuckMs ? 'busy' : 'stuck', loopDelayMs, busySince, operation };
}

/** 200 while the loop turns or is busy, 503 once it is stuck. */
export function toAnswer(report: Pick<HealthReport, 'status'> & object): SideAnswer {
  return {
    status: report.status === 'stuck' ? 503 : 200,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(report),
  };
}
