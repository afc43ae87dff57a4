import { and, desc, eq, gt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { endpoints, type Post } from '#src/api/contract.ts';
import type { Authenticate } from '../auth/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { readPage } from '../http/paging.ts';

const { authors, posts, subscriptions, tiers } = tables;
/** The tier of the reader's own subscription, beside the one that the post asks for. */
const paidTiers = alias(tiers, 'paid_tiers');

export interface FeedDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
  /** Origin of the absolute `next` and `previous` addresses. */
  readonly publicUrl: string;
}

/** Posts with what the reader has paid for, cancelled or not; a reader has one subscription per author. */
const selectPosts = (db: Database, readerId: number) =>
  db
    .select({ post: posts, author: authors, tier: tiers, paidTier: paidTiers })
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .leftJoin(tiers, eq(tiers.id, posts.tierId))
    .leftJoin(
      subscriptions,
      and(
        eq(subscriptions.authorId, posts.authorId),
        eq(subscriptions.userId, readerId),
        gt(subscriptions.paidUntil, sharedNow),
      ),
    )
    .leftJoin(paidTiers, eq(paidTiers.id, subscriptions.tierId))
    .orderBy(desc(posts.publishedAt), desc(posts.id));

type Row = Awaited<ReturnType<typeof selectPosts>>[number];

/** Authors read their own posts without a subscription; a dearer tier includes what the cheaper ones open. */
const isReadable = ({ author, tier, paidTier }: Row, readerId: number): boolean =>
  tier === null || author.userId === readerId || (paidTier !== null && paidTier.price >= tier.price);

function toPost(row: Row, readerId: number): Post {
  const { post, author, tier } = row;
  return {
    id: post.id,
    title: post.title,
    body: isReadable(row, readerId) ? post.body : null,
    image: post.image,
    author: { name: author.name, role: author.role, portrait: author.portrait },
    access: tier === null ? 'open' : 'subscribers',
    tier: tier?.name ?? null,
    price: tier?.price ?? null,
    published_at: post.publishedAt.toISOString(),
    likes: post.likes,
    comments: post.comments,
  };
}

/** GET /api/feed/?page= — newest first; a locked post keeps its body on the server. */
export function addFeed(app: FastifyInstance, { db, authenticate, publicUrl }: FeedDeps): void {
  addEndpoint(app, 'feed', async (request) => {
    const { user: reader } = await authenticate(request);
    return readPage(request, {
      address: new URL(endpoints.feed.path, publicUrl),
      count: () => db.$count(posts),
      items: async (limit, offset) => {
        const rows = await selectPosts(db, reader.id).limit(limit).offset(offset);
        return rows.map((row) => toPost(row, reader.id));
      },
    });
  });
}
