import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { isApiPath } from '../http/paths.ts';
import type { Limits } from './limits.ts';

/**
 * Subject of limits by address: an IPv4 address, or the /64 network that one IPv6 subscriber has. It is the socket's
 * address, unless its other end is a trusted proxy (setting TRUSTED_PROXIES), whose header may also be malformed.
 */
export function clientNetwork({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip).toString();
  return ipaddr.IPv4.isValid(address) ? address : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}

/**
 * Counts each call against the limit that its route names, before anything of its body is read. A route of the API that
 * names none cannot be added.
 * @param personOf who makes a call that needs a token
 */
export function countCalls(
  app: FastifyInstance,
  { require }: Pick<Limits, 'require'>,
  personOf: (request: FastifyRequest) => Promise<number>,
): void {
  app.addHook('onRoute', ({ url, method, config }) => {
    if (isApiPath(url) && config?.limit === undefined)
      throw new Error(`${String(method)} ${url} names no limit`);
  });
  app.addHook('onRequest', async (request) => {
    const { limit, needsToken } = request.routeOptions.config;
    if (typeof limit !== 'string') return;
    await require(limit, needsToken ? String(await personOf(request)) : clientNetwork(request));
  });
}
