import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, databaseTime, type DatabaseTime } from '../database/index.ts';
import { busy } from './errors.ts';
import { pageRoute, pathOf } from './paths.ts';

/**
 * Health checks of balancers and supervisors. GET /healthz: the process lives. GET /readyz: it accepts requests; 503
 * while the database is away, and after the signal to stop.
 */
export function addHealth(app: FastifyInstance, db: Database, draining: AbortSignal): void {
  const config = { limit: { none: 'asked for by supervisors' } };
  app.get('/healthz', { config }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config }, async () => {
    if (draining.aborted) throw busy();
    await db.execute(sql`select 1`);
    return { status: 'ok' };
  });

  // A client that keeps a connection open moves to another server now, not in the middle of a request.
  app.addHook('onSend', async (_request, reply) => {
    if (draining.aborted) reply.header('Connection', 'close');
  });
}

function routeOf({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url ?? 'unknown';
  // All pages and files are one route of the server.
  return route === '/*' ? (pageRoute(pathOf(url)) ?? route) : route;
}

/** A call of the API; not the questions of supervisors. */
const isCall = (route: string) => /^\/(?:api|auth)\//.test(route);

/**
 * One line per reply. It has the route's pattern instead of the address, which may carry reset tokens and e-mails.
 * Successful pages and files are below the usual level.
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

/**
 * `Server-Timing` on every call that needs a token: total time and database time in whole milliseconds, which browsers
 * show beside the request. Public calls have none: the time of a login tells whether the account exists.
 */
export function addTiming(app: FastifyInstance): void {
  const times = new WeakMap<FastifyRequest, DatabaseTime>();

  app.addHook('onRequest', (request, _reply, done) => {
    const time = { ms: 0 };
    times.set(request, time);
    databaseTime.run(time, done);
  });

  // Restores the request's context, which is lost when its body arrives.
  app.addHook('preValidation', (request, _reply, done) => {
    databaseTime.run(times.get(request) ?? { ms: 0 }, done);
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.needsToken !== true) return;
    const { ms } = times.get(request) ?? { ms: 0 };
    reply.header('Server-Timing', `total;dur=${Math.round(reply.elapsedTime)}, db;dur=${Math.round(ms)}`);
  });
}
