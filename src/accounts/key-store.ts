import type { KeyMode } from './api-key.js';

/** A key as stored: its hash, never the key. */
export interface StoredKey {
  readonly id: string;
  readonly accountId: string;
  readonly accountName: string;
  /** SHA-256 of the whole key, hex. */
  readonly keyHash: string;
  /** First characters, to tell keys apart. */
  readonly prefix: string;
  readonly mode: KeyMode;
  readonly label: string | null;
  readonly betaEntitled: boolean;
  readonly createdAt: Date;
  /** Null: never used. Written with the usage counters, so up to one flush late. */
  readonly lastUsedAt: Date | null;
  /** Null: does not expire. */
  readonly expiresAt: Date | null;
  /** Null: valid. */
  readonly revokedAt: Date | null;
}

/** A key to store; its account is created by name if it does not exist. */
export type NewKey = Omit<StoredKey, 'id' | 'accountId' | 'createdAt' | 'lastUsedAt' | 'revokedAt'>;

/** The table of keys. Every method throws when the database does not answer. */
export interface KeyStore {
  findByHash(keyHash: string): Promise<StoredKey | null>;
  /** All keys, oldest first. */
  list(): Promise<readonly StoredKey[]>;
  count(): Promise<number>;
  /** Stores a key; an existing one with the same hash is returned unchanged. */
  insert(key: NewKey): Promise<StoredKey>;
  /** Revokes a key. Null: no key has this id. A key revoked earlier keeps its first date. */
  revoke(id: string, at: Date): Promise<StoredKey | null>;
  /** Records when keys were last used; ignores ids that no longer exist. */
  markUsed(uses: ReadonlyMap<string, Date>): Promise<void>;
}
