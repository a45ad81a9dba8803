import { hashApiKey, mintApiKey, modeOf, prefixOf, type ApiKeyToken } from './api-key.js';
import type { KeyTable, NewKey, StoredKey } from './key-table.js';

/** The settings of a new key. */
export type KeyRequest = Omit<NewKey, 'keyHash' | 'prefix'>;

/** A new key: the token is shown here once and never again. */
export interface IssuedKey {
  readonly token: ApiKeyToken;
  readonly key: StoredKey;
}

/** Creates a key and stores its hash. */
export async function issueKey(keys: KeyTable, request: KeyRequest): Promise<IssuedKey> {
  const token = mintApiKey(request.mode);
  return { token, key: await keys.insert(toNewKey(token, request)) };
}

/** The row of a token. */
export function toNewKey(token: ApiKeyToken, request: Omit<KeyRequest, 'mode'>): NewKey {
  return { ...request, keyHash: hashApiKey(token), prefix: prefixOf(token), mode: modeOf(token) };
}
