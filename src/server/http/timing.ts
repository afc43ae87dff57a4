import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseTime, type DatabaseTime } from '../database/index.ts';

/**
 * `Server-Timing` on every call of the API that needs a token: the whole time and what the database took of it in whole
 * milliseconds, shown by browsers beside the request. Calls that anybody may make say nothing: how long a login took
 * tells whether the account exists.
 */
export function addTiming(app: FastifyInstance): void {
  const times = new WeakMap<FastifyRequest, DatabaseTime>();

  app.addHook('onRequest', (request, _reply, done) => {
    const time = { ms: 0 };
    times.set(request, time);
    databaseTime.run(time, done);
  });

  // What follows the arrival of a body no longer knows which request it is for.
  app.addHook('preValidation', (request, _reply, done) => {
    databaseTime.run(times.get(request) ?? { ms: 0 }, done);
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.needsToken !== true) return;
    const { ms } = times.get(request) ?? { ms: 0 };
    reply.header('Server-Timing', `total;dur=${Math.round(reply.elapsedTime)}, db;dur=${Math.round(ms)}`);
  });
}
