import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#src/api/contract.ts';
import { type Database, perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { readCursor, cursorOf, cursorMoment, type Position } from '../http/paging.ts';
import { cardFields, toCard, type PostListsDeps } from '../posts/index.ts';
import { parameters, readTab, eachTab, idsOf, type Side, type Tab } from './tabs.ts';

const { authors, posts } = tables;

const pageSize = 10;
/** Before all posts: the cursor of an empty list. */
const dawn: Position = { at: '1970-01-01T00:00:00.000000Z', id: 1 };

/** Posts of a tab. One more than the page has tells whether another page follows. */
export const selectPage = (db: Database, tab: Tab, side: Side) =>
  db
    .select({ ...cardFields(parameters.reader), at: cursorMoment(sql`page.at`) })
    .from(sql`(${idsOf(tab, side, pageSize + 1)}) as page`)
    .innerJoin(posts, eq(posts.id, sql`page.id`))
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .orderBy(desc(sql`page.at`), desc(posts.id));

const queries = perDatabase((db) => ({
  first: eachTab((tab) => selectPage(db, tab, undefined).prepare('feed')),
  older: eachTab((tab) => selectPage(db, tab, 'older').prepare('feed')),
}));

/** GET /api/feed/?tab=&cursor=: newest first; of a locked post only what everybody may read. */
export function addFeed(app: FastifyInstance, deps: PostListsDeps): void {
  addNewPosts(app, deps);
  addEndpoint(app, 'feed', { limit: { none: 'read with every visit' } }, async (request) => {
    const caller = await deps.authenticate(request);
    const { user: reader } = caller;
    const tab = readTab(request);
    const position = readCursor(request, 'cursor');
    const rows = await deps.read(caller, (db) => {
      const { first, older } = queries(db);
      return (position ? older : first)[tab].execute({ reader: reader.id, ...position });
    });
    const page = rows.slice(0, pageSize);
    const [first, last] = [page[0], page.at(-1)];
    const next = new URL(endpoints.feed.path, deps.publicUrl);
    next.searchParams.set('tab', tab);
    if (last) next.searchParams.set('cursor', cursorOf(last));
    return {
      count: null,
      next: rows.length > pageSize ? next.href : null,
      previous: null,
      results: page.map(({ at: _, ...row }) => toCard(row, reader.id, deps.addresses)),
      newest: cursorOf(first ?? dawn),
    };
  });
}

/** More are not counted. */
const countLimit = 99;

const counts = perDatabase((db) =>
  eachTab((tab) =>
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(sql`(${idsOf(tab, 'newer', countLimit)}) as fresh`)
      .prepare('new posts'),
  ),
);

/** GET /api/feed/new/?tab=&since=: number of new posts in a tab since its list was loaded. */
function addNewPosts(app: FastifyInstance, { read, authenticate }: PostListsDeps): void {
  addEndpoint(app, 'newPosts', { limit: { none: 'asked for every minute' } }, async (request) => {
    const caller = await authenticate(request);
    const tab = readTab(request);
    const position = readCursor(request, 'since');
    if (position === undefined) throw invalid({ since: ['Это поле обязательно.'] });
    const [row] = await read(caller, (db) =>
      counts(db)[tab].execute({ reader: caller.user.id, ...position }),
    );
    return { count: row?.count ?? 0 };
  });
}
