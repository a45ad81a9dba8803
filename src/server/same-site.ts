import { isIP } from 'node:net';
import { Problem } from '../terms/errors.js';
import type { HttpContext } from './http-context.js';

/** Names of the machine itself; no page elsewhere can be served under them. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface SameSiteOptions {
  /** Address under which clients reach the server; null: none but its own is known. */
  readonly publicUrl: string | null;
  /** Origins whose pages may call. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Refuses a request that was sent under a foreign name, or by a page of a foreign origin: together they keep a page
 * that has bound its own name to this address (DNS rebinding) from making requests with a key that it obtained. A Host
 * that is an address is let through, as no name was bound.
 */
export function createSameSiteCheck({
  publicUrl,
  allowedOrigins,
}: SameSiteOptions): (http: HttpContext) => void {
  const own = publicUrl === null ? [] : [new URL(publicUrl)];
  const hosts = new Set([...LOOPBACK, ...own.map(({ hostname }) => hostname)]);
  const origins = new Set([...allowedOrigins, ...own.map(({ origin }) => origin)]);
  return ({ request }) => {
    const { host = '', origin } = request.headers;
    if (!isOwnHost(host, hosts))
      throw new Problem(
        'forbidden',
        'The Host of this request is not a name of this server: set PUBLIC_URL to it.',
      );
    if (origin !== undefined && !isKnownOrigin(origin, origins))
      throw new Problem(
        'forbidden',
        'The Origin of this request is not allowed here: list it in CORS_ORIGINS.',
      );
  };
}

function isOwnHost(host: string, hosts: ReadonlySet<string>): boolean {
  const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  return hosts.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function isKnownOrigin(origin: string, origins: ReadonlySet<string>): boolean {
  if (origins.has(origin)) return true;
  return URL.canParse(origin) && LOOPBACK.includes(new URL(origin).hostname);
}
