import type { KeyMode } from './api-key.js';

/** The identity of a caller, as given by a valid key. */
export interface Caller {
  readonly keyId: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly mode: KeyMode;
  /** True: closed-beta operations are available. */
  readonly betaEntitled: boolean;
}
