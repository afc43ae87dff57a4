import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiPath } from '../http/paths.ts';
import { clientNetwork } from './clientNetwork.ts';
import type { Limits } from './limits.ts';

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
