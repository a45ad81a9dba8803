import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';

const MAX_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Addresses inside a network or a machine (RFC 6890), and those of groups. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
  ...([
    ['::', 127],
    ['64:ff9b::', 96],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const),
] as const)
  INSIDE.addSubnet(network, bits, familyOf(network));

/**
 * A request whose redirects are followed, or the reason why one was not: the server of a source says where its files
 * are, but neither takes the protection of https away nor leads to another host inside the network of this machine.
 */
export async function fetchFollowing(address: string, init: RequestInit): Promise<Response | string> {
  const first = new URL(address);
  let at = first;
  for (let followed = 0; followed <= MAX_REDIRECTS; followed += 1) {
    const response = await fetch(at, { ...init, redirect: 'manual' });
    const location = REDIRECTS.includes(response.status) ? response.headers.get('location') : null;
    if (location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, at.href)) return 'redirects to something that is no address';
    const next = new URL(location, at);
    const allowed = at.protocol === 'https:' ? ['https:'] : ['https:', 'http:'];
    if (!allowed.includes(next.protocol)) return `redirects from ${at.protocol} to ${next.protocol}`;
    if (next.hostname !== first.hostname && (await isInside(next.hostname)))
      return `redirects to ${next.host}, an address inside this network`;
    at = next;
  }
  return `redirects more than ${MAX_REDIRECTS} times`;
}

async function isInside(hostname: string): Promise<boolean> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true });
  return addresses.some(({ address }) => INSIDE.check(address, familyOf(address)));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
