import type { Database } from '../store/database/database.js';
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

export type KeyTable = ReturnType<typeof createKeyTable>;

/**
 * The keys in the database. Creating and revoking a key is recorded as an audit event. Every method throws when the
 * database does not answer.
 */
export function createKeyTable(database: Database) {
  const { prisma } = database;
  return {
    async findByHash(keyHash: string): Promise<StoredKey | null> {
      const [row] = await database.query<KeyColumns>(FIND_BY_HASH, [keyHash]);
      return row === undefined ? null : { ...row, mode: toMode(row.mode) };
    },
    /** All keys, oldest first. */
    async list(): Promise<readonly StoredKey[]> {
      const rows = await prisma.apiKey.findMany({
        include: WITH_ACCOUNT,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(toStoredKey);
    },
    count: (): Promise<number> => prisma.apiKey.count(),
    /** Stores a key; an existing one with the same hash is returned unchanged. */
    insert: (key: NewKey) => insertKey(database, key),
    /** Revokes a key. Null: no key has this id. A key revoked earlier keeps its first date. */
    revoke: (id: string, at: Date) => revokeKey(database, id, at),
    /** Records when keys were last used. */
    markUsed: (uses: ReadonlyMap<string, Date>) => markUsed(database, uses),
  };
}

const WITH_ACCOUNT = { account: { select: { name: true } } } as const;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Inserts that ignore existing rows: two processes that create the same key at once end with one. */
async function insertKey({ prisma }: Database, key: NewKey): Promise<StoredKey> {
  const { accountName, ...columns } = key;
  await prisma.account.createMany({ data: [{ name: accountName }], skipDuplicates: true });
  const { id: accountId } = await prisma.account.findUniqueOrThrow({ where: { name: accountName } });
  const { count } = await prisma.apiKey.createMany({
    data: [{ ...columns, accountId }],
    skipDuplicates: true,
  });
  const row = await prisma.apiKey.findUniqueOrThrow({
    where: { keyHash: key.keyHash },
    include: WITH_ACCOUNT,
  });
  if (count > 0) {
    await prisma.auditEvent.create({
      data: { accountId, actor: 'operator', action: 'key.created', subject: row.id },
    });
  }
  return toStoredKey(row);
}

async function revokeKey({ prisma }: Database, id: string, at: Date): Promise<StoredKey | null> {
  if (!UUID.test(id)) return null;
  const { count } = await prisma.apiKey.updateMany({
    where: { id, revokedAt: null },
    data: { revokedAt: at },
  });
  const row = await prisma.apiKey.findUnique({ where: { id }, include: WITH_ACCOUNT });
  if (row === null) return null;
  if (count > 0) {
    await prisma.auditEvent.create({
      data: { accountId: row.accountId, actor: 'operator', action: 'key.revoked', subject: id, at },
    });
  }
  return toStoredKey(row);
}

/** One statement, where the client would send one per table: it precedes every request of a new caller. */
const FIND_BY_HASH = `
  SELECT api_key.id::text AS id, api_key.account_id::text AS "accountId", account.name AS "accountName",
         key_hash AS "keyHash", prefix, mode, label, beta_entitled AS "betaEntitled", api_key.created_at AS "createdAt",
         last_used_at AS "lastUsedAt", expires_at AS "expiresAt", revoked_at AS "revokedAt"
    FROM api_key JOIN account ON account.id = api_key.account_id WHERE key_hash = $1`;

/** Ignores ids that no longer exist and keeps a later date written by another process. */
const MARK_USED = `
  UPDATE api_key SET last_used_at = used.at
    FROM unnest($1::uuid[], $2::timestamptz[]) AS used (id, at)
   WHERE api_key.id = used.id AND (api_key.last_used_at IS NULL OR api_key.last_used_at < used.at)`;

async function markUsed(database: Database, uses: ReadonlyMap<string, Date>): Promise<void> {
  const times = [...uses.values()].map((at) => at.toISOString());
  await database.execute(MARK_USED, [[...uses.keys()], times]);
}

type KeyColumns = Omit<StoredKey, 'mode'> & { readonly mode: string };

/** The columns of a row that are used here. */
type KeyRow = Omit<StoredKey, 'accountName' | 'mode'> & {
  readonly mode: string;
  readonly account: { readonly name: string };
};

function toStoredKey({ account, mode, ...row }: KeyRow): StoredKey {
  return { ...row, accountName: account.name, mode: toMode(mode) };
}

export function toMode(text: string): KeyMode {
  if (text === 'live' || text === 'test') return text;
  throw new TypeError(`api_key.mode holds ${JSON.stringify(text)}: expected live or test`);
}
