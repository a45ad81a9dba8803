import type { KeyMode } from '../accounts/api-key.js';
import type { DatasetStatus } from '../store/snapshot/records.js';
import type { Snapshot } from '../store/snapshot/snapshot.js';

/** Where the edge finds reference data. */
export interface SnapshotSource {
  /** The newest version for keys of this mode; null while nothing is loaded yet. */
  getCurrent(mode: KeyMode): Snapshot | null;
  /** A version that is still kept, by its name. */
  find(mode: KeyMode, dataVersion: string): Snapshot | null;
  /** How fresh its data sets are, where that is read again while it is served. */
  datasetsOf?(snapshot: Snapshot): readonly DatasetStatus[];
  /** Names of the versions kept, newest first. */
  listKept(mode: KeyMode): readonly string[];
}

/** The part of a logger that the edge uses: structured fields first, then words. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Returns a log whose lines all carry the given fields. */
export interface ParentLog extends Log {
  child(fields: object): Log;
}

/** One dependency that must answer before the server is ready. */
export interface ReadinessCheck {
  readonly name: string;
  /** Resolves when it is fine, rejects when it is not. */
  readonly check: () => Promise<void>;
}
