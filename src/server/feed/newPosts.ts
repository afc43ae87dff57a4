import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { perDatabase } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { askedPlace } from '../http/keyset.ts';
import type { FeedDeps } from './deps.ts';
import { askedTab, eachTab, idsOf } from './tabs.ts';

/** More are not counted. */
const countLimit = 99;

const queries = perDatabase((db) =>
  eachTab((tab) =>
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(sql`(${idsOf(tab, 'newer', countLimit)}) as fresh`)
      .prepare('new posts'),
  ),
);

/** GET /api/feed/new/?tab=&since=: how many posts have come to a tab since its list was loaded. */
export function addNewPosts(app: FastifyInstance, { read, authenticate }: FeedDeps): void {
  addEndpoint(app, 'newPosts', { limit: { none: 'asked for every minute' } }, async (request) => {
    const caller = await authenticate(request);
    const tab = askedTab(request);
    const place = askedPlace(request, 'since');
    if (place === undefined) throw invalid({ since: ['Это поле обязательно.'] });
    const [row] = await read(caller, (db) => queries(db)[tab].execute({ reader: caller.user.id, ...place }));
    return { count: row?.count ?? 0 };
  });
}
