import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { Problem } from '../../terms/errors.js';
import { contextOf } from '../http-context.js';
import type { ServerLimits } from '../limits.js';
import { authorityOf, decodePart, readHeaderValues } from '../target.js';

const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Stage target: refuses a target that is too long or not well-formed (faults B13 and B14), and a request without exactly
 * one Host (H1; RFC 9112, section 3.2).
 */
export function checkTarget({ targetBytes }: Pick<ServerLimits, 'targetBytes'>): RequestHandler {
  return (request, response, next) => {
    const { path, search } = contextOf(response).target;
    if (request.url.length > targetBytes)
      throw new Problem('uri-too-long', `The request target is longer than ${targetBytes} bytes.`);
    checkHost(request);
    if (path.includes('%')) decodePart(path);
    if (search.includes('#') || path.includes('#'))
      throw new Problem('malformed-request', 'The request target contains a fragment: write # as %23.');
    next();
  };
}

function checkHost(request: IncomingMessage): void {
  const hosts = readHeaderValues(request, 'host');
  if (hosts.length === 0 && request.httpVersion === '1.0') return;
  const [host = ''] = hosts;
  if (hosts.length !== 1 || !HOST.test(host))
    throw ofOtherHost('The request needs exactly one well-formed Host header.');
  // RFC 9112, section 3.2.2: a target in absolute form overrides Host. A request in which the two differ is suspicious.
  const authority = authorityOf(request.url!);
  if (authority !== null && authority.toLowerCase() !== host.toLowerCase())
    throw ofOtherHost('The target names another host than the Host header.');
}

/** The connection ends: whoever is in front may have understood another host. */
function ofOtherHost(detail: string): Problem {
  return new Problem('malformed-request', detail).withHeaders({ Connection: 'close' });
}
