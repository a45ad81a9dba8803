import { createHash } from 'node:crypto';
import type { SeenRequest } from '../../../server/loop-watch.js';
import { isJsonObject } from '../../../terms/json-object.js';

const HEX_DIGITS = 16;

/**
 * Identifies a repeated request without revealing it: the first 16 digits of a SHA-256 over operation, path, parameters
 * sorted by name, and the JSON body with sorted members.
 */
export function fingerprintOf({ operation, target, body }: SeenRequest): string {
  const [path = '', search = ''] = target.split('?', 2);
  const parameters = search.split('&').sort().join('&');
  const parts = [operation, path, parameters, canonicalBody(body)];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, HEX_DIGITS);
}

function canonicalBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), sortMembers);
  } catch {
    return body;
  }
}

function sortMembers(_name: string, value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
