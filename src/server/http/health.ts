import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import { busy } from './errors.ts';

/**
 * For balancers and supervisors. GET /healthz: the process lives. GET /readyz: send it requests; 503 while the database
 * is away, and from the signal to stop on.
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
