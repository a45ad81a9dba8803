import { hashApiKey, mintApiKey, modeOf, prefixOf, type ApiKeyToken, type KeyMode } from './api-key.js';
import type { KeyStore, NewKey, StoredKey } from './key-store.js';

/** The settings of a new key. */
export interface KeyRequest {
  readonly accountName: string;
  readonly mode: KeyMode;
  readonly betaEntitled: boolean;
  readonly label: string | null;
  /** Null: does not expire. */
  readonly expiresAt: Date | null;
}

/** A new key: the token is shown here once and never again. */
export interface IssuedKey {
  readonly token: ApiKeyToken;
  readonly key: StoredKey;
}

/** Creates a key and stores its hash. */
export async function issueKey(keys: KeyStore, request: KeyRequest): Promise<IssuedKey> {
  const token = mintApiKey(request.mode);
  return { token, key: await keys.insert(toNewKey(token, request)) };
}

/** The row of a token. */
export function toNewKey(token: ApiKeyToken, request: Omit<KeyRequest, 'mode'>): NewKey {
  return {
    accountName: request.accountName,
    keyHash: hashApiKey(token),
    prefix: prefixOf(token),
    mode: modeOf(token),
    label: request.label,
    betaEntitled: request.betaEntitled,
    expiresAt: request.expiresAt,
  };
}
