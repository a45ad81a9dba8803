import type { Settings } from '../../../server/settings.js';
import type { SideAddress } from '../../../server/side-listener.js';

/** What the monitor is started with. */
export interface MonitorTask {
  readonly notes: SharedArrayBuffer;
  readonly logLevel: Settings['logLevel'];
  /** Stands in every line of the log. */
  readonly base: Readonly<Record<string, unknown>> | null;
  /** Where it answers for the health of the process; null: nowhere. */
  readonly health: SideAddress | null;
  readonly stuckMs: number;
}

/** What it says to the thread it watches. */
export type MonitorMessage =
  | { readonly kind: 'watching'; readonly port: number | null }
  | { readonly kind: 'freed'; readonly operation: string; readonly heldMs: number };
