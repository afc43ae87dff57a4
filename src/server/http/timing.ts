import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseTime, type DatabaseTime } from '../database/index.ts';
import { isApiPath } from './paths.ts';

/**
 * `Server-Timing` on every reply of the API: the whole time and what the database took of it, shown by browsers beside the
 * request. Whole milliseconds: finer ones would help to compare what must not be told apart.
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
    if (!isApiPath(request.url)) return;
    const { ms } = times.get(request) ?? { ms: 0 };
    reply.header('Server-Timing', `total;dur=${Math.round(reply.elapsedTime)}, db;dur=${Math.round(ms)}`);
  });
}
