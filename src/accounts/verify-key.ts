import type { Soon } from '../terms/after.js';
import { Problem } from '../terms/errors.js';
import { hashApiKey, areHashesEqual, parseApiKey } from './api-key.js';
import type { Caller } from './caller.js';
import type { Clock } from './clock.js';
import type { KeyTable, StoredKey } from './key-table.js';
import { enforceTimeout } from './within-time.js';
import { memberOf } from '../terms/lazily.js';

/** How long a key read from the database stays valid: the maximum delay of a revocation, and the outage it bridges. */
const VERIFICATION_LIFETIME_MS = 60_000;

/** From this age on, the next use refreshes the key in the background, so that entries are fresh in an outage. */
const REFRESH_AFTER_MS = 15_000;
const LOOKUP_TIMEOUT_MS = 3_000;
const CAPACITY = 10_000;

export interface VerifierParts {
  readonly keys: Pick<KeyTable, 'findByHash'>;
  readonly clock: Clock;
}

interface Verified {
  readonly key: StoredKey;
  readonly caller: Caller;
  readonly at: number;
}

/** Verifies tokens against the table of keys and caches valid ones for at most 60 seconds. */
export class KeyVerifier {
  private readonly verified = new Map<string, Verified>();
  private readonly lookups = new Map<string, Promise<Caller | null>>();

  constructor(private readonly parts: VerifierParts) {}

  /**
   * The caller of a token, or null when the key does not exist, is revoked or has expired. Throws `service-unavailable`
   * when the database does not answer and the key was not verified in the last 60 seconds. Returns a cached caller
   * synchronously.
   */
  verify(text: string): Soon<Caller | null> {
    const parsed = parseApiKey(text);
    if (!parsed.ok) return null;
    const hash = hashApiKey(parsed.value);
    const known = this.remembered(hash);
    if (known === null) return this.lookUp(hash);
    // After a failed refresh the entry lives until it expires; its request has already been answered.
    if (this.parts.clock.elapsed() - known.at >= REFRESH_AFTER_MS) this.lookUp(hash).catch(() => undefined);
    return known.caller;
  }

  private remembered(hash: string): Verified | null {
    const entry = this.verified.get(hash);
    if (entry === undefined) return null;
    if (this.isFresh(entry) && this.isInForce(entry.key)) return entry;
    this.verified.delete(hash);
    return null;
  }

  /** One query at a time per key, however many requests wait for it. */
  private lookUp(hash: string): Promise<Caller | null> {
    return memberOf(this.lookups, hash, () => this.readKey(hash).finally(() => this.lookups.delete(hash)));
  }

  private async readKey(hash: string): Promise<Caller | null> {
    const askedAt = this.parts.clock.elapsed();
    const key = await enforceTimeout(this.parts.keys.findByHash(hash), LOOKUP_TIMEOUT_MS).catch(
      refuseForOutage,
    );
    if (key === null || !areHashesEqual(key.keyHash, hash) || !this.isInForce(key)) {
      this.verified.delete(hash);
      return null;
    }
    return this.remember(hash, { key, caller: toCaller(key), at: askedAt });
  }

  private remember(hash: string, entry: Verified): Caller {
    this.verified.delete(hash);
    this.verified.set(hash, entry);
    if (this.verified.size > CAPACITY) this.verified.delete(this.verified.keys().next().value as string);
    return entry.caller;
  }

  private isFresh(entry: Verified): boolean {
    return this.parts.clock.elapsed() - entry.at < VERIFICATION_LIFETIME_MS;
  }

  private isInForce(key: StoredKey): boolean {
    return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > this.parts.clock.now());
  }
}

function toCaller(key: StoredKey): Caller {
  return {
    keyId: key.id,
    accountId: key.accountId,
    accountName: key.accountName,
    mode: key.mode,
    betaEntitled: key.betaEntitled,
  };
}

function refuseForOutage(): never {
  throw new Problem(
    'service-unavailable',
    'The key could not be verified: the database does not answer.',
  ).withHeaders({
    'Retry-After': '5',
  });
}
