import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints, type Reply } from '#src/api/contract.ts';
import { isTierOffered } from '../access/columns.ts';
import type { ListDeps } from '../auth/index.ts';
import { type Database, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { readPage, total } from '../http/paging.ts';
import { authorFields, toAuthor } from './present.ts';

const { authors, posts, tiers, users } = tables;

type ListedAuthor = Reply<'authors'>['results'][number];

/** Their accounts, if they are neither deleted nor suspended. */
const isHere = and(eq(users.id, authors.userId), isNull(users.deletedAt), isNull(users.suspendedAt));

const prices = sql<ListedAuthor['prices']>`(
  select json_build_object('min', min(${tiers.price}), 'max', max(${tiers.price}))
  from ${tiers} where ${tiers.authorId} = ${authors.id} and ${isTierOffered} having count(*) > 0
)`;

/** The newest post of an author that exists for everybody. */
const lastPostOf = (db: Database) =>
  db
    .select({ id: posts.id, title: posts.title, audience: posts.audience, publishedAt: posts.publishedAt })
    .from(posts)
    .where(and(eq(posts.authorId, authors.id), isNull(posts.withdrawnAt), isNull(posts.hiddenAt)))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(1)
    .as('last_post');

/** Authors with all that the list shows of them. */
function selectAuthors(db: Database) {
  const lastPost = lastPostOf(db);
  const { id, title, audience, publishedAt } = lastPost;
  return db
    .select({
      ...authorFields,
      bio: authors.bio,
      subscribers: authors.subscribers,
      prices,
      lastPost: { id, title, audience, publishedAt },
      total,
    })
    .from(authors)
    .innerJoin(users, isHere)
    .leftJoinLateral(lastPost, sql`true`)
    .orderBy(sql`${publishedAt} desc nulls last`, asc(authors.id));
}

function toListed(row: Awaited<ReturnType<typeof selectAuthors>>[number]): ListedAuthor {
  const { lastPost: post, bio, subscribers, prices: perMonth } = row;
  return {
    ...toAuthor(row),
    bio: row.isProfileHidden ? '' : bio,
    subscribers,
    prices: perMonth,
    last_post: post && {
      id: post.id,
      title: post.title,
      audience: post.audience,
      published_at: post.publishedAt.toISOString(),
    },
  };
}

/** GET /api/authors/?page= — public: authors with a confirmed e-mail; nobody can subscribe to oneself. */
export function addAuthors(app: FastifyInstance, { read, authenticate, publicUrl }: ListDeps): void {
  addEndpoint(app, 'authors', { limit: 'LIMIT_OPEN' }, async (request) => {
    const caller = await authenticate(request).catch(() => undefined);
    const where = and(
      isNotNull(authors.since),
      users.emailVerified,
      caller && ne(authors.userId, caller.user.id),
    );
    return readPage(request, {
      address: new URL(endpoints.authors.path, publicUrl),
      rows: async (limit, offset) => {
        const rows = await read(caller, (db) => selectAuthors(db).where(where).limit(limit).offset(offset));
        return rows.map((row) => ({ total: row.total, item: toListed(row) }));
      },
    });
  });
}
