import type { Soon } from '../terms/after.js';
import { Problem } from '../terms/errors.js';
import { parseApiKey } from './api-key.js';
import type { BadKeyLimit } from './bad-key-limit.js';
import { readBearer, type Bearer } from './bearer.js';
import type { Caller } from './caller.js';
import type { TokenAuthority } from './oauth/token-authority.js';
import type { KeyVerifier } from './verify-key.js';

/** What a request states about its sender. */
interface Credentials {
  /** Every Authorization header, as `request.headersDistinct.authorization` gives them. */
  readonly authorization: readonly string[] | undefined;
  /** True: a header X-API-Key came, which other services read. */
  readonly hasOtherHeader?: boolean;
  /** The address of the peer. */
  readonly address: string;
  /** Verifies tokens of callers without an API key; undefined: only keys are accepted. */
  readonly tokens?: TokenAuthority;
}

export interface Authenticator {
  /** The first check of every request: throws `rate-limited` for an address that has sent too many bad keys. */
  refuseBlockedAddress(address: string): void;
  /**
   * The caller. Rejects with `unauthorized` and `WWW-Authenticate` (RFC 6750, section 3: `error="invalid_token"` only
   * when a token was sent), `rate-limited` at the 21st bad key of a minute, or `service-unavailable` in a database
   * outage. Returns a cached caller synchronously.
   */
  authenticate(credentials: Credentials): Soon<Caller>;
}

export function createAuthenticator(verifier: KeyVerifier, badKeys: BadKeyLimit): Authenticator {
  return {
    refuseBlockedAddress: (address) => badKeys.refuseBlocked(address),
    authenticate: (credentials) => {
      const { authorization, tokens } = credentials;
      const bearer = readBearer(authorization);
      const caller = bearer.kind === 'token' ? callerOf(bearer.token, verifier, tokens) : null;
      return caller === null || caller instanceof Promise
        ? acceptOrRefuse({ caller, bearer, credentials, badKeys })
        : caller;
    },
  };
}

interface Doubtful {
  readonly caller: Promise<Caller | null> | null;
  readonly bearer: Bearer;
  readonly credentials: Credentials;
  readonly badKeys: BadKeyLimit;
}

async function acceptOrRefuse({ caller: found, bearer, credentials, badKeys }: Doubtful): Promise<Caller> {
  const { address, tokens, hasOtherHeader = false } = credentials;
  if (bearer.kind === 'absent') throw unauthorized(hasOtherHeader ? OTHER_HEADER : NO_KEY, [], tokens);
  const caller = await found;
  if (caller !== null) return caller;
  await badKeys.record(address);
  throw bearer.kind === 'token'
    ? unauthorized('The API key is unknown, revoked or expired.', ['error="invalid_token"'], tokens)
    : unauthorized('The Authorization header is not one bearer token.', [], tokens);
}

const CURE = 'send it in the header Authorization, as Bearer <key>.';
const NO_KEY = `This operation needs an API key: ${CURE}`;
const OTHER_HEADER = `The header X-API-Key is not read here: ${CURE}`;

/** A token in the form of an API key is a key; any other goes to the token authority, if there is one. */
function callerOf(
  token: string,
  verifier: KeyVerifier,
  tokens: TokenAuthority | undefined,
): Soon<Caller | null> {
  if (tokens === undefined || parseApiKey(token).ok) return verifier.verify(token);
  return tokens.verify(token);
}

function unauthorized(
  detail: string,
  challenges: readonly string[],
  tokens: TokenAuthority | undefined,
): Problem {
  const parameters = [...challenges, ...(tokens ? [tokens.challenge] : [])];
  const challenge = parameters.length === 0 ? 'Bearer' : `Bearer ${parameters.join(', ')}`;
  return new Problem('unauthorized', detail).withHeaders({ 'WWW-Authenticate': challenge });
}
