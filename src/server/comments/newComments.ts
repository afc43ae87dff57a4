import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { askedUuidPlace } from '../http/keyset.ts';
import type { CommentsDeps } from './deps.ts';
import { isVisible } from './rows.ts';
import { askedPost, requireGranted } from './standing.ts';

const { comments } = tables;

/** More are not counted. */
const countLimit = 99;

const { placeholder } = sql;
const fresh = sql`select from ${comments}
  where ${comments.postId} = ${placeholder('post')} and ${isVisible()}
  and ${comments.userId} is distinct from ${placeholder('reader')}::integer
  and (${comments.createdAt}, ${comments.id}) > (${placeholder('at')}::timestamptz, ${placeholder('id')}::uuid)
  limit ${sql.raw(String(countLimit))}`;

const queries = perDatabase((db) => ({
  count: db
    .select({ count: sql<number>`count(*)::integer` })
    .from(sql`(${fresh}) as fresh`)
    .prepare('new comments'),
}));

/** GET /api/posts/{id}/comments/new/?since=: how many of others have come since the list was loaded, answers too. */
export function addNewComments(app: FastifyInstance, { db, authenticate }: CommentsDeps): void {
  addEndpoint(app, 'newComments', { limit: { none: 'asked for every minute' } }, async (request) => {
    const readerId = (await authenticate(request)).user.id;
    const standing = await askedPost(db, request, readerId);
    requireGranted(standing);
    const place = askedUuidPlace(request, 'since');
    if (place === undefined) throw invalid({ since: ['Это поле обязательно.'] });
    const [row] = await queries(db).count.execute({ post: standing.id, reader: readerId, ...place });
    return { count: row?.count ?? 0 };
  });
}
