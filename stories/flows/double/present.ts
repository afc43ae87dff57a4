import type { Media, Post, Subscription, WholePost } from '#src/api/contract.ts';
import { accessOf, type OpeningTier } from '#src/server/access/access.ts';
import { aboveMark, contentsOf, mediaIn } from '#src/server/posts/blocks.ts';
import {
  type Author,
  authorOf,
  type Content,
  type Following,
  newestFirst,
  type Published,
} from './content.ts';
import { statusOf, grantsOf } from './followings.ts';

/** An author as every list shows one. */
export const toAuthor = ({ id, account, name, role, portrait }: Author): Post['author'] => ({
  ...{ id, user_id: account, name, role, portrait },
});

export const toSubscription = (content: Content, following: Following): Subscription => ({
  id: following.id,
  author: toAuthor(authorOf(content, following.author)),
  tier: following.tier?.name ?? null,
  price: following.price,
  currency: 'RUB',
  status: statusOf(following),
  created_at: following.createdAt.toISOString(),
  paid_until: following.paidUntil?.toISOString() ?? null,
  cancelled_at: following.cancelledAt?.toISOString() ?? null,
});

/** Number of a post's likes. */
export const likesOf = ({ likes }: Content, { id, otherLikes }: Published): number =>
  otherLikes + (likes.get(id)?.size ?? 0);

/** Number of a post's readable comments. */
const countComments = ({ comments }: Content, post: number): number =>
  comments.filter((comment) => comment.post === post).length;

/** The tiers that open a post, the cheapest first. */
const tiersOf = (content: Content, post: Pick<Published, 'author' | 'tiers'>): OpeningTier[] =>
  authorOf(content, post.author)
    .tiers.filter(({ id }) => post.tiers.includes(id))
    .toSorted((one, other) => one.price - other.price || one.id - other.id)
    .map((tier) => ({ id: tier.id, name: tier.name, price: tier.price, isOffered: true }));

/** A post as this reader may see it in a list. @param grants what they have of its author */
export function toCard(
  content: Content,
  reader: number,
  post: Published,
  grants = grantsOf(content, reader, post.author),
): Post {
  const author = authorOf(content, post.author);
  return {
    id: post.id,
    title: post.title,
    teaser: post.teaser,
    image: null,
    cover: post.cover,
    author: toAuthor(author),
    access: accessOf(
      { isAuthor: author.account === reader, grants },
      { audience: post.audience, tiers: tiersOf(content, post), price: null },
    ),
    // The double keeps no sounds.
    contents: contentsOf(post.blocks, () => undefined),
    published_at: post.publishedAt.toISOString(),
    likes: likesOf(content, post),
    comments: countComments(content, post.id),
    liked: content.likes.get(post.id)?.has(reader) === true,
    bookmarked: content.bookmarks.get(reader)?.includes(post.id) === true,
  };
}

/** The files that blocks name. */
const mediaOf = ({ pictures }: Content, blocks: Published['blocks']): Media[] =>
  mediaIn(blocks).flatMap(({ media }) => pictures.get(media) ?? []);

/** The post as this reader may see it: nothing that lies behind the paywall mark of a locked one. */
export function toWhole(...[content, reader, post, grants]: Parameters<typeof toCard>): WholePost {
  const card = toCard(content, reader, post, grants);
  const blocks = card.access.granted ? post.blocks : aboveMark(post.blocks);
  const row = newestFirst(content).filter(({ author }) => author === post.author);
  const place = row.indexOf(post);
  const neighbour = (other: Published | undefined): WholePost['next'] =>
    other === undefined
      ? null
      : { id: other.id, title: other.title, published_at: other.publishedAt.toISOString() };
  return {
    ...card,
    blocks: [...blocks],
    media: mediaOf(content, blocks),
    previous: neighbour(row[place + 1]),
    next: place > 0 ? neighbour(row[place - 1]) : null,
    hidden: false,
    commenting: { policy: 'readers', may: card.access.granted ? 'yes' : 'locked' },
  };
}
