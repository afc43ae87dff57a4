import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#src/api/contract.ts';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { queryValue, readPage } from '../http/paging.ts';
import type { SubscriptionsDeps } from './deps.ts';
import { selectSubscriptions, toSubscription } from './read.ts';
import { hasStatus, statuses, type Status } from './status.ts';

const { subscriptions } = tables;

/** @throws {HttpError} 400 for anything but a status */
function askedStatus(request: FastifyRequest): Status | undefined {
  const asked = queryValue(request, 'status');
  if (asked === undefined) return undefined;
  const status = statuses.find((known) => known === asked);
  if (status === undefined) throw invalid({ status: [`Выберите одно из: ${statuses.join(', ')}.`] });
  return status;
}

const select = (db: Database, status?: Status) =>
  selectSubscriptions(
    db,
    and(eq(subscriptions.userId, sql.placeholder('reader')), status && hasStatus(status)),
  )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('my subscriptions');

const queries = perDatabase((db) => ({
  any: select(db),
  active: select(db, 'active'),
  cancelled: select(db, 'cancelled'),
  expired: select(db, 'expired'),
}));

/** GET /api/subscriptions/my_subscriptions/?status=&page= — newest first. */
export function addMine(app: FastifyInstance, deps: SubscriptionsDeps): void {
  const { read, authenticate, publicUrl } = deps;

  addEndpoint(app, 'mySubscriptions', { limit: { none: 'own subscriptions' } }, async (request) => {
    const caller = await authenticate(request);
    const status = askedStatus(request);
    const address = new URL(endpoints.mySubscriptions.path, publicUrl);
    if (status !== undefined) address.searchParams.set('status', status);
    return readPage(request, {
      address,
      rows: async (limit, offset) => {
        const rows = await read(caller, (db) =>
          queries(db)[status ?? 'any'].execute({ reader: caller.user.id, limit, offset }),
        );
        return rows.map((row) => ({ item: toSubscription(row), total: row.total }));
      },
    });
  });
}
