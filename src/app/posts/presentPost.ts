import type { Post } from '#src/api/contract.ts';
import { type ArtName, tiles } from '#src/components/primitives/Art/Art.tsx';
import type { PictureView } from '#src/components/primitives/Picture/Picture.tsx';
import type { PostAuthor } from '#src/components/sections/PostByline/PostByline.tsx';
import type { Offer, PostAccess, PostView } from '#src/components/sections/PostCard/PostCard.tsx';
import { type Changes, type Marks, marksOf } from '#src/data/posts/marks.ts';
import { formatContents } from '#src/format/contents.ts';
import { formatMonthlyPrice, formatPrice } from '#src/format/money.ts';
import type { NounForms } from '#src/format/noun.ts';
import { formatCount, withNoun } from '#src/format/plural.ts';
import { formatAge } from '#src/format/time.ts';
import { commentsHref, postHref, profileHref } from '../shared/paths.ts';
import { portraitOf } from '../shared/people.ts';
import { presentPicture } from './presentMedia.ts';

const comments: NounForms = ['комментарий', 'комментария', 'комментариев'];

/** Pixels of a drawing that the client has: it is as sharp in any width. */
const drawnWidth = 1440;

const isArt = (name: string): name is ArtName => Object.hasOwn(tiles, name);

/** The picture that a post shows of itself: it says nothing that the title does not. */
export function pictureOf({ cover, image }: Pick<Post, 'cover' | 'image'>): PictureView | undefined {
  if (cover !== null) return presentPicture(cover, '');
  if (image === null || !isArt(image)) return undefined;
  const { src, width, height } = tiles[image];
  return { src, width: drawnWidth, height: (drawnWidth * height) / width, alt: '' };
}

function opening({ audience, price, tiers: [cheapest] }: Post['access']): { sentence: string; offer: Offer } {
  switch (audience) {
    case 'everyone':
    case 'subscribers':
      return { sentence: 'Откроется, как только вы начнёте следить за автором.', offer: { kind: 'free' } };
    case 'tiers':
      if (cheapest === undefined)
        return {
          sentence: 'Открыт тем, кто уже подписан на уровень автора.',
          offer: { kind: 'paid', price: undefined },
        };
      return {
        sentence: `Откроется, как только вы подпишетесь на «${cheapest.name}».`,
        offer: { kind: 'paid', price: formatMonthlyPrice(cheapest.price) },
      };
    case 'buyers':
      return {
        sentence: 'Продаётся отдельно.',
        offer: { kind: 'sale', price: price === null ? undefined : formatPrice(price) },
      };
  }
}

function presentAccess({ access, contents }: Post): PostAccess {
  if (access.granted) return { kind: 'open' };
  const inside = formatContents(contents);
  const { sentence, offer } = opening(access);
  const [first = '', ...rest] = inside === '' ? sentence : `${inside}. ${sentence}`;
  return { kind: 'locked', note: first.toUpperCase() + rest.join(''), offer };
}

/** The author of a post. */
export const presentAuthor = ({ author }: Pick<Post, 'author'>): PostAuthor => ({
  name: author.name,
  portrait: portraitOf(author.name, author),
  href: profileHref(author.user_id),
});

/** The reader's marks, and how many have put theirs. */
const presentMarks = ({ liked, likes, bookmarked }: Marks) => ({
  likes: formatCount(likes),
  isLiked: liked,
  isBookmarked: bookmarked,
});

/** The number of comments. */
export const presentCommentCount = (count: number) => ({
  text: formatCount(count),
  label: withNoun(count, comments),
});

/** The card and the page share these. */
export function presentCommon(post: Post, marks: Marks, now: Date) {
  const { id, title, author, access, published_at } = post;
  return {
    id,
    title,
    author: presentAuthor(post),
    meta: [author.role, formatAge(published_at, now), access.bought ? 'Куплен' : '']
      .filter((text) => text !== '')
      .join(' · '),
    comments: presentCommentCount(post.comments),
    commentsHref: commentsHref(id),
    ...presentMarks(marks),
  };
}

/** A post of the API as its card shows it at the moment `now`. */
export const presentPost = (post: Post, marks: Marks, now: Date): PostView => ({
  ...presentCommon(post, marks, now),
  href: postHref(post.id),
  teaser: post.teaser,
  picture: pictureOf(post),
  access: presentAccess(post),
});

interface LoadedPage {
  readonly results: readonly Post[];
  /** Milliseconds since the epoch. */
  readonly requestedAt: number;
}

interface CachedView {
  readonly change: Changes[number] | undefined;
  readonly view: PostView;
}

const cache = new WeakMap<Post, CachedView>();

function viewOf(post: Post, requestedAt: number, change: Changes[number] | undefined): PostView {
  const last = cache.get(post);
  if (last && last.change === change) return last.view;
  const marks = marksOf(post, requestedAt, change);
  // All but the marks stays the same, to the object: no other part of the card renders again.
  const view = last
    ? { ...last.view, ...presentMarks(marks) }
    : presentPost(post, marks, new Date(requestedAt));
  cache.set(post, { change, view });
  return view;
}

/**
 * Posts as props of cards, each once: a new post between two requests pushes others onto the next page. An unchanged
 * post stays the same object, so that a heart renders one card and not the whole list.
 */
export function presentPosts(pages: readonly LoadedPage[], changes: Changes): PostView[] {
  const views = new Map<number, PostView>();
  for (const { results, requestedAt } of pages)
    for (const post of results) views.set(post.id, viewOf(post, requestedAt, changes[post.id]));
  return [...views.values()];
}
