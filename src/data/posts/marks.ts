import type { Post } from '#src/api/contract.ts';
import { createChannel } from '../shared/tabs.ts';

/** The marks that readers put on posts. */
export type Marks = Pick<Post, 'liked' | 'likes' | 'bookmarked'>;

/** Marks that are newer than the posts that were loaded; `likes` only if the server has said how many there are. */
export interface Change {
  readonly liked?: boolean;
  readonly likes?: number | undefined;
  readonly bookmarked?: boolean;
  /** Milliseconds since the epoch: a post that was loaded later is more recent. */
  readonly at: number;
}

/** The moment of a change that the server has not answered yet: no post is more recent. */
export const underWay = Number.POSITIVE_INFINITY;

/** Changes by the id of the post. */
export type Changes = Readonly<Record<number, Change>>;

/** The marks of a post as the reader knows them. @param requestedAt the moment when the post was requested */
export function marksOf(post: Marks, requestedAt: number, change: Change | undefined): Marks {
  if (change === undefined || change.at < requestedAt) return post;
  const { liked = post.liked, bookmarked = post.bookmarked } = change;
  const likes = change.likes ?? post.likes + Number(liked) - Number(post.liked);
  return { liked, likes, bookmarked };
}

/** A tab tells the others of marks that the server has agreed to. */
interface Message {
  /** Account of the tab: another one may have another account by now. */
  readonly user: number;
  readonly post: number;
  readonly marks: Partial<Marks>;
}

export const { tell, listen } = createChannel<Message>('marks');
