import { eq, sql } from 'drizzle-orm';
import type { Post } from '#src/api/contract.ts';
import { accessOf } from '../access/access.ts';
import { readersSubscription, tiersOfPost, type ReaderId } from '../access/columns.ts';
import { tables, type Database } from '../database/index.ts';
import { presentPicture, type MediaAddresses, type PictureRow } from '../media/index.ts';
import { authorFields, toAuthor } from '../authors/present.ts';
import { mediaOf } from './media.ts';

const { authors, bookmarks, likes, posts, subscriptions } = tables;

const isMarked = (marks: typeof likes | typeof bookmarks, readerId: ReaderId) =>
  sql<boolean>`exists (select from ${marks} where ${marks.postId} = ${posts.id} and ${marks.userId} = ${readerId})`;

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
