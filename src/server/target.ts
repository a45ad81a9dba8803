import type { IncomingMessage } from 'node:http';
import { Problem } from '../terms/errors.js';

/** The request target in its two parts, both still percent-encoded. */
export interface Target {
  readonly path: string;
  /** Without the question mark; empty when there is none. */
  readonly search: string;
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;
const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Splits the request target (RFC 9112, section 3.2), absolute form included. Never throws: it serves refusals too. */
export function splitTarget(url: string): Target {
  const origin = url.startsWith('/') ? '' : (ABSOLUTE.exec(url)?.[0] ?? '');
  const target = url.slice(origin.length) || '/';
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, search: '' }
    : { path: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** Refuses a target that is too long or not well-formed, and a request without exactly one Host (RFC 9112, section 3.2). */
export function checkTarget(request: IncomingMessage, target: Target, limit: number): void {
  if (request.url!.length > limit)
    throw new Problem('uri-too-long', `The request target is longer than ${limit} bytes.`);
  checkHost(request);
  if (target.path.includes('%')) decodePart(target.path);
  if (target.search.includes('#') || target.path.includes('#')) {
    throw new Problem('malformed-request', 'The request target contains a fragment: write # as %23.');
  }
}

function checkHost(request: IncomingMessage): void {
  const hosts = readHeaderValues(request, 'host');
  if (hosts.length === 0 && request.httpVersion === '1.0') return;
  const [host = ''] = hosts;
  if (hosts.length !== 1 || !HOST.test(host)) {
    throw new Problem(
      'malformed-request',
      'The request needs exactly one well-formed Host header.',
    ).withHeaders({
      Connection: 'close',
    });
  }
  if (!request.url!.startsWith('/')) checkAuthority(request.url!, host);
}

/**
 * RFC 9112, section 3.2.2: a target in absolute form overrides Host. A request in which the two differ is suspicious.
 */
function checkAuthority(url: string, host: string): void {
  const authority = ABSOLUTE.exec(url)?.[1];
  if (authority === undefined || authority.toLowerCase() === host.toLowerCase()) return;
  throw new Problem('malformed-request', 'The target names another host than the Host header.').withHeaders({
    Connection: 'close',
  });
}

/** Every value a header was sent with, in order: Node joins or drops repetitions. */
export function readHeaderValues(request: IncomingMessage, name: string): string[] {
  const values: string[] = [];
  const raw = request.rawHeaders;
  for (let at = 0; at < raw.length; at += 2) {
    const key = raw[at]!;
    if (key.length === name.length && key.toLowerCase() === name) values.push(raw[at + 1]!);
  }
  return values;
}

/** Percent-decoding that refuses what is not UTF-8 or not an escape. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Problem(
      'malformed-request',
      'The address contains a percent sign that does not begin a valid UTF-8 escape.',
    );
  }
}
