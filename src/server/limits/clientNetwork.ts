import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The groups of an IPv6 address written out; `::` stands for as many zeros as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (tail === undefined) return [...head];
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}

/**
 * Whom limits by address hold for: an IPv4 address, or the /64 network that one IPv6 subscriber is given. The socket's
 * address, unless its other end is a trusted proxy (setting TRUSTED_PROXIES).
 */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ''] = ip.split('%');
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded !== undefined) return embedded;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':').toLowerCase()}::/64` : address;
}
