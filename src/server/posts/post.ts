import { and, eq, sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Post, WholePost } from '#src/api/contract.ts';
import { isBlocked, isVisibleTo } from '../access/columns.ts';
import { type Database, loggedReason, perDatabase, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import { type PostsDeps, cardFields, toWhole } from './cards.ts';
import { mediaOf } from './media.ts';

const { authors, posts, views } = tables;

/** Records who has opened a post on a day. A failure of that never refuses the post. */
async function recordView(
  db: Database,
  { id, author }: Pick<Post, 'id' | 'author'>,
  readerId: number,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const day = sql`(${sharedNow} at time zone 'utc')::date`;
  const view = sql`select ${day}, ${readerId}::integer, ${id}::integer, ${author.id}::integer`;
  try {
    await db.insert(views).select(view).onConflictDoNothing();
  } catch (error) {
    log.warn({ reason: loggedReason(error) }, 'a view was not written down');
  }
}

const reader = sql.placeholder('reader');

/** The author's adjacent post. */
function neighbour(side: 'previous' | 'next') {
  const [sign, order] = side === 'previous' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const nulls = side === 'previous' ? sql`nulls last` : sql`nulls first`;
  return sql<WholePost['previous']>`(
    select json_build_object('id', other.id, 'title', other.title, 'published_at', other.published_at)
    from ${posts} as other
    where other.author_id = ${posts.authorId}
    and other.withdrawn_at is null and (other.hidden_at is null or ${authors.userId} = ${reader})
    and (other.published_at, other.id) ${sign} (${posts.publishedAt}, ${posts.id})
    order by other.published_at ${order} ${nulls}, other.id ${order} ${nulls} limit 1
  )`;
}

const queries = perDatabase((db) => ({
  whole: db
    .select({
      ...cardFields(reader),
      blocks: posts.blocks,
      media: mediaOf(posts.id, ['above', 'behind']),
      previous: neighbour('previous'),
      next: neighbour('next'),
      policy: posts.commenting,
      isBlocked: isBlocked(reader),
    })
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .where(and(eq(posts.id, sql.placeholder('id')), isVisibleTo(reader)))
    .prepare('post'),
}));

/**
 * GET /api/posts/{id}/: blocks behind the paywall mark of a locked post never leave the server. Access needs the
 * present state, so it always reads the primary.
 */
export function addPost(app: FastifyInstance, { db, authenticate, addresses }: PostsDeps): void {
  addEndpoint(app, 'post', { limit: { none: 'what one reads' } }, async (request) => {
    const readerId = (await authenticate(request)).user.id;
    const id = parseId(request.params.id);
    if (id === undefined) throw notFound();
    const [row] = await queries(db).whole.execute({ reader: readerId, id });
    if (row === undefined) throw notFound();
    const post = toWhole(
      { ...row, previous: atUtc(row.previous), next: atUtc(row.next) },
      readerId,
      addresses,
    );
    if (post.access.granted && post.author.user_id !== readerId)
      await recordView(db, post, readerId, request.log);
    return post;
  });
}

/** PostgreSQL writes moments in JSON in the zone of the connection. */
const atUtc = (post: WholePost['previous']) =>
  post && { ...post, published_at: new Date(post.published_at).toISOString() };
