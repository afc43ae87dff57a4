import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * Whom limits by address hold for: an IPv4 address, or the /64 network that one IPv6 subscriber is given. The socket's
 * address, unless its other end is a trusted proxy (setting TRUSTED_PROXIES), which may also name one that is none.
 */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip).toString();
  return ipaddr.IPv4.isValid(address) ? address : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
