import { desc, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#src/api/contract.ts';
import { type Database, perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { readUuidCursor, cursorOf, type Position, cursorMoment } from '../http/paging.ts';
import { findPostAccess, type CommentsDeps, requireGranted } from './access.ts';
import { toComment } from './present.ts';
import { isListed, isVisible, selectComments } from './rows.ts';

const { comments } = tables;

export const pageSize = 20;
/** Before all comments. */
const dawn: Position<string> = {
  at: '1970-01-01T00:00:00.000000Z',
  id: '00000000-0000-0000-0000-000000000000',
};

const parameters = { post: sql.placeholder('post'), at: sql.placeholder('at'), id: sql.placeholder('id') };

/** Ids of a post's comments, newest first; an index holds this order, so that no page costs more than another. */
function idsOf(isFirst: boolean): SQL {
  const order = sql`(${comments.createdAt}, ${comments.id})`;
  const older = isFirst ? sql`true` : sql`${order} < (${parameters.at}::timestamptz, ${parameters.id}::uuid)`;
  return sql`select ${comments.id} as id from ${comments}
    where ${comments.postId} = ${parameters.post} and ${comments.parentId} is null and ${older} and ${isListed}
    order by ${comments.createdAt} desc nulls last, ${comments.id} desc nulls last limit ${sql.raw(String(pageSize + 1))}`;
}

/** Comments of a post. One more than the page has tells whether another page follows. */
export const selectPage = (db: Database, isFirst: boolean) =>
  selectComments(db, idsOf(isFirst)).orderBy(desc(comments.createdAt), desc(comments.id));

/** Includes comments in any state and answers: everything after it is new. */
const latestOf = sql`select ${cursorMoment(sql`${comments.createdAt}`)} as at, ${comments.id} as id from ${comments}
  where ${comments.postId} = ${parameters.post} order by ${comments.createdAt} desc, ${comments.id} desc limit 1`;

const queries = perDatabase((db) => ({
  first: selectPage(db, true).prepare('comments'),
  older: selectPage(db, false).prepare('comments'),
  newest: db
    .select({ at: sql<string>`latest.at`, id: sql<string>`latest.id` })
    .from(sql`(${latestOf}) as latest`)
    .prepare('newest comment'),
}));

/** GET /api/posts/{id}/comments/?cursor= — from the primary, as the body of the post. */
export function addList(app: FastifyInstance, { db, authenticate, publicUrl }: CommentsDeps): void {
  addEndpoint(app, 'comments', { limit: { none: 'what one reads' } }, async (request) => {
    const readerId = (await authenticate(request)).user.id;
    const access = await findPostAccess(db, request, readerId);
    requireGranted(access);
    const position = readUuidCursor(request, 'cursor');
    const { first, older, newest } = queries(db);
    // Before the page: a change between the two is reported twice rather than never.
    const [latest] = await newest.execute({ post: access.id });
    const rows = await (position ? older : first).execute({ post: access.id, ...position });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const next = new URL(endpoints.comments.path.replace('{id}', String(access.id)), publicUrl);
    if (last) next.searchParams.set('cursor', cursorOf(last));
    return {
      count: null,
      next: rows.length > pageSize ? next.href : null,
      previous: null,
      results: page.map((row) => toComment(row, { readerId, writer: access.writer, publicUrl })),
      newest: cursorOf(latest ?? dawn),
      total: access.comments,
    };
  });
}

/** More are not counted. */
const countLimit = 99;

const { placeholder } = sql;
const fresh = sql`select from ${comments}
  where ${comments.postId} = ${placeholder('post')} and ${isVisible()}
  and ${comments.userId} is distinct from ${placeholder('reader')}::integer
  and (${comments.createdAt}, ${comments.id}) > (${placeholder('at')}::timestamptz, ${placeholder('id')}::uuid)
  limit ${sql.raw(String(countLimit))}`;

const counts = perDatabase((db) => ({
  count: db
    .select({ count: sql<number>`count(*)::integer` })
    .from(sql`(${fresh}) as fresh`)
    .prepare('new comments'),
}));

/** GET /api/posts/{id}/comments/new/?since=: number of others' new comments and answers since the list was loaded. */
export function addNewComments(app: FastifyInstance, { db, authenticate }: CommentsDeps): void {
  addEndpoint(app, 'newComments', { limit: { none: 'asked for every minute' } }, async (request) => {
    const readerId = (await authenticate(request)).user.id;
    const access = await findPostAccess(db, request, readerId);
    requireGranted(access);
    const position = readUuidCursor(request, 'since');
    if (position === undefined) throw invalid({ since: ['Это поле обязательно.'] });
    const [row] = await counts(db).count.execute({ post: access.id, reader: readerId, ...position });
    return { count: row?.count ?? 0 };
  });
}
