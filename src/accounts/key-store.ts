import type { KeyMode } from './api-key.js';

/** A key as it is kept: its hash, never the key. */
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
  /** Null: in force. */
  readonly revokedAt: Date | null;
}

/** A key about to be kept; its account is created by name when there is none. */
export interface NewKey {
  readonly accountName: string;
  readonly keyHash: string;
  readonly prefix: string;
  readonly mode: KeyMode;
  readonly label: string | null;
  readonly betaEntitled: boolean;
  readonly expiresAt: Date | null;
}

/** The table of keys. Every method throws when the database does not answer. */
export interface KeyStore {
  findByHash(keyHash: string): Promise<StoredKey | null>;
  /** All keys, oldest first. */
  list(): Promise<readonly StoredKey[]>;
  count(): Promise<number>;
  /** Keeps a key; one with the same hash is returned as it stands. */
  insert(key: NewKey): Promise<StoredKey>;
  /** Ends a key. Null: no key has this id. A key revoked before keeps its first date. */
  revoke(id: string, at: Date): Promise<StoredKey | null>;
  /** Notes when keys were last used; ids that are gone are passed over. */
  markUsed(uses: ReadonlyMap<string, Date>): Promise<void>;
}
