import type { KeyMode } from './api-key.js';

/** Who is asking, as far as a valid key tells. */
export interface Caller {
  readonly keyId: string;
  readonly accountId: string;
  readonly accountName: string;
  readonly mode: KeyMode;
  /** True: closed-beta operations answer. */
  readonly betaEntitled: boolean;
}
