import type { FastifyInstance } from 'fastify';

/**
 * One line per reply. The route's pattern stands for the address: real ones carry reset tokens and e-mails. Pages and
 * files that went well are below the usual level.
 */
export function logReplies(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (route.startsWith('/a') || reply.statusCode >= 400) request.log.info(line, 'replied');
    else request.log.debug(line, 'replied');
  });
}
