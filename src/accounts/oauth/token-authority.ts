import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { Problem } from '../../terms/errors.js';
import type { Caller } from '../caller.js';
import type { Clock } from '../clock.js';
import type { TokenAccounts } from './token-accounts.js';

/** The only scope: everything the tools do. */
export const READ_SCOPE = 'read';

/** Signatures with a private key of the issuer; never `none` or a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 30;

/** Verifies callers without an API key, at the addresses that accept such tokens. */
export interface TokenAuthority {
  /** Null: not a valid token. Throws `forbidden` without the scope, `service-unavailable` when it cannot be checked. */
  verify(token: string): Promise<Caller | null>;
  /** Parameters of the WWW-Authenticate challenge: the address of the metadata (RFC 9728, section 5.1). */
  readonly challenge: string;
}

export interface TokenAuthorityParts {
  readonly issuer: string;
  /** The required audience of tokens: the address of the protected resource (RFC 8707). */
  readonly audience: string;
  /** Address of the protected-resource metadata. */
  readonly metadataUrl: string;
  readonly keys: JWTVerifyGetKey;
  readonly accounts: TokenAccounts;
  readonly clock: Pick<Clock, 'now'>;
}

/** Accepts JWTs of one issuer for one audience, with an expiry and a subject. */
export function createTokenAuthority(parts: TokenAuthorityParts): TokenAuthority {
  const challenge = `resource_metadata="${parts.metadataUrl}"`;
  return {
    challenge,
    async verify(token) {
      const claims = await readClaims(token, parts);
      if (claims === null) return null;
      if (!scopesOf(claims).includes(READ_SCOPE)) throw lacksScope(challenge);
      const { id, name } = await parts.accounts.accountOf(parts.issuer, claims.sub!).catch(refuseForOutage);
      return { keyId: id, accountId: id, accountName: name, mode: 'live', betaEntitled: false };
    },
  };
}

async function readClaims(token: string, parts: TokenAuthorityParts): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, parts.keys, {
      issuer: parts.issuer,
      audience: parts.audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: parts.clock.now(),
    });
    return payload;
  } catch (failure) {
    return isAboutToken(failure) ? null : refuseForOutage();
  }
}

/** Whether the fault is in the token rather than in fetching the keys. */
function isAboutToken(failure: unknown): boolean {
  if (!(failure instanceof errors.JOSEError)) return false;
  return (
    !(failure instanceof errors.JWKSTimeout || failure instanceof errors.JWKSInvalid) &&
    !isFetchFailure(failure)
  );
}

/** The library throws its base error when the key address does not answer 200. */
function isFetchFailure(failure: errors.JOSEError): boolean {
  return failure.code === 'ERR_JOSE_GENERIC';
}

/** RFC 6749, section 3.3; some issuers send `scp` as a list. */
function scopesOf({ scope, scp }: JWTPayload): readonly unknown[] {
  const given = scope ?? scp;
  return typeof given === 'string' ? given.split(' ') : Array.isArray(given) ? given : [];
}

function lacksScope(challenge: string): Problem {
  return new Problem('forbidden', `The access token has no scope ${READ_SCOPE}.`).withHeaders({
    'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${READ_SCOPE}", ${challenge}`,
  });
}

function refuseForOutage(): never {
  throw new Problem('service-unavailable', 'The access token could not be checked just now.').withHeaders({
    'Retry-After': '5',
  });
}
