import type { SideAnswer } from '../../../server/side-listener.js';
import { BEAT_MS, HELD_MS } from './loop-state.js';

/** busy: one task has blocked the event loop for more than a second; stuck: longer than any task may take. */
export type LoopStatus = 'ok' | 'busy' | 'stuck';

export interface HealthReport {
  readonly status: LoopStatus;
  /** Delay of the event loop, in milliseconds. */
  readonly loopDelayMs: number;
  /** Null: it is not busy. */
  readonly busySince: string | null;
  /** The operation in progress; null: none, or unknown. */
  readonly operation: string | null;
}

export interface LoopReading {
  /** Milliseconds since the loop last turned. */
  readonly silence: number;
  readonly operation: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds after which the loop counts as stuck. */
  readonly stuckMs: number;
}

export function reportOf({ silence, operation, now, stuckMs }: LoopReading): HealthReport {
  const loopDelayMs = Math.max(0, Math.round(silence - BEAT_MS));
  if (silence < HELD_MS) return { status: 'ok', loopDelayMs, busySince: null, operation: null };
  const busySince = new Date(now - silence).toISOString();
  return { status: silence < stuckMs ? 'busy' : 'stuck', loopDelayMs, busySince, operation };
}

/** 200 while the loop runs or is busy, 503 once it is stuck. */
export function toAnswer(report: Pick<HealthReport, 'status'> & object): SideAnswer {
  return {
    status: report.status === 'stuck' ? 503 : 200,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(report),
  };
}
