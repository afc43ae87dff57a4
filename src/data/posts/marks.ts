import type { Post } from '#src/api/contract.ts';

/** What readers put on posts. */
export type Marks = Pick<Post, 'liked' | 'likes' | 'bookmarked'>;

/** Marks that are newer than the posts that were loaded; `likes` only where the server has said how many there are. */
export interface Change {
  readonly liked?: boolean;
  readonly likes?: number | undefined;
  readonly bookmarked?: boolean;
  /** Milliseconds since the epoch: a post that was loaded later is more recent. */
  readonly at: number;
}

/** The moment of a change that the server has not answered yet: no post is more recent. */
export const underWay = Number.POSITIVE_INFINITY;

/** By the id of the post. */
export type Changes = Readonly<Record<number, Change>>;

/** The marks of a post as the reader knows them. @param askedAt when the post was asked for */
export function marksOf(post: Marks, askedAt: number, change: Change | undefined): Marks {
  if (change === undefined || change.at < askedAt) return post;
  const { liked = post.liked, bookmarked = post.bookmarked } = change;
  const likes = change.likes ?? post.likes + Number(liked) - Number(post.liked);
  return { liked, likes, bookmarked };
}
