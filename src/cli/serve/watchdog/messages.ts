import type { Settings } from '../../../server/settings.js';
import type { SideAddress } from '../../../server/side-listener.js';

/** The start parameters of the monitor. */
export interface MonitorTask {
  readonly notes: SharedArrayBuffer;
  readonly logLevel: Settings['logLevel'];
  /** Fields of every log line. */
  readonly base: Readonly<Record<string, unknown>> | null;
  /** Address where it reports the health of the process; null when there is none. */
  readonly health: SideAddress | null;
  readonly stuckMs: number;
}

/** Messages to the thread that it watches. */
export type MonitorMessage =
  | { readonly kind: 'watching'; readonly port: number | null }
  | { readonly kind: 'freed'; readonly operation: string; readonly heldMs: number };
