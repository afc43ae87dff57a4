import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Post } from '#src/api/contract.ts';
import { tables, type Database } from '../database/index.ts';
import { presentPicture, type MediaAddresses, type PictureRow } from '../media/index.ts';
import { authorFields, givesAccess, toAuthor } from '../subscriptions/index.ts';
import { accessOf, type OpeningTier } from '../access/access.ts';
import { mediaOf } from './media.ts';

const { authors, bookmarks, likes, posts, postTiers, subscriptions, tiers, users } = tables;

/** A placeholder in queries that are prepared. */
export type ReaderId = number | Placeholder;

/** Whether readers can take a tier, as a column of a query. */
export const isTierOffered = sql<boolean>`(not ${tiers.hidden} and ${tiers.archivedAt} is null)`;

/** The tiers that open a post, the cheapest first, as a column of a query. */
export const tiersOfPost = sql<readonly OpeningTier[]>`coalesce((
  select json_agg(json_build_object(
    'id', ${tiers.id}, 'name', ${tiers.name}, 'price', ${tiers.price},
    'isOffered', ${isTierOffered}
  ) order by ${tiers.price}, ${tiers.id})
  from ${postTiers} join ${tiers} on ${tiers.id} = ${postTiers.tierId} where ${postTiers.postId} = ${posts.id}
), '[]')`;

const isMarked = (marks: typeof likes | typeof bookmarks, readerId: ReaderId) =>
  sql<boolean>`exists (select from ${marks} where ${marks.postId} = ${posts.id} and ${marks.userId} = ${readerId})`;

/**
 * Whether a post is there for a reader. One that a moderator has hidden is there for its author alone, as are those of a
 * suspended one; one that its author has withdrawn for nobody, as are those of a deleted account. Each post is looked at by
 * itself: as a join the planner might read all authors first.
 */
export const isShownTo = (readerId: ReaderId): SQL =>
  sql`(${posts.withdrawnAt} is null and (
    select person.deleted_at is null and (
      person.id = ${readerId} or (${posts.hiddenAt} is null and person.suspended_at is null))
    from ${authors} as owner join ${users} as person on person.id = owner.user_id
    where owner.id = ${posts.authorId}))`;

/** What is asked of a post for any of its readers: everything but its blocks. */
export const cardFields = (readerId: ReaderId) => ({
  id: posts.id,
  title: posts.title,
  teaser: posts.teaser,
  contents: posts.contents,
  audience: posts.audience,
  image: posts.image,
  covers: mediaOf<PictureRow>(posts.id, ['cover']),
  publishedAt: posts.publishedAt,
  likes: posts.likes,
  comments: posts.comments,
  hiddenAt: posts.hiddenAt,
  author: authorFields,
  subscription: { id: subscriptions.id, tierId: subscriptions.tierId },
  tiers: tiersOfPost,
  liked: isMarked(likes, readerId),
  bookmarked: isMarked(bookmarks, readerId),
});

/** The subscription with which the reader reads a post; there is one for each author at most. */
export const readersSubscription = (readerId: ReaderId) =>
  and(eq(subscriptions.authorId, posts.authorId), eq(subscriptions.userId, readerId), givesAccess);

/** Posts with all that lists show of them. */
export const selectCards = (db: Database, readerId: number) =>
  db
    .select(cardFields(readerId))
    .from(posts)
    .innerJoin(authors, eq(authors.id, posts.authorId))
    .leftJoin(subscriptions, readersSubscription(readerId));

/** A post with what decides what its reader may see of it. */
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** The post as this reader may see it in a list. */
export function toCard(row: CardRow, readerId: number, addresses: MediaAddresses): Post {
  const { author, audience, tiers: opening, subscription, publishedAt, covers, hiddenAt, ...post } = row;
  const [cover] = covers;
  const addressOf = (id: string, variant: string) =>
    hiddenAt === null ? addresses.open(id, variant) : addresses.signed(id, variant, readerId);
  const reader = { isAuthor: author.userId === readerId, subscription: subscription ?? undefined };
  return {
    ...post,
    cover: cover ? presentPicture(cover, (variant) => addressOf(cover.id, variant)) : null,
    author: toAuthor(author),
    access: accessOf(reader, { audience, tiers: opening }),
    published_at: publishedAt.toISOString(),
  };
}
