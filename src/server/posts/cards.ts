import { eq, sql } from 'drizzle-orm';
import type { Block, Post, WholePost } from '#src/api/contract.ts';
import { accessOf, isForAll, isSubscriber } from '../access/access.ts';
import { grantsOf, type ReaderId, tiersOfPost } from '../access/columns.ts';
import { mayComment } from '../access/readerAccess.ts';
import type { CallDeps, ListDeps } from '../auth/index.ts';
import { authorFields, toAuthor } from '../authors/present.ts';
import { type Database, tables } from '../database/index.ts';
import { type MediaAddresses, type PictureRow, presentMedia, presentPicture } from '../media/index.ts';
import { aboveMark } from './blocks.ts';
import { mediaOf, type PlacedMedia } from './media.ts';

const { authors, bookmarks, likes, posts } = tables;

export interface PostsDeps extends CallDeps {
  /** Makes the addresses of the files of posts. */
  readonly addresses: MediaAddresses;
}

export type PostListsDeps = PostsDeps & ListDeps;

const isMarked = (marks: typeof likes | typeof bookmarks, readerId: ReaderId) =>
  sql<boolean>`exists (select from ${marks} where ${marks.postId} = ${posts.id} and ${marks.userId} = ${readerId})`;

/** Columns of a post for any reader: everything but its blocks. */
export const cardFields = (readerId: ReaderId) => ({
  id: posts.id,
  title: posts.title,
  teaser: posts.teaser,
  contents: posts.contents,
  audience: posts.audience,
  price: posts.price,
  image: posts.image,
  covers: mediaOf<PictureRow>(posts.id, ['cover']),
  publishedAt: posts.publishedAt,
  likes: posts.likes,
  comments: posts.comments,
  hiddenAt: posts.hiddenAt,
  author: authorFields,
  grants: grantsOf(readerId),
  tiers: tiersOfPost,
  liked: isMarked(likes, readerId),
  bookmarked: isMarked(bookmarks, readerId),
});

/** Posts with all that lists show of them. */
export const selectCards = (db: Database, readerId: number) =>
  db.select(cardFields(readerId)).from(posts).innerJoin(authors, eq(authors.id, posts.authorId));

/** A post with what decides what its reader may see of it. */
type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** The post as this reader may see it in a list. */
export function toCard(row: CardRow, readerId: number, addresses: MediaAddresses): Post {
  const { author, audience, tiers: opening, price, grants, publishedAt, covers, hiddenAt, ...post } = row;
  const [cover] = covers;
  const addressOf = (id: string, variant: string) =>
    hiddenAt === null ? addresses.open(id, variant) : addresses.signed(id, variant, readerId);
  const reader = { isAuthor: author.userId === readerId, grants };
  return {
    ...post,
    cover: cover ? presentPicture(cover, (variant) => addressOf(cover.id, variant)) : null,
    author: toAuthor(author),
    access: accessOf(reader, { audience, tiers: opening, price }),
    published_at: publishedAt.toISOString(),
  };
}

/** A post with all that decides what its reader gets of it. */
interface WholeRow extends CardRow {
  readonly blocks: readonly Block[];
  /** Media in its body. */
  readonly media: readonly PlacedMedia[];
  readonly previous: WholePost['previous'];
  readonly next: WholePost['next'];
  readonly policy: WholePost['commenting']['policy'];
  /** The author has blocked the reader. */
  readonly isBlocked: boolean;
}

/** The post as this reader may see it: without the blocks behind the paywall mark of a locked one. */
export function toWhole(row: WholeRow, readerId: number, addresses: MediaAddresses): WholePost {
  const { blocks, media, previous, next, policy, isBlocked, ...card } = row;
  const post = toCard(card, readerId, addresses);
  const { granted, audience } = post.access;
  const isAuthor = post.author.user_id === readerId;
  const isHidden = card.hiddenAt !== null;
  return {
    ...post,
    blocks: [...(granted ? blocks : aboveMark(blocks))],
    media: media
      .filter(({ place }) => granted || isForAll(audience, place))
      .map((file) =>
        presentMedia(file, (variant) =>
          isForAll(audience, file.place) && !isHidden
            ? addresses.open(file.id, variant)
            : addresses.signed(file.id, variant, readerId),
        ),
      ),
    previous,
    next,
    hidden: isHidden,
    commenting: {
      policy,
      may: mayComment({ isAuthor, isGranted: granted, isBlocked, isSubscriber: isSubscriber(card) }, policy),
    },
  };
}
