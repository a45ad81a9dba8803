import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

const LOOKUP_MS = 5_000;

/** Possible addresses of an issuer's metadata: RFC 8414, section 3.1, and OpenID Connect Discovery, section 4. */
function metadataAddresses(issuer: string): URL[] {
  const { origin, pathname } = new URL(issuer);
  const path = pathname === '/' ? '' : pathname.replace(/\/$/, '');
  return [
    new URL(`/.well-known/oauth-authorization-server${path}`, origin),
    new URL(`${path}/.well-known/openid-configuration`, origin),
  ];
}

/**
 * The signing keys of an issuer, from the address in its metadata or the given one. Fetches them on first use and again
 * for an unknown key, at most every 30 seconds.
 */
export function createIssuerKeys(issuer: string, jwksUrl: string | null): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  const open = async (): Promise<JWTVerifyGetKey> => {
    const address = jwksUrl === null ? await discover(issuer) : new URL(jwksUrl);
    return createRemoteJWKSet(address, { timeoutDuration: LOOKUP_MS });
  };
  return async (header, token) => {
    keys ??= open().catch((failure: unknown) => {
      keys = null;
      throw failure;
    });
    return (await keys)(header, token);
  };
}

async function discover(issuer: string): Promise<URL> {
  for (const address of metadataAddresses(issuer)) {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(LOOKUP_MS) });
    if (!response.ok) continue;
    const metadata = (await response.json()) as { readonly issuer?: unknown; readonly jwks_uri?: unknown };
    if (metadata.issuer === issuer && typeof metadata.jwks_uri === 'string')
      return new URL(metadata.jwks_uri);
  }
  throw new Error('the metadata of the issuer cannot be found, or is that of another');
}
