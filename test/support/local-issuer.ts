import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Claims of a token; a value of null leaves the claim out. */
interface TokenClaims {
  readonly sub?: string | null;
  readonly scope?: string | null;
  readonly aud?: string;
  readonly iss?: string;
  /** Seconds since 1970; null: without an end. */
  readonly exp?: number | null;
}

/** An authorization server on this machine: metadata, keys, and tokens for the asking. */
export interface LocalIssuer {
  readonly issuer: string;
  /** Requests for its keys. */
  readonly keyRequests: () => number;
  issue(claims?: TokenClaims): Promise<string>;
  /** A token of the same words, signed by a key the issuer does not know. */
  forge(claims?: TokenClaims): Promise<string>;
  stop(): Promise<void>;
}

export async function startLocalIssuer(audience: string, now: Date): Promise<LocalIssuer> {
  const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'first', alg: 'ES256', use: 'sig' };
  let asked = 0;
  const server = createServer(({ url }, response) => {
    response.setHeader('Content-Type', 'application/json');
    if (url === '/.well-known/openid-configuration')
      return response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }));
    if (url !== '/keys') return response.writeHead(404).end('{}');
    asked += 1;
    return response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const seconds = Math.floor(now.getTime() / 1000);
  const sign = (key: typeof own.privateKey, claims: TokenClaims = {}): Promise<string> => {
    const all = {
      sub: 'somebody@example.com',
      scope: 'read',
      aud: audience,
      iss: issuer,
      exp: seconds + 300,
      ...claims,
    };
    const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'first' }).sign(key);
  };
  return {
    issuer,
    keyRequests: () => asked,
    issue: (claims) => sign(own.privateKey, claims),
    forge: (claims) => sign(foreign.privateKey, claims),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
