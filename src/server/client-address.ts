import type { IncomingMessage } from 'node:http';

/**
 * The address a request came from. Behind `proxies` trusted proxies it is the entry of X-Forwarded-For that the
 * outermost of them wrote; what stands left of it was written by the client and is not believed.
 */
export function clientAddressOf(request: IncomingMessage, proxies: number): string {
  const peer = request.socket.remoteAddress ?? '';
  if (proxies === 0) return peer;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  return forwarded.at(-proxies) ?? peer;
}
