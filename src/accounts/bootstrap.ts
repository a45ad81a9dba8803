import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../store/database/make-folder.js';
import { accept, refuse, type Parsed } from '../terms/result.js';
import { DEFAULT_ACCOUNT, parseAccountName } from './account-name.js';
import { mintApiKey, parseApiKey, type ApiKeyToken } from './api-key.js';
import { toNewKey } from './issue-key.js';
import type { KeyTable } from './key-table.js';

/** One entry of `BOOTSTRAP_API_KEYS`. */
export interface ConfiguredKey {
  readonly token: ApiKeyToken;
  readonly betaEntitled: boolean;
  readonly accountName: string;
}

/** Name of the file in the data directory that contains the first key. */
export const FIRST_KEY_FILE = 'first-key';

/**
 * Reads `BOOTSTRAP_API_KEYS`: comma-separated `key[:beta][:account]`. Messages name an entry by its position, because
 * its text may be a secret.
 */
export function parseConfiguredKeys(text: string): Parsed<readonly ConfiguredKey[]> {
  const keys: ConfiguredKey[] = [];
  const entries = text.split(',').map((entry) => entry.trim());
  for (const [index, entry] of entries.entries()) {
    if (entry === '') continue;
    const parsed = parseConfiguredKey(entry);
    if (!parsed.ok) return refuse(`BOOTSTRAP_API_KEYS, entry ${index + 1}: ${parsed.message}`);
    keys.push(parsed.value);
  }
  return accept(keys);
}

function parseConfiguredKey(entry: string): Parsed<ConfiguredKey> {
  const [first = '', ...rest] = entry.split(':');
  const token = parseApiKey(first);
  if (!token.ok) return token;
  const betaEntitled = rest[0] === 'beta';
  const names = betaEntitled ? rest.slice(1) : rest;
  if (names.length > 1) return refuse('write key[:beta][:account], with at most one account name');
  const accountName = parseAccountName(names[0] ?? DEFAULT_ACCOUNT);
  return accountName.ok
    ? accept({ token: token.value, betaEntitled, accountName: accountName.value })
    : accountName;
}

/** Creates the configured keys that do not exist yet; an existing key, revoked or not, is unchanged. */
export async function ensureConfiguredKeys(
  keys: KeyTable,
  configured: readonly ConfiguredKey[],
): Promise<void> {
  for (const { token, betaEntitled, accountName } of configured) {
    await keys.insert(toNewKey(token, { accountName, betaEntitled, label: 'bootstrap', expiresAt: null }));
  }
}

/**
 * Creates a key if there is none, entitled to everything as it is the owner's, and writes it to
 * `<dataDirectory>/first-key`, readable only by the owner. The file is written first: an interruption leaves a file that
 * the next start replaces, never a key that nobody has seen. Returns the path and the token, or null when keys existed.
 */
export async function ensureFirstKey(
  keys: KeyTable,
  dataDirectory: string,
): Promise<{ readonly path: string; readonly token: ApiKeyToken } | null> {
  if ((await keys.count()) > 0) return null;
  const token = mintApiKey('live');
  const path = join(dataDirectory, FIRST_KEY_FILE);
  await makeFolder(dataDirectory);
  await writePrivately(path, `${token}\n`);
  await keys.insert(
    toNewKey(token, {
      accountName: DEFAULT_ACCOUNT,
      betaEntitled: true,
      label: FIRST_KEY_FILE,
      expiresAt: null,
    }),
  );
  return { path, token };
}

/** Writes atomically and never readable by others, even if such a file existed and was. */
async function writePrivately(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await rm(draft, { force: true });
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  await rename(draft, path);
}
