import { and, eq, sql } from 'drizzle-orm';
import type { Post } from '#src/api/contract.ts';
import { tables, type Database } from '../database/index.ts';
import { givesAccess, toAuthor } from '../subscriptions/index.ts';
import { accessOf } from './access.ts';

const { authors, bookmarks, likes, posts, postTiers, subscriptions, tiers } = tables;

const tiersOfPost = sql<Post['access']['tiers']>`coalesce((
  select json_agg(json_build_object('id', ${tiers.id}, 'name', ${tiers.name}, 'price', ${tiers.price}) order by ${tiers.price}, ${tiers.id})
  from ${postTiers} join ${tiers} on ${tiers.id} = ${postTiers.tierId} where ${postTiers.postId} = ${posts.id}
), '[]')`;

const isMarked = (marks: typeof likes | typeof bookmarks, readerId: number) =>
  sql<boolean>`exists (select from ${marks} where ${marks.postId} = ${posts.id} and ${marks.userId} = ${readerId})`;

/** What is asked of a post for any of its readers: everything but its blocks. */
export const cardFields = (readerId: number) => ({
  id: posts.id,
  title: posts.title,
  teaser: posts.teaser,
  contents: posts.contents,
  audience: posts.audience,
  image: posts.image,
  publishedAt: posts.publishedAt,
  likes: posts.likes,
  comments: posts.comments,
  author: authors,
  subscription: { id: subscriptions.id, tierId: subscriptions.tierId },
  tiers: tiersOfPost,
  liked: isMarked(likes, readerId),
  bookmarked: isMarked(bookmarks, readerId),
});

/** The subscription with which the reader reads a post; there is one for each author at most. */
export const readersSubscription = (readerId: number) =>
  and(eq(subscriptions.authorId, posts.authorId), eq(subscriptions.userId, readerId), givesAccess);

const selectCards = (db: Database, readerId: number) =>
  db
    .select(cardFields(readerId))
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .leftJoin(subscriptions, readersSubscription(readerId));

/** A post with what decides what its reader may see of it. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** The post as this reader may see it in a list. */
export function toCard(row: CardRow, readerId: number): Post {
  const { author, audience, tiers: opening, subscription, publishedAt, ...post } = row;
  const reader = { isAuthor: author.userId === readerId, subscription: subscription ?? undefined };
  return {
    ...post,
    author: toAuthor(author),
    access: accessOf(reader, { audience, tiers: opening }),
    published_at: publishedAt.toISOString(),
  };
}

/** A post as this reader may see it in a list; `undefined` where there is none. */
export async function findCard(db: Database, readerId: number, id: number): Promise<Post | undefined> {
  const [row] = await selectCards(db, readerId).where(eq(posts.id, id));
  return row && toCard(row, readerId);
}
