import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints, type Subscription } from '#src/api/contract.ts';
import { authorFields, toAuthor } from '../authors/present.ts';
import { type Database, perDatabase, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { queryValue, readPage, total } from '../http/paging.ts';
import type { ListDeps } from '../auth/index.ts';
import { hasStatus, type Status, statuses, statusOf } from './status.ts';

const { authors, subscriptions, tiers, users } = tables;

/** Subscriptions with their authors and tiers, newest first. */
const selectSubscriptions = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: subscriptions.id,
      createdAt: subscriptions.createdAt,
      paidUntil: subscriptions.paidUntil,
      cancelledAt: subscriptions.cancelledAt,
      price: subscriptions.price,
      author: authorFields,
      tier: tiers.name,
      now: sharedNow,
      total,
    })
    .from(subscriptions)
    .innerJoin(authors, eq(authors.id, subscriptions.authorId))
    .innerJoin(users, and(eq(users.id, authors.userId), isNull(users.deletedAt)))
    .leftJoin(tiers, eq(tiers.id, subscriptions.tierId))
    .where(where)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));

type Row = Omit<Awaited<ReturnType<typeof selectSubscriptions>>[number], 'total'>;

const toSubscription = ({ author, tier, now, ...subscription }: Row): Subscription => ({
  id: subscription.id,
  author: toAuthor(author),
  tier,
  price: subscription.price,
  currency: 'RUB',
  status: statusOf(subscription, now),
  created_at: subscription.createdAt.toISOString(),
  paid_until: subscription.paidUntil?.toISOString() ?? null,
  cancelled_at: subscription.cancelledAt?.toISOString() ?? null,
});

/** One subscription, or `undefined`. */
export async function findSubscription(
  db: Database,
  where: SQL | undefined,
): Promise<Subscription | undefined> {
  const [row] = await selectSubscriptions(db, where);
  return row && toSubscription(row);
}

/** @throws {HttpError} 400 for anything but a status */
function readStatus(request: FastifyRequest): Status | undefined {
  const value = queryValue(request, 'status');
  if (value === undefined) return undefined;
  const status = statuses.find((one) => one === value);
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
export function addMine(app: FastifyInstance, deps: ListDeps): void {
  const { read, authenticate, publicUrl } = deps;

  addEndpoint(app, 'mySubscriptions', { limit: { none: 'own subscriptions' } }, async (request) => {
    const caller = await authenticate(request);
    const status = readStatus(request);
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
