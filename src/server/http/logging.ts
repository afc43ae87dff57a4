import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageRoute, pathOf } from './paths.ts';

function routeOf({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? 'unknown';
  // All pages and files are one route of the server.
  return route === '/*' ? (pageRoute(pathOf(url)) ?? route) : route;
}

/** A call of the API; not the questions of supervisors. */
const isCall = (route: string) => /^\/(?:api|auth)\//.test(route);

/**
 * One line per reply. The route's pattern stands for the address: real ones carry reset tokens and e-mails. Pages and
 * files that went well are below the usual level.
 */
export function logReplies(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (isCall(route) || reply.statusCode >= 400) request.log.info(line, 'replied');
    else request.log.debug(line, 'replied');
  });
}
