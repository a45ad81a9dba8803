import { isIPv4, isIPv6 } from 'node:net';

/**
 * The subject under which bad keys of a peer are counted: an IPv4 address, or the /64 network of an IPv6 address,
 * because one customer receives a whole /64 and could rotate through it.
 */
export function subjectOfAddress(address: string): string {
  const bare = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  return isIPv6(bare) ? networkOf(bare) : bare;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const all = [...groups, ...new Array<string>(Math.max(missing, 0)).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
