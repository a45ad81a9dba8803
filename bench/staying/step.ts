import type { Figure } from '../http/record.js';
import type { Sent } from '../http/load.js';
import type { Served } from '../http/processes.js';

/** What every step is measured with. */
export interface Bench {
  /** The duty questions. */
  readonly requests: readonly Sent[];
  /** Words that are looked for in the schedule. */
  readonly searches: readonly Sent[];
  /** Ad hoc queries for one duty each. */
  readonly queries: readonly Sent[];
  /** Of a phase. */
  readonly seconds: number;
  /** Of the warm-up of a server. */
  readonly warm: number;
  /** Of the soak. */
  readonly soakSeconds: number;
  /** Where charts go; null: nowhere. */
  readonly out: string | null;
}

/** A server of a step, with its metrics. */
export interface Measured extends Served {
  readonly metricsUrl: string;
}

/** What a step found. */
export interface Findings {
  readonly figures: readonly Figure[];
  /** Everything that was seen on the way. */
  readonly details: object;
}

/** A figure that was asked for. */
export function figure(what: string, measured: string, [wanted, holds]: readonly [string, boolean]): Figure {
  return { what, figure: measured, wanted, holds };
}

/** A figure beside the others. */
export function shown(what: string, measured: string): Figure {
  return { what, figure: measured, wanted: null, holds: null };
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
