import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Query } from '#src/api/contract.ts';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { readCursor, cursorOf, cursorMoment, queryValue } from '../http/paging.ts';
import { cardFields, toCard, type PostListsDeps } from '../posts/index.ts';
import { isShown } from '../access/columns.ts';
import { findPerson } from './findPerson.ts';

const { authors, posts } = tables;

const pageSize = 10;
const tabs = ['all', 'locked'] as const satisfies Query<'profilePosts'>['tab'][];
/** Filter of an author's posts. */
export type Tab = (typeof tabs)[number];

/** @throws {HttpError} 400 for anything but a tab */
function readTab(request: FastifyRequest): Tab {
  const value = queryValue(request, 'tab') ?? 'all';
  const tab = tabs.find((one) => one === value);
  if (tab === undefined) throw invalid({ tab: [`Выберите одно из: ${tabs.join(', ')}.`] });
  return tab;
}

const reader = sql.placeholder('reader');
const older = sql`(${posts.publishedAt}, ${posts.id})
  < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::integer)`;

/** Conditions of each tab, in the words of its index. */
const conditions: Readonly<Record<Tab, SQL>> = {
  all: sql`true`,
  locked: sql`${posts.audience} <> 'everyone'`,
};

/** Posts of an author. One more than the page has tells whether another page follows. */
export const selectPage = (db: Database, tab: Tab, isOlder: boolean) =>
  db
    .select({ ...cardFields(reader), at: cursorMoment(sql`${posts.publishedAt}`) })
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .where(
      sql`${posts.authorId} = ${sql.placeholder('author')} and ${conditions[tab]}
        and ${isOlder ? older : sql`true`} and ${isShown(reader)}`,
    )
    .orderBy(sql`${desc(posts.publishedAt)} nulls last`, sql`${desc(posts.id)} nulls last`)
    .limit(pageSize + 1);

const queries = perDatabase((db) => ({
  first: {
    all: selectPage(db, 'all', false).prepare('posts of a profile'),
    locked: selectPage(db, 'locked', false).prepare('locked posts of a profile'),
  },
  older: {
    all: selectPage(db, 'all', true).prepare('older posts of a profile'),
    locked: selectPage(db, 'locked', true).prepare('older locked posts of a profile'),
  },
}));

/** GET /api/profiles/{userId}/posts/?tab=&cursor=: newest first, as the feed has them. */
export function addProfilePosts(app: FastifyInstance, deps: PostListsDeps): void {
  addEndpoint(app, 'profilePosts', { limit: 'LIMIT_PROFILE' }, async (request) => {
    const caller = await deps.authenticate(request);
    const { id: readerId } = caller.user;
    const tab = readTab(request);
    const position = readCursor(request, 'cursor');
    const { person, rows } = await deps.read(caller, async (db) => {
      const found = await findPerson(db, request.params.userId);
      const query = queries(db)[position ? 'older' : 'first'][tab];
      const isAuthor = found.authorId !== null;
      const parameters = { author: found.authorId, reader: readerId, ...position };
      return { person: found, rows: isAuthor ? await query.execute(parameters) : [] };
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const next = new URL(`/api/profiles/${person.id}/posts/`, deps.publicUrl);
    next.searchParams.set('tab', tab);
    if (last) next.searchParams.set('cursor', cursorOf(last));
    return {
      count: null,
      next: rows.length > pageSize ? next.href : null,
      previous: null,
      results: page.map(({ at: _, ...row }) => toCard(row, readerId, deps.addresses)),
    };
  });
}
